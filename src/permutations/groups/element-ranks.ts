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
