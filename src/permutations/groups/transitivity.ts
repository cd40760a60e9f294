import type { PermutationGroup } from "./permutation-group";

/**
 * The largest k for which any k different points can be brought to any k others: n for the symmetric group of degree n, n − 2 for the
 * alternating one, 0 if there are several orbits. A group is k-transitive if and only if, for each i < k, the stabilizer of i points is
 * transitive on the other n − i. It does not matter which points, so the base's are used.
 */
export function transitivity({ degree, orbitLengths }: PermutationGroup): number {
  let k = 0;
  while (k < degree && (orbitLengths[k] ?? 1) === degree - k) k++;
  return k;
}
