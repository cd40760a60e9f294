import { formatPermutation, permutationOfCycles, type Permutation } from "../permutations/permutation";
import { comparePoints } from "../permutations/points";
import { factorsInOrder, type ProductOrder } from "../permutations/product-order";
import { randomIndex, shuffled, type Random } from "../steps/random";
import type { Conventions } from "../permutations/conventions";

export type Cycles = readonly (readonly string[])[];

/** The product of cycles that may overlap. */
export const productOf = (cycles: Cycles, order: ProductOrder = "left to right"): Permutation =>
  permutationOfCycles(factorsInOrder([...cycles], order));

/** The points of exercises are nine digits, so that cycles may be written without spaces, as books do. */
export const pointsFrom = (first: Conventions["firstPoint"]): readonly string[] =>
  Array.from({ length: 9 }, (_, k) => String(first + k));

export const POINTS = pointsFrom(1);

export const oneOf = <Item>(items: readonly Item[], random: Random): Item =>
  items[randomIndex(random, items.length)]!;

/** Cycles of these lengths without common points, in canonical form. */
export function disjointCycles(lengths: readonly number[], random: Random, points = POINTS): string[][] {
  const order = shuffled(points, random);
  let used = 0;
  const cycles = lengths.map((length) => smallestFirst(order.slice(used, (used += length))));
  return cycles.sort(([a], [b]) => comparePoints(a!, b!));
}

/** Cycles of these lengths, each of which has a point in common with the one before it and begins with its smallest. */
export function overlappingCycles(lengths: readonly number[], random: Random, points = POINTS): string[][] {
  const cycles: string[][] = [];
  for (const length of lengths) {
    const before = cycles.at(-1);
    const common = before ? [oneOf(before, random)] : [];
    const others = shuffled(
      points.filter((point) => !common.includes(point)),
      random,
    );
    const cycle = [...common, ...others.slice(0, length - common.length)];
    cycles.push(smallestFirst(shuffled(cycle, random)));
  }
  return cycles;
}

const smallestFirst = (cycle: readonly string[]): string[] =>
  turned(cycle, cycle.indexOf([...cycle].sort(comparePoints)[0]!));

/** A cycle written from another of its points on. */
export const turned = (cycle: readonly string[], first: number): string[] => [
  ...cycle.slice(first),
  ...cycle.slice(0, first),
];

/** Overlapping cycles of these lengths whose product is not the identity and is another one in the other order. */
export function orderedProduct(lengths: readonly number[], random: Random, points = POINTS): Cycles {
  for (;;) {
    const cycles = overlappingCycles(lengths, random, points);
    const product = formatPermutation(productOf(cycles, "left to right"));
    if (product !== "()" && product !== formatPermutation(productOf(cycles, "right to left"))) return cycles;
  }
}

/** The lengths of cycles, which are disjoint or factors of a product. */
export interface CyclesShape {
  readonly lengths: readonly number[];
  readonly overlap?: true | undefined;
}

export const cyclesOfShape = ({ lengths, overlap }: CyclesShape, random: Random, points = POINTS): Cycles =>
  (overlap ? orderedProduct : disjointCycles)(lengths, random, points);
