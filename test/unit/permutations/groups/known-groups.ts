import fixture from "../../../fixtures/groups.json";

export interface KnownGroup {
  readonly name: string;
  readonly degree: number;
  readonly generators: Int32Array[];
  readonly order: bigint;
}

/** Images counted from 1, as in books and in GAP. */
export function countedFromOne(images: readonly number[]): Int32Array {
  return Int32Array.from(images, (image) => image - 1);
}

/** The groups of groups.json, whose orders GAP and SymPy gave. */
export const FIXTURE_GROUPS: KnownGroup[] = Object.entries(fixture).map(([name, { n, gens, order }]) => ({
  name,
  degree: n,
  generators: Object.values(gens).map(countedFromOne),
  order: BigInt(order),
}));
