import type { Steps } from "../../../steps";
import type { ListedGroup } from "./listed-group";

const PRODUCTS_PER_YIELD = 1 << 13;

/**
 * The cosets of a subgroup, as ranks. The first one is the subgroup in the given order, the identity first. Each of the others begins with
 * the group's first element that is in none before, multiplied by the subgroup's elements: these come first in right cosets, and second in
 * left ones. Yields its progress, from 0 to 1.
 */
export function* cosetsOf(
  { group: { base }, ranks, queue }: ListedGroup,
  subgroup: readonly Int32Array[],
  side: "right" | "left",
): Steps<Int32Array[]> {
  const isSeen = new Uint8Array(queue.length);
  const baseImages = new Int32Array(base.length);
  const cosets: Int32Array[] = [];
  let untilYield = 0;
  for (let place = 0; cosets.length * subgroup.length < queue.length; place++) {
    if (isSeen[queue[place]] === 1) continue;
    const element = ranks.imagesOf(queue[place]);
    const coset = new Int32Array(subgroup.length);
    for (let k = 0; k < subgroup.length; k++) {
      if (untilYield-- === 0) {
        untilYield = PRODUCTS_PER_YIELD;
        yield (cosets.length * subgroup.length) / queue.length;
      }
      const [first, second] = side === "right" ? [subgroup[k], element] : [element, subgroup[k]];
      for (let at = 0; at < base.length; at++) baseImages[at] = second[first[base[at]]];
      coset[k] = ranks.rankOf(baseImages);
      isSeen[coset[k]] = 1;
    }
    cosets.push(coset);
  }
  return cosets;
}
