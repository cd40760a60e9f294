import { i18n } from "../../language";
import type { Steps } from "../../steps";
import { LimitError } from "../../steps/limit-error";
import { abelianInvariants, commute } from "./abelian-groups";
import { requireOrder } from "./cosets";
import { commonKinds, elementClasses, type ElementClasses, type ElementKinds } from "./element-kinds";
import { nameOfStructure } from "./group-structure";
import { isHomomorphism } from "./homomorphisms";
import type { PermutationGroup } from "./permutation-group";
import { writtenOrder } from "./written-order";

/** The images of a group's generators under an isomorphism, or in words why there is none. */
type IsomorphismSearch = { readonly images: readonly Int32Array[] } | { readonly differs: string };

/** The most elements among which images are looked for, and the most images of all of them. */
const MAX_ORDER = 1 << 16;
const MAX_IMAGES = 1 << 24;

/**
 * Compares two groups by what isomorphisms keep, then searches for images of a few generators. Each choice is extended to all elements that
 * are generated, whose kinds have to fit. Throws a LimitError.
 */
export function* isomorphism(group: PermutationGroup, other: PermutationGroup): Steps<IsomorphismSearch> {
  const [given, found] = [group, other].map(({ orbitLengths }) => writtenOrder(orbitLengths));
  if (group.order !== other.order) {
    return { differs: i18n.t("the orders are {first} and {second}", { first: given, second: found }) };
  }
  const differs = yield* differenceInCommuting(group, other);
  if (differs !== undefined) return { differs };
  const isAsGiven = group.generators.length === other.generators.length;
  if (isAsGiven && (yield* isHomomorphism(group, other.generators))) return { images: other.generators };
  requireOrder(group, Math.min(MAX_ORDER, Math.floor(MAX_IMAGES / Math.max(1, group.degree, other.degree))));
  const own = yield* elementClasses(group);
  const target = yield* elementClasses(other);
  const [ownKinds, targetKinds] = yield* commonKinds([own, target]);
  const difference =
    differenceInOrders([own, ownKinds], [target, targetKinds]) ??
    differenceInClasses([own, ownKinds], [target, targetKinds]);
  if (difference !== undefined) return { differs: difference };
  const images = yield* mapping([own, ownKinds.kinds], [target, targetKinds.kinds]);
  if (!images) return { differs: i18n.t("no images of the generators multiply as the generators do") };
  return { images: group.generators.map((each) => target.ranks.imagesOf(images[own.rankOf(each)])) };
}

function* differenceInCommuting(group: PermutationGroup, other: PermutationGroup): Steps<string | undefined> {
  const isFirst = yield* commute(group.generators);
  const isSecond = yield* commute(other.generators);
  if (isFirst !== isSecond) {
    return isFirst
      ? i18n.t("the first group is abelian, and the second is not")
      : i18n.t("the second group is abelian, and the first is not");
  }
  if (!isFirst) return undefined;
  const names: string[] = [];
  for (const { generators, degree } of [group, other]) {
    names.push(nameOfStructure({ factors: [], cyclicOrders: yield* abelianInvariants(generators, degree) }));
  }
  const [first, second] = names;
  return first === second
    ? undefined
    : i18n.t("the first group is {first}, the second {second}", { first, second });
}

type Known = readonly [ElementClasses, ElementKinds];

/** Numbers of elements by a number that their classes have. */
function elementsBy({ sizes }: ElementClasses, numbers: ArrayLike<number>): Map<number, number> {
  const counts = new Map<number, number>();
  sizes.forEach((size, k) => counts.set(numbers[k], (counts.get(numbers[k]) ?? 0) + size));
  return counts;
}

/** The smallest number with different counts. */
function firstDifference(first: Map<number, number>, second: Map<number, number>): number | undefined {
  const numbers = [...new Set([...first.keys(), ...second.keys()])].sort((a, b) => a - b);
  return numbers.find((number) => first.get(number) !== second.get(number));
}

function differenceInOrders(
  [own, { orders }]: Known,
  [other, { orders: others }]: Known,
): string | undefined {
  const [first, second] = [elementsBy(own, orders), elementsBy(other, others)];
  const order = firstDifference(first, second);
  if (order === undefined) return undefined;
  return i18n.t(
    "elements of order {order}: {first, number} in the first group, {second, number} in the second",
    {
      order,
      first: first.get(order) ?? 0,
      second: second.get(order) ?? 0,
    },
  );
}

function differenceInClasses([own, { kinds }]: Known, [other, { kinds: others }]: Known): string | undefined {
  const counts = { first: own.sizes.length, second: other.sizes.length };
  if (counts.first !== counts.second) {
    return i18n.t(
      "conjugacy classes: {first, number} in the first group, {second, number} in the second",
      counts,
    );
  }
  const size = firstDifference(elementsBy(own, own.sizes), elementsBy(other, other.sizes));
  if (size !== undefined) {
    const [first, second] = [own, other].map(({ sizes }) => sizes.filter((each) => each === size).length);
    return i18n.t(
      "conjugacy classes of {size, number} elements: {first, number} in the first group, {second, number} in the second",
      { size, first, second },
    );
  }
  return firstDifference(elementsBy(own, kinds), elementsBy(other, others)) === undefined
    ? undefined
    : i18n.t("elements of the same order have different numbers of roots, or powers in different classes");
}

type Sorted = readonly [classes: ElementClasses, kinds: Int32Array];

/** The most products of elements in a search, and kinds that are compared to choose a generator. */
const MAX_PRODUCTS = 1 << 24;
const MAX_KINDS = 32;
const PRODUCTS_PER_YIELD = 1 << 12;

/** Counts products. Throws a LimitError. */
class Work {
  #products = 0;

  /** Whether it is time to yield the part of the limit that is used up. */
  isPause(): boolean {
    if (++this.#products > MAX_PRODUCTS) {
      throw new LimitError(
        i18n.t("after {most, number} products, it is not known whether the groups are isomorphic", {
          most: MAX_PRODUCTS,
        }),
      );
    }
    return this.#products % PRODUCTS_PER_YIELD === 0;
  }

  get part(): number {
    return this.#products / MAX_PRODUCTS;
  }
}

/** The image of each element by rank; undefined if there is no isomorphism. Both groups have equally many elements of each kind. */
function* mapping(own: Sorted, [target, targetKinds]: Sorted): Steps<Int32Array | undefined> {
  const work = new Work();
  const [{ size, classOf, multiplier, ranks }, kinds] = own;
  const chosen = yield* generatorsByKind(own, work);
  const products: Int32Array[] = [];
  for (const rank of chosen) {
    const times = multiplier(ranks.imagesOf(rank));
    const row = new Int32Array(size);
    for (let each = 0; each < size; each++) {
      if (work.isPause()) yield work.part;
      row[each] = times(each);
    }
    products.push(row);
  }
  const images = new Int32Array(size).fill(-1);
  let reached: number[] = [];

  /** Extends images of the first generators to all that they generate. Returns whether the kinds fit. */
  function* extend(factors: readonly ((rank: number) => number)[]): Steps<boolean> {
    for (const rank of reached) images[rank] = -1;
    images[0] = 0;
    reached = [0];
    for (const rank of reached) {
      for (const [k, times] of factors.entries()) {
        if (work.isPause()) yield work.part;
        const product = products[k][rank];
        const image = times(images[rank]);
        if (images[product] === image) continue;
        if (images[product] >= 0 || kinds[classOf[product]] !== targetKinds[target.classOf[image]])
          return false;
        images[product] = image;
        reached.push(product);
      }
    }
    return true;
  }

  function* search(factors: readonly ((rank: number) => number)[]): Steps<boolean> {
    if (factors.length === chosen.length) return true;
    const kind = kinds[classOf[chosen[factors.length]]];
    // Conjugation takes the first image to all others of its class.
    const candidates = factors.length === 0 ? target.firsts : target.classOf.keys();
    const isTaken = new Uint8Array(size);
    if (factors.length > 0) for (const rank of reached) isTaken[images[rank]] = 1;
    for (const candidate of candidates) {
      if (isTaken[candidate] === 1 || targetKinds[target.classOf[candidate]] !== kind) continue;
      const longer = [...factors, target.multiplier(target.ranks.imagesOf(candidate))];
      if ((yield* extend(longer)) && (yield* search(longer))) return true;
    }
    return false;
  }

  return (yield* search([])) ? images : undefined;
}

/** A few elements that generate a group, as ranks: each of a kind with few elements for the growth that it brings. */
function* generatorsByKind(
  [{ size, sizes, classOf, multiplier, ranks }, kinds]: Sorted,
  work: Work,
): Steps<number[]> {
  const counts = new Map<number, number>();
  sizes.forEach((each, k) => counts.set(kinds[k], (counts.get(kinds[k]) ?? 0) + each));
  const rare = [...counts].sort(([, a], [, b]) => a - b).slice(0, MAX_KINDS);
  const chosen: number[] = [];
  let isIn = new Uint8Array(size);
  isIn[0] = 1;
  for (let count = 1; count < size;) {
    let best: { rank: number; isIn: Uint8Array<ArrayBuffer>; count: number; score: number } | undefined;
    const outside = isIn.indexOf(0);
    const firsts = rare.map(([kind]) =>
      isIn.findIndex((inside, rank) => inside === 0 && kinds[classOf[rank]] === kind),
    );
    for (const rank of new Set([...firsts, outside])) {
      if (rank < 0) continue;
      const factors = [...chosen, rank].map((each) => multiplier(ranks.imagesOf(each)));
      const grown = new Uint8Array(size);
      grown[0] = 1;
      const reached = [0];
      for (const each of reached) {
        for (const times of factors) {
          if (work.isPause()) yield work.part;
          const product = times(each);
          if (grown[product] === 1) continue;
          grown[product] = 1;
          reached.push(product);
        }
      }
      const score = Math.log(reached.length / count) / Math.log(1 + counts.get(kinds[classOf[rank]])!);
      if (!best || score > best.score) best = { rank, isIn: grown, count: reached.length, score };
    }
    chosen.push(best!.rank);
    ({ isIn, count } = best!);
  }
  return chosen;
}
