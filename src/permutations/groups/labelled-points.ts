import { i18n } from "../../language";
import { identityImages, imagesOfCycles } from "../images";
import { LimitError } from "../../steps/limit-error";
import { imagesOver, numbersOf, type Permutation } from "../permutation";
import type { Cycles } from "../notation";
import { sortDistinctPoints } from "../points";
import type { Steps } from "../../steps";
import { restrictedTo } from "./orbits";

/** Permutations of texts, as permutations of the texts' numbers. */
export interface LabelledGenerators {
  /** All points of the permutations, in order. */
  readonly points: readonly string[];
  readonly generators: Int32Array[];
}

/** The most points, and the most point images in all permutations together. */
const MAX_POINTS = 0x10000;
const MAX_IMAGES = 0x2000000;

/** The permutations over all points that occur in any of them. Throws a LimitError. */
export function* commonPointsInSteps(permutations: readonly Permutation[]): Steps<LabelledGenerators> {
  const distinct = new Set<string>();
  for (const permutation of permutations) {
    for (const point of permutation.points) distinct.add(point);
    if (distinct.size > MAX_POINTS || distinct.size * permutations.length > MAX_IMAGES) {
      throw tooMany(distinct.size, permutations.length);
    }
    yield 0;
  }
  const points = sortDistinctPoints([...distinct]);
  const numbers = numbersOf(points);
  const generators: Int32Array[] = [];
  for (const permutation of permutations) {
    generators.push(imagesOver(numbers, permutation));
    yield generators.length / permutations.length;
  }
  return { points, generators };
}

function tooMany(points: number, permutations: number): LimitError {
  return new LimitError(
    points > MAX_POINTS
      ? i18n.t("the permutations have more than {most, number} points together; no more are possible", {
          most: MAX_POINTS,
        })
      : i18n.t(
          "the {count, number} permutations have more than {most, number} points together; no more are possible",
          { count: permutations, most: Math.floor(MAX_IMAGES / permutations) },
        ),
  );
}

/** The images of a product of cycles that moves only certain points; undefined if it moves any other. */
export function imagesAmong(numbers: ReadonlyMap<string, number>, cycles: Cycles): Int32Array | undefined {
  return imagesOfDisjoint(numbers, cycles) ?? imagesOfAny(numbers, cycles);
}

/** Almost all cycles are disjoint and among the points. */
function imagesOfDisjoint(numbers: ReadonlyMap<string, number>, cycles: Cycles): Int32Array | undefined {
  const images = identityImages(numbers.size);
  for (const cycle of cycles) {
    if (cycle.length < 2) continue;
    const first = numbers.get(cycle[0]);
    let last = first;
    for (let k = 1; k <= cycle.length; k++) {
      const next = k < cycle.length ? numbers.get(cycle[k]) : first;
      if (last === undefined || next === undefined || images[last] !== last) return undefined;
      images[last] = next;
      last = next;
    }
  }
  return images;
}

function imagesOfAny(numbers: ReadonlyMap<string, number>, cycles: Cycles): Int32Array | undefined {
  const others = new Map<string, number>();
  const numberOf = (point: string): number => {
    let number = numbers.get(point) ?? others.get(point);
    if (number === undefined) others.set(point, (number = numbers.size + others.size));
    return number;
  };
  const numbered = cycles.map((cycle) => cycle.map(numberOf));
  const images = imagesOfCycles(numbers.size + others.size, numbered);
  for (let other = numbers.size; other < images.length; other++) {
    if (images[other] !== other) return undefined;
  }
  return images.subarray(0, numbers.size);
}

/**
 * Generators over the points that at least one of them moves. Only these count towards a group's degree, because fixed points in a text,
 * like the 5 in (1 2)(5), do not change the group. Yields its progress, from 0 to 1, after each generator.
 */
export function* amongMovedPointsInSteps({
  points,
  generators,
}: LabelledGenerators): Steps<LabelledGenerators> {
  const isMoved = new Uint8Array(points.length);
  for (let k = 0; k < generators.length; k++) {
    generators[k].forEach((image, x) => (isMoved[x] |= image === x ? 0 : 1));
    yield k / generators.length;
  }
  const moved = [...points.keys()].filter((x) => isMoved[x] === 1);
  const restricted: Int32Array[] = [];
  for (const generator of generators) {
    restricted.push(...restrictedTo(moved, [generator]));
    yield restricted.length / generators.length;
  }
  return { points: moved.map((x) => points[x]), generators: restricted };
}
