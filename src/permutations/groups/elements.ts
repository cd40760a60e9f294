import { identityImages } from "../images";
import type { PermutationGroup } from "./permutation-group";

/** All elements of a group, each once, the identity first. The array is valid until the next one. */
export function* elementsOf(group: PermutationGroup): Generator<Int32Array, void> {
  const { degree } = group;
  const levels = group.base.map((_, level) =>
    Array.from(group.basicOrbit(level), (point) => group.transversal(level, point)),
  );
  // An element is a product of one from each transversal, the last level's first; products[k + 1] is that of the levels up to k.
  const products = [identityImages(degree), ...levels.map(() => new Int32Array(degree))];
  const next = new Int32Array(levels.length);
  let level = 0;
  while (level >= 0) {
    if (level === levels.length) {
      yield products[level--];
      continue;
    }
    if (next[level] === levels[level].length) {
      next[level--] = 0;
      continue;
    }
    const factor = levels[level][next[level]++];
    const before = products[level];
    const product = products[++level];
    for (let x = 0; x < degree; x++) product[x] = before[factor[x]];
  }
}
