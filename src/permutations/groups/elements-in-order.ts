import { isPauseInRow, type Steps } from "../../steps";
import { inOrder } from "../../steps/sorting";
import { order as orderOf } from "../permutation";
import { rankedElements } from "./elements";
import { tableOf, tableOfRanks, type MultiplicationTable, generatedBy } from "./multiplication-table";
import type { PermutationGroup } from "./permutation-group";
import { orbitsOf } from "./orbits";
import { GiantGroup, naturalGroup } from "./giants";
import { permutationGroup } from "./stabilizer-chain";

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

/** Up to this many elements, generators are chosen among all of them, if these have no more images than that. */
const MAX_ELEMENTS = 1000;
const MAX_IMAGES = 1 << 22;

/**
 * A few elements that generate a group; none for the trivial group. For small groups, and for those of all or all even permutations of
 * some points, they do not depend on how the group was given.
 */
export function* fewGenerators(group: PermutationGroup): Steps<Int32Array[]> {
  if (group.order <= BigInt(MAX_ELEMENTS) && Number(group.order) * group.degree <= MAX_IMAGES) {
    const { elements, table } = yield* elementsInOrder(group);
    return generatorsInTable(table, Array.from(elements.keys())).map((element) => elements[element]);
  }
  const natural = naturalGroup(group);
  if (natural) {
    const points = orbitsOf(group.generators, group.degree).find(({ length }) => length > 1)!;
    return [...new GiantGroup([], group.degree, points, natural.alternating).strongGenerators(0)];
  }
  const { degree } = group;
  const chosen: Int32Array[] = [];
  let made = yield* permutationGroup(chosen, degree);
  for (const generator of yield* longestOrdersFirst(group.strongGenerators(0))) {
    if (made.contains(generator)) continue;
    chosen.push(generator);
    made = yield* permutationGroup(chosen, degree);
    if (made.order === group.order) break;
  }
  return chosen;
}

function* longestOrdersFirst(elements: readonly Int32Array[]): Steps<Int32Array[]> {
  const orders = new Map<Int32Array, bigint>();
  for (const images of elements) {
    orders.set(images, orderOf({ images }));
    yield 0;
  }
  return [...elements].sort((a, b) => Number(orders.get(b)! - orders.get(a)!));
}

/**
 * A few elements that generate a subgroup of a table, whose elements are given. Each is the first one that is not generated yet. Elements
 * that the others make superfluous are left out in the end.
 */
export function generatorsInTable(table: MultiplicationTable, elements: ArrayLike<number>): number[] {
  const chosen: number[] = [];
  let { isIn } = generatedBy(table, chosen);
  for (let k = 0; k < elements.length; k++) {
    if (isIn[elements[k]] === 1) continue;
    chosen.push(elements[k]);
    ({ isIn } = generatedBy(table, chosen));
  }
  for (let k = chosen.length - 1; k >= 0; k--) {
    const others = chosen.filter((_, other) => other !== k);
    if (generatedBy(table, others).elements.length === elements.length) chosen.splice(k, 1);
  }
  return chosen;
}
