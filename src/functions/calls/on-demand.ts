import type { CustomFunction } from "./custom-function";

/** A function whose module is loaded at its first call. `length` is how many parameters it has, with that for the invocation. */
export function onDemand(
  load: () => Promise<Readonly<Record<string, CustomFunction>>>,
  name: string,
  length: number,
): CustomFunction {
  const compute = async (...args: unknown[]) => (await load())[name]!(...args);
  return Object.defineProperty(compute, "length", { value: length });
}
