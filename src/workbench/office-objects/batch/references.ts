import type { Instance } from "./object-table";

/**
 * Objects that Office.js keeps across batches. `_KeepReference` gives an object an id, later batches reach it by that id,
 * `_RemoveReference` forgets it.
 */
export class References {
  private readonly instances = new Map<string, Instance>();
  private readonly ids = new WeakMap<Instance, string>();
  private count = 0;

  keep(instance: Instance): string {
    const id = this.ids.get(instance) ?? `ref-${++this.count}`;
    this.ids.set(instance, id);
    this.instances.set(id, instance);
    return id;
  }

  idOf(instance: Instance): string | undefined {
    const id = this.ids.get(instance);
    return id !== undefined && this.instances.has(id) ? id : undefined;
  }

  get(id: string): Instance | undefined {
    return this.instances.get(id);
  }

  remove(id: string): void {
    this.instances.delete(id);
  }
}
