import { productOfNumbers } from "../whole-numbers";
import { orbitsOf } from "./orbits";
import type { PermutationGroup } from "./permutation-group";

/** The symmetric or alternating group of all points that it moves. */
export interface NaturalGroup {
  /** The number of points, at least 3. */
  readonly degree: number;
  readonly alternating: boolean;
}

/**
 * Identifies a group by its order, if it is symmetric or alternating: a subgroup of index 2 in a symmetric group is the alternating one.
 */
export function naturalGroup(group: PermutationGroup): NaturalGroup | undefined {
  const orbits = orbitsOf(group.generators, group.degree).filter(({ length }) => length > 1);
  if (orbits.length !== 1 || orbits[0].length < 3) return undefined;
  const degree = orbits[0].length;
  const all = factorial(degree);
  if (group.order === all) return { degree, alternating: false };
  return 2n * group.order === all ? { degree, alternating: true } : undefined;
}

export function factorial(n: number): bigint {
  return productOfNumbers(Array.from({ length: n }, (_, k) => n - k));
}

/** Whether permutations with these cycle lengths are even. */
export function isEvenType(lengths: readonly number[]): boolean {
  return lengths.reduce((total, length) => total + length - 1, 0) % 2 === 0;
}
