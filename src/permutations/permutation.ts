import { finished, isPause, ITEMS_PER_STEP, type Steps } from "../steps";
import {
  cyclesOfImages,
  identityImages,
  imagesOfCyclesInSteps,
  invertImages,
  isEven,
  powerOfImages,
} from "./images";
import { formatCycles, parseCycles, type Cycles } from "./notation";
import { sortDistinctPoints, sortedInSteps } from "./points";
import { leastCommonMultiple } from "./whole-numbers";

const CYCLES_PER_STEP = ITEMS_PER_STEP / 2;

/** A permutation of finitely many points. All other points stay where they are. Immutable. */
export interface Permutation {
  /** In order, see points.ts. May include fixed points. */
  readonly points: readonly string[];
  /** The point `points[k]` goes to `points[images[k]]`. */
  readonly images: Int32Array;
}

/** What is needed of a permutation to write it. */
type WrittenPermutation = Pick<Permutation, "points"> & { readonly images: ArrayLike<number> };

/** The product of cycles that may overlap, from left to right. No cycle may contain a point twice. */
export function permutationOfCycles(cycles: Cycles): Permutation {
  return finished(permutationOfCyclesInSteps(cycles));
}

/** Like permutationOfCycles, for possibly many cycles. */
export function* permutationOfCyclesInSteps(cycles: Cycles): Steps<Permutation> {
  const seen = new Map<string, number>();
  const found: string[] = [];
  const numbered: number[][] = [];
  for (const cycle of cycles) {
    const numbers: number[] = [];
    for (const point of cycle) {
      let number = seen.get(point);
      if (number === undefined) seen.set(point, (number = found.push(point) - 1));
      numbers.push(number);
    }
    if (numbered.push(numbers) % CYCLES_PER_STEP === 0) yield 0;
  }
  const points = found.length > ITEMS_PER_STEP ? yield* sortedInSteps(found) : sortDistinctPoints(found);
  const inOrder = new Int32Array(points.length);
  for (let number = 0; number < points.length; number++) inOrder[seen.get(points[number])!] = number;
  for (let k = 0; k < numbered.length; k++) {
    const numbers = numbered[k];
    for (let at = 0; at < numbers.length; at++) numbers[at] = inOrder[numbers[at]];
    if (k % CYCLES_PER_STEP === CYCLES_PER_STEP - 1) yield 0;
  }
  return { points, images: yield* imagesOfCyclesInSteps(points.length, numbered) };
}

/** Reads cycle notation. Throws a NotationError. */
export function parsePermutation(text: string): Permutation {
  return permutationOfCycles(parseCycles(text));
}

/** Its disjoint cycles, each with its smallest point first, sorted by that point, without fixed points. */
export function cyclesOf({ points, images }: WrittenPermutation): string[][] {
  return cyclesOfImages(images).map((cycle) => cycle.map((number) => points[number]));
}

/** The canonical form: its disjoint cycles. */
export function formatPermutation(permutation: WrittenPermutation): string {
  return formatCycles(cyclesOf(permutation));
}

/** Like formatPermutation, for a permutation with possibly many points. */
export function* formatPermutationInSteps({ points, images }: Permutation): Steps<string> {
  const cycles = cyclesOfImages(images);
  yield 0;
  const written: string[][] = [];
  for (const cycle of cycles) {
    written.push(cycle.map((number) => points[number]));
    if (cycle.length > ITEMS_PER_STEP || written.length % CYCLES_PER_STEP === 0) yield 0;
  }
  return formatCycles(written);
}

/** All points of some permutations, in order. */
export function* pointsOf(permutations: Iterable<Permutation>): Steps<string[]> {
  const distinct = new Set<string>();
  for (const { points } of permutations) {
    for (const point of points) distinct.add(point);
    yield 0;
  }
  return yield* sortedInSteps([...distinct]);
}

/** The number of each point. */
export function numbersOf(points: readonly string[]): Map<string, number> {
  return new Map(points.map((point, number) => [point, number]));
}

/** Like numbersOf, for possibly many points. */
export function* numbersInSteps(points: readonly string[]): Steps<Map<string, number>> {
  const numbers = new Map<string, number>();
  for (let number = 0; number < points.length; number++) {
    if (isPause(number)) yield 0;
    numbers.set(points[number], number);
  }
  return numbers;
}

/** The images of a permutation over a superset of its points; `numbers` includes them all. */
export function imagesOver(numbers: ReadonlyMap<string, number>, permutation: Permutation): Int32Array {
  const images = identityImages(numbers.size);
  const over = permutation.points.map((point) => numbers.get(point)!);
  over.forEach((number, k) => (images[number] = over[permutation.images[k]]));
  return images;
}

export function invert({ points, images }: Permutation): Permutation {
  return { points, images: invertImages(images) };
}

/** The n-th power for any whole n, however large. */
export function power({ points, images }: Permutation, n: bigint): Permutation {
  return { points, images: powerOfImages(images, n) };
}

/** The lengths of the cycles of two or more points, longest first. */
export function cycleType({ images }: Pick<Permutation, "images">): number[] {
  return cyclesOfImages(images)
    .map((cycle) => cycle.length)
    .sort((a, b) => b - a);
}

/** The smallest positive power that gives the identity: the least common multiple of the cycle lengths. */
export function order(permutation: Pick<Permutation, "images">): bigint {
  return [...new Set(cycleType(permutation))].map(BigInt).reduce(leastCommonMultiple, 1n);
}

/** Even if it is a product of an even number of transpositions. */
export function parity(permutation: Pick<Permutation, "images">): "even" | "odd" {
  return isEven(permutation.images) ? "even" : "odd";
}

/** Whether no two of these cycles, which have no point twice, have a point in common. */
export function areDisjoint(cycles: Cycles): boolean {
  const points = cycles.flat();
  return new Set(points).size === points.length;
}
