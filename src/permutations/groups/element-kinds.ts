import { isPauseInRow, type Steps } from "../../steps";
import { invertImages, powerOfImages } from "../images";
import { order as orderOf } from "../permutation";
import { primesOf } from "../whole-numbers";
import { rankedElements, type ElementRanks } from "./elements";
import { fewGenerators } from "./elements-in-order";
import type { PermutationGroup } from "./permutation-group";

/** The elements of a group by their ranks, in classes of conjugate ones. The identity has rank 0 and is class 0. */
export interface ElementClasses {
  readonly group: PermutationGroup;
  readonly size: number;
  readonly ranks: ElementRanks;
  readonly classOf: Int32Array;
  /** The rank of an element of each class, and how many it has. */
  readonly firsts: readonly number[];
  readonly sizes: readonly number[];
  rankOf(images: Int32Array): number;
  /** Multiplies elements by one from the right. */
  multiplier(images: Int32Array): (rank: number) => number;
}

/** Takes a rank for each element and each of a few generators. The order must be that of a few ten thousand elements. */
export function* elementClasses(group: PermutationGroup): Steps<ElementClasses> {
  const size = Number(group.order);
  const { base } = group;
  const width = base.length;
  const ranks = yield* rankedElements(group);
  const places = new Int32Array(size * width);
  for (let rank = 0; rank < size; rank++) {
    if (isPauseInRow(rank, width * width)) yield rank / size;
    ranks.baseImagesOf(rank, places.subarray(rank * width, (rank + 1) * width));
  }
  const product = new Int32Array(width);
  const rankOf = (images: Int32Array) => ranks.rankOf(Int32Array.from(base, (point) => images[point]));
  const multiplier = (images: Int32Array) => (rank: number) => {
    for (let at = 0, from = rank * width; at < width; at++) product[at] = images[places[from + at]];
    return ranks.rankOf(product);
  };
  const generators = yield* fewGenerators(group);
  const pairs = generators.map((images) => [images, invertImages(images)] as const);
  const classOf = new Int32Array(size).fill(-1);
  const firsts: number[] = [];
  const sizes: number[] = [];
  for (let first = 0; first < size; first++) {
    if (classOf[first] >= 0) continue;
    const own = [first];
    classOf[first] = firsts.length;
    for (const rank of own) {
      if (isPauseInRow(rank, group.degree)) yield first / size;
      const element = ranks.imagesOf(rank);
      for (const [images, origins] of pairs) {
        for (let at = 0; at < width; at++) product[at] = images[element[origins[base[at]]]];
        const conjugate = ranks.rankOf(product);
        if (classOf[conjugate] >= 0) continue;
        classOf[conjugate] = firsts.length;
        own.push(conjugate);
      }
    }
    firsts.push(first);
    sizes.push(own.length);
  }
  return { group, size, ranks, classOf, firsts, sizes, rankOf, multiplier };
}

/** What is known of each class whatever the group acts on; kinds are numbers that two groups share. */
export interface ElementKinds {
  /** The kind of each class. */
  readonly kinds: Int32Array;
  /** The order of the elements of each class. */
  readonly orders: readonly number[];
}

/**
 * Kinds of elements of two groups: at first by order and size of the class. Then by the kinds of their powers and roots for each prime,
 * until that tells no more classes apart. Isomorphisms keep kinds.
 */
export function* commonKinds(both: readonly [ElementClasses, ElementClasses]): Steps<ElementKinds[]> {
  const primes = primesOf(both[0].size);
  const groups: { readonly orders: number[]; readonly powers: Int32Array[] }[] = [];
  for (const { firsts, ranks, rankOf, classOf } of both) {
    const orders: number[] = [];
    const powers = primes.map(() => new Int32Array(firsts.length));
    for (const [number, rank] of firsts.entries()) {
      yield number / firsts.length;
      const images = ranks.imagesOf(rank);
      orders.push(Number(orderOf({ images })));
      primes.forEach(
        (prime, k) => (powers[k][number] = classOf[rankOf(powerOfImages(images, BigInt(prime)))]),
      );
    }
    groups.push({ orders, powers });
  }
  let kinds: Int32Array[] = both.map(({ firsts }) => new Int32Array(firsts.length));
  for (let count = 0, known = -1; count !== known;) {
    known = count;
    const numbers = new Map<string, number>();
    const numberOf = (key: string) => {
      const number = numbers.get(key) ?? numbers.size;
      numbers.set(key, number);
      return number;
    };
    const next: Int32Array[] = [];
    for (const [g, { orders, powers }] of groups.entries()) {
      const before = kinds[g];
      const { sizes } = both[g];
      const keys = orders.map((order, number) => [`${before[number]}/${order}/${sizes[number]}`]);
      for (const images of powers) {
        yield 0.5;
        const roots: string[][] = keys.map(() => []);
        images.forEach((power, number) => roots[power].push(`${before[number]}x${sizes[number]}`));
        images.forEach((power, number) =>
          keys[number].push(`${before[power]}:${roots[number].sort().join()}`),
        );
      }
      next.push(Int32Array.from(keys, (key) => numberOf(key.join("/"))));
    }
    kinds = next;
    count = numbers.size;
  }
  return groups.map(({ orders }, g) => ({ kinds: kinds[g], orders }));
}
