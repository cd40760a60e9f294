import { order } from "../../../../src/permutations/permutation";
import { factorNamed, factorsNamed } from "./made-groups";
import { allElements, times } from "./some-groups";

/** What distinguishes groups of small order, found without anything that names them. */
export interface Invariants {
  /** The number of elements of each order. */
  readonly orders: ReadonlyMap<bigint, number>;
  /** The number of commuting pairs of elements: the order times the number of conjugacy classes. */
  readonly commutingPairs: number;
}

export function invariantsOf(generators: readonly Int32Array[]): Invariants {
  const elements = allElements(generators);
  const orders = new Map<bigint, number>();
  for (const images of elements) {
    const each = order({ images });
    orders.set(each, (orders.get(each) ?? 0) + 1);
  }
  let commutingPairs = 0;
  for (const a of elements) {
    for (const b of elements) if (a.every((image, x) => b[image] === a[b[x]])) commutingPairs++;
  }
  return { orders, commutingPairs };
}

/** The invariants that a name promises. Throws for a name that made-groups.ts does not know. */
export function promisedBy(name: string): Invariants {
  return factorsNamed(name).map(promisedByFactor).reduce(product);
}

const remembered = new Map<string, Invariants>();

function promisedByFactor(name: string): Invariants {
  const known = remembered.get(name);
  if (known) return known;
  const invariants = invariantsOf(factorNamed(name));
  remembered.set(name, invariants);
  return invariants;
}

function product(a: Invariants, b: Invariants): Invariants {
  const orders = new Map<bigint, number>();
  for (const [x, many] of a.orders) {
    for (const [y, times] of b.orders) {
      const both = (x * y) / greatestCommonDivisor(x, y);
      orders.set(both, (orders.get(both) ?? 0) + many * times);
    }
  }
  return { orders, commutingPairs: a.commutingPairs * b.commutingPairs };
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}

/** The regular action of a group on its own elements. */
export function regularAction(generators: readonly Int32Array[]): Int32Array[] {
  const elements = allElements(generators);
  const numbers = new Map(elements.map((images, number) => [images.join(), number]));
  return generators.map((generator) =>
    Int32Array.from(elements, (images) => numbers.get(times(images, generator).join())!),
  );
}
