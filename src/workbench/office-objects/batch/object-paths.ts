import { ExcelError, notImplemented } from "./errors";
import { Instance, memberName, type ObjectTable, type ObjectTables } from "./object-table";
import { ObjectPathType, type ArgumentInfo, type ObjectPath } from "./wire";

/** Everything that batches are executed on. */
export interface Model<Context> {
  tables: ObjectTables<Context>;
  root: Instance;
  context: Context;
  references: References;
  /** Resolves when formulas have been calculated; awaited before reading a value that depends on them. */
  calculated(): Promise<void>;
  /** Throws if a method may not be called, or a property not be set. */
  refuse?(instance: Instance, member: string, kind: "property" | "method"): void;
}

type Resolve = (path: ObjectPath) => Promise<Instance | null> | Instance | null;

/** The object paths of one batch. Each is resolved once, when an action first needs it: `Add` adds one worksheet. */
export class ObjectPaths<Context> {
  private readonly resolved = new Map<number, Instance | null>();
  private readonly resolvers: Readonly<Record<number, Resolve>> = {
    [ObjectPathType.GlobalObject]: () => this.model.root,
    [ObjectPathType.NewObject]: (path) => {
      throw notImplemented(path.Name ?? "object");
    },
    [ObjectPathType.Method]: (path) => this.below(path, (parent) => this.ofMethod(parent, path)),
    [ObjectPathType.Property]: (path) => this.below(path, (parent) => this.ofProperty(parent, path)),
    [ObjectPathType.Indexer]: (path) => this.below(path, (parent) => this.ofIndexer(parent, path)),
    [ObjectPathType.ReferenceId]: (path) => this.ofReference(path.Name ?? ""),
    [ObjectPathType.NullObject]: () => null,
  };

  constructor(
    private readonly paths: Readonly<Record<string, ObjectPath>>,
    private readonly model: Model<Context>,
  ) {}

  /** The object that a path leads to, or null for Excel's null object. */
  async resolve(id: number): Promise<Instance | null> {
    const known = this.resolved.get(id);
    if (known !== undefined) return known;
    const path = this.paths[id];
    const resolver = path && this.resolvers[path.ObjectPathType];
    if (!path || !resolver) throw new ExcelError("InvalidReference", `There is no object path ${id}.`);
    const instance = await resolver(path);
    this.resolved.set(id, instance);
    return instance;
  }

  table(instance: Instance): ObjectTable<never, Context> {
    const table = this.model.tables[instance.type];
    if (!table) throw notImplemented(instance.type);
    return table;
  }

  /** The arguments, with object paths replaced by their objects. */
  async args(info: ArgumentInfo | null | undefined): Promise<unknown[]> {
    const ids = info?.ReferencedObjectPathIds ?? [];
    const values: unknown[] = [];
    for (const [i, value] of (info?.Arguments ?? []).entries()) {
      const id = ids[i];
      values.push(typeof id === "number" && id > 0 ? await this.resolve(id) : value);
    }
    return values;
  }

  /** Calls a method of an object and returns its result. */
  async call(instance: Instance, name: string, args: readonly unknown[]): Promise<unknown> {
    const location = memberName(instance.type, name);
    const method = own(this.table(instance).methods, name);
    if (!method) throw notImplemented(location);
    const run = typeof method === "function" ? method : method.run;
    return locate(location, async () => {
      this.model.refuse?.(instance, name, "method");
      if (typeof method !== "function") await this.model.calculated();
      return run(instance.target as never, args, this.model.context);
    });
  }

  /** What is reached from an object; from Excel's null object it is that again. */
  private async below(
    { ParentObjectPathId = 0 }: ObjectPath,
    reach: (parent: Instance) => Promise<Instance | null>,
  ): Promise<Instance | null> {
    const parent = await this.resolve(ParentObjectPathId);
    return parent && reach(parent);
  }

  private async ofMethod(parent: Instance, path: ObjectPath): Promise<Instance | null> {
    const name = path.Name ?? "";
    const result = await this.call(parent, name, await this.args(path.ArgumentInfo));
    if (result === null || result instanceof Instance) return result;
    throw notImplemented(memberName(parent.type, name));
  }

  private async ofProperty(parent: Instance, { Name: name = "" }: ObjectPath): Promise<Instance | null> {
    const location = memberName(parent.type, name);
    const reach = own(this.table(parent).objects, name);
    if (!reach) throw notImplemented(location);
    return locate(location, async () => reach(parent.target as never, this.model.context));
  }

  private async ofIndexer(parent: Instance, path: ObjectPath): Promise<Instance | null> {
    const location = memberName(parent.type, "GetItem");
    const table = this.table(parent);
    if (!table.item) throw notImplemented(location);
    const [key] = await this.args(path.ArgumentInfo);
    return locate(location, async () => table.item!(parent.target as never, key, this.model.context));
  }

  private ofReference(id: string): Instance {
    const instance = this.model.references.get(id);
    if (!instance) throw new ExcelError("InvalidReference", "The object is no longer kept.");
    return instance;
  }
}

/** An own member of a table. Names come from outside, and `constructor` is not a member. */
export function own<T>(members: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
  return members && Object.hasOwn(members, name) ? members[name] : undefined;
}

/** Runs a member. If its error does not say where it happened, it happened in that member. */
export async function locate<T>(location: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ExcelError) {
      error.location ??= location;
      throw error;
    }
    console.error(location, error);
    throw new ExcelError(
      "GeneralException",
      error instanceof Error ? error.message : String(error),
      location,
    );
  }
}

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
