import { isPauseInRow, type Steps } from "../../../steps";
import { inOrder } from "../../../steps/sorting";
import { order as orderOf } from "../../permutation";
import { rankedElements } from "../element-ranks";
import { tableOf, tableOfRanks, type MultiplicationTable } from "../multiplication-table";
import type { PermutationGroup } from "../permutation-group";

/** A group's elements in an order that does not depend on its generators, and their table in the same order. */
export interface OrderedElements {
  /** The identity first. */
  readonly elements: readonly Int32Array[];
  readonly table: MultiplicationTable;
}

/**
 * Compares permutations as one reads their cycles: the first point with different images decides. Smaller images come first, but a point
 * that stays is later than one that moves, so (1 2) comes before (1 3) and that before (2 3). The identity is the last one.
 */
export function compareImages(
  a: ArrayLike<number>,
  b: ArrayLike<number>,
  degree = a.length,
  startOfA = 0,
  startOfB = 0,
): number {
  for (let x = 0; x < degree; x++) {
    const [imageInA, imageInB] = [a[startOfA + x], b[startOfB + x]];
    if (imageInA === imageInB) continue;
    if (imageInA === x) return 1;
    return imageInB === x ? -1 : imageInA - imageInB;
  }
  return 0;
}

/** The elements of a group of at most some thousands: after the identity those of longer orders first, then as compareImages says. */
export function* elementsInOrder(group: PermutationGroup): Steps<OrderedElements> {
  const ranks = yield* rankedElements(group);
  const size = Number(group.order);
  const images: Int32Array[] = [];
  const orders: number[] = [];
  for (let rank = 0; rank < size; rank++) {
    if (isPauseInRow(rank, group.degree)) yield 0;
    images.push(ranks.imagesOf(rank));
    orders.push(Number(orderOf({ images: images[rank] })));
  }
  const compare = (a: number, b: number) =>
    a === ranks.identity || b === ranks.identity
      ? orders[a] - orders[b]
      : orders[b] - orders[a] || compareImages(images[a], images[b]);
  const order = yield* inOrder(size, compare, group.degree);
  const table = yield* renumbered(yield* tableOfRanks(group, ranks), order);
  return { elements: Array.from(order, (rank) => images[rank]), table };
}

/** The table in which element k is the one that had the number order[k]. */
function* renumbered({ size, products }: MultiplicationTable, order: Int32Array): Steps<MultiplicationTable> {
  const numbers = new Uint16Array(size);
  order.forEach((before, number) => (numbers[before] = number));
  const own = new Uint16Array(size * size);
  for (let a = 0; a < size; a++) {
    if (isPauseInRow(a, size)) yield 0;
    const start = order[a] * size;
    for (let b = 0; b < size; b++) own[a * size + b] = numbers[products[start + order[b]]];
  }
  return tableOf(size, own);
}
