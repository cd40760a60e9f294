import { i18n } from "../../language";
import type { Steps } from "../../steps";
import { LimitError } from "../../steps/limit-error";
import { invertImages } from "../images";
import type { ProductOrder } from "../product-order";
import { breadthFirst, type BreadthFirst, rankedElements, type ElementRanks } from "./elements";
import type { PermutationGroup } from "./permutation-group";
import { permutationGroup } from "./stabilizer-chain";
import { writtenOrder } from "./written-order";

/**
 * A group whose elements are listed by their shortest words in the generators. If products go from right to left, it holds the inverses of
 * all elements, because these have the same products from left to right.
 */
interface ListedGroup extends BreadthFirst {
  readonly group: PermutationGroup;
  readonly ranks: ElementRanks;
  /** The element, itself and not its inverse, with a rank. */
  imagesOf(rank: number): Int32Array;
}

/** Lists a group of at most so many elements; `report` hears of each as breadthFirst says. Throws a LimitError. */
export function* listGroup(
  generators: readonly Int32Array[],
  degree: number,
  order: ProductOrder,
  most: number,
  report?: (before: number, generator: number) => void,
): Steps<ListedGroup> {
  const invert = order === "right to left" ? invertImages : (images: Int32Array) => images;
  const group = yield* permutationGroup(generators.map(invert), degree);
  requireOrder(group, most);
  const ranks = yield* rankedElements(group);
  const listed = yield* breadthFirst(group, ranks, report);
  return { ...listed, group, ranks, imagesOf: (rank) => invert(ranks.imagesOf(rank)) };
}

/** Throws a LimitError for a group of more elements. */
export function requireOrder({ order, orbitLengths }: PermutationGroup, most: number): void {
  if (order <= BigInt(most)) return;
  throw new LimitError(
    i18n.t("the group has {order} elements, and at most {most, number} are possible here", {
      order: writtenOrder(orbitLengths),
      most,
    }),
  );
}

const PRODUCTS_PER_YIELD = 1 << 13;

/**
 * The cosets of a subgroup, as ranks. The first one is the subgroup in the given order, the identity first. Each other coset begins with
 * the group's first element that is in none before, multiplied by the subgroup's elements. These are the first factors in right cosets, and
 * the second factors in left ones.
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
