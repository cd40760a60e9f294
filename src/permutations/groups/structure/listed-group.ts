import { i18n } from "../../../language";
import type { Steps } from "../../../steps";
import { LimitError } from "../../../steps/limit-error";
import { invertImages } from "../../images";
import type { ProductOrder } from "../../product-order";
import { breadthFirst, type BreadthFirst } from "../breadth-first";
import { rankedElements, type ElementRanks } from "../element-ranks";
import type { PermutationGroup } from "../permutation-group";
import { permutationGroup } from "../stabilizer-chain";
import { writtenOrder } from "../written-order";

/**
 * A group whose elements are listed by their shortest words in the generators. If products go from right to left it holds the inverses of
 * all elements, as these have the same products from left to right.
 */
export interface ListedGroup extends BreadthFirst {
  readonly group: PermutationGroup;
  readonly ranks: ElementRanks;
  /** The element, itself and not its inverse, with a rank. */
  imagesOf(rank: number): Int32Array;
}

/** Lists a group of at most so many elements; `tell` hears of each as breadthFirst says. Throws a LimitError. */
export function* listGroup(
  generators: readonly Int32Array[],
  degree: number,
  order: ProductOrder,
  most: number,
  tell?: (before: number, generator: number) => void,
): Steps<ListedGroup> {
  const invert = order === "right to left" ? invertImages : (images: Int32Array) => images;
  const group = yield* permutationGroup(generators.map(invert), degree);
  requireOrder(group, most);
  const ranks = yield* rankedElements(group);
  const listed = yield* breadthFirst(group, ranks, tell);
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
