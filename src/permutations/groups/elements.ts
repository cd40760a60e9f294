import { isPauseInRow, type Steps } from "../../steps";
import { identityImages } from "../images";
import type { PermutationGroup } from "./permutation-group";

/** The elements of a group, numbered from 0, identified by where they take the base. */
export interface ElementRanks {
  readonly identity: number;
  /** The number of the element that takes the base to these places, which are overwritten. There must be one. */
  rankOf(baseImages: Int32Array): number;
  /** Writes the places to which an element takes the base into `out`. */
  baseImagesOf(rank: number, out: Int32Array): void;
  /** Where an element takes each point. */
  imagesOf(rank: number): Int32Array;
}

/**
 * An element is the product of one element from each transversal, the last level's first. Its number has their positions as digits in the
 * mixed radix of the orbit lengths. The group's order must be below 2^53.
 *
 * Keeps all transversals and their inverses. A rank takes time in proportion to the square of the base’s length.
 */
export function* rankedElements(group: PermutationGroup): Steps<ElementRanks> {
  const { base, orbitLengths, degree } = group;
  const size = base.length;
  // For each level, row by row: elements of the transversal with their inverses, and the row of each place.
  const elements: Int32Array[] = [];
  const inverses: Int32Array[] = [];
  const rows: Int32Array[] = [];
  for (const level of base.keys()) {
    const orbit = group.basicOrbit(level);
    elements.push(new Int32Array(orbit.length * degree));
    inverses.push(new Int32Array(orbit.length * degree));
    rows.push(new Int32Array(degree));
    for (const [row, point] of orbit.entries()) {
      if (isPauseInRow(row, degree)) yield 0;
      rows[level][point] = row;
      const images = group.transversal(level, point);
      elements[level].set(images, row * degree);
      for (let x = 0; x < degree; x++) inverses[level][row * degree + images[x]] = x;
    }
  }
  const digits = new Int32Array(size);
  const readDigits = (rank: number) => {
    for (let level = size - 1; level >= 0; level--) {
      const length = orbitLengths[level];
      digits[level] = rank % length;
      rank = (rank - digits[level]) / length;
    }
  };
  return {
    identity: 0,
    rankOf(baseImages) {
      let rank = 0;
      for (let level = 0; level < size; level++) {
        const row = rows[level][baseImages[level]];
        rank = rank * orbitLengths[level] + row;
        if (row === 0) continue;
        const inverse = inverses[level];
        for (let k = level + 1; k < size; k++) baseImages[k] = inverse[row * degree + baseImages[k]];
      }
      return rank;
    },
    baseImagesOf(rank, out) {
      readDigits(rank);
      for (let k = 0; k < size; k++) {
        let point = base[k];
        for (let level = k; level >= 0; level--) point = elements[level][digits[level] * degree + point];
        out[k] = point;
      }
    },
    imagesOf(rank) {
      readDigits(rank);
      const images = identityImages(degree);
      for (let level = size - 1; level >= 0; level--) {
        const start = digits[level] * degree;
        for (let x = 0; x < degree; x++) images[x] = elements[level][start + images[x]];
      }
      return images;
    },
  };
}

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

/** The elements of a group in the order of their words: the shortest first, among equally short ones by their letters. */
export interface BreadthFirst {
  /** The rank of each element. */
  readonly queue: Int32Array;
  /** Each rank's place in the queue + 1. */
  readonly places: Int32Array;
  /** Where the elements of each length begin. */
  readonly starts: readonly number[];
}

const PRODUCTS_PER_YIELD = 1 << 13;

/**
 * All elements by the number of generators of which they are products, without inverses. Each element but the identity is reported to
 * `report`, in order: the place of the one before in its first shortest word, and the last generator.
 *
 * Takes a rank for each element and generator, and 8 bytes for an element.
 */
export function* breadthFirst(
  { order, base, generators }: Pick<PermutationGroup, "order" | "base" | "generators">,
  ranks: ElementRanks,
  report?: (before: number, generator: number) => void,
): Steps<BreadthFirst> {
  const count = Number(order);
  const places = new Int32Array(count);
  const queue = new Int32Array(count);
  const element = new Int32Array(base.length);
  const product = new Int32Array(base.length);
  places[ranks.identity] = 1;
  queue[0] = ranks.identity;
  const starts: number[] = [];
  let untilYield = 0;
  let found = 1;
  for (let next = 0, end = 0; next < found; next++) {
    if (next === end) {
      starts.push(next);
      end = found;
    }
    // All are there, so the rest lead to nothing new, but where they begin is still to be noted.
    if (found === count) {
      if (end < count) starts.push(end);
      break;
    }
    ranks.baseImagesOf(queue[next], element);
    for (let k = 0; k < generators.length; k++) {
      if (untilYield-- === 0) {
        untilYield = PRODUCTS_PER_YIELD;
        yield found / count;
      }
      const generator = generators[k];
      for (let at = 0; at < element.length; at++) product[at] = generator[element[at]];
      const rank = ranks.rankOf(product);
      if (places[rank] > 0) continue;
      queue[found++] = rank;
      places[rank] = found;
      report?.(next, k);
    }
  }
  return { queue, places, starts };
}
