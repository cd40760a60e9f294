import { proxy, wrap } from "comlink";
import type { LabelledPermutation, Products } from "../../permutations/products";
import type { Expansion } from "./expand.worker";

/** An expansion under way in a worker. */
export interface RunningExpansion {
  /** Rejects with the worker's error; never settles once cancelled. */
  readonly products: Promise<Products>;
  cancel(): void;
}

/** Starts to multiply all pairs off the pane's thread; `onProgress` hears what part is done, from 0 to 1. */
export function startExpansion(
  generators: readonly LabelledPermutation[],
  passes: number,
  onProgress: (part: number) => void,
): RunningExpansion {
  const worker = new Worker(new URL("./expand.worker.ts", import.meta.url), { name: "expand" });
  const failed = new Promise<never>((_resolve, reject) => {
    worker.onerror = (event) => reject(new Error(event.message || "The products could not be computed."));
  });
  const computed = wrap<Expansion>(worker).expand([...generators], passes, proxy(onProgress));
  const products = Promise.race([computed, failed]).finally(() => worker.terminate());
  return { products, cancel: () => worker.terminate() };
}
