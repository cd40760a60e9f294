import {
  areDisjoint,
  cyclesOf,
  formatPermutation,
  imagesOver,
  invert,
  numbersOf,
  permutationOfCycles,
  type Permutation,
} from "./permutation";
import { formatCycles, type Cycles } from "./notation";
import { comparePoints, sortedPoints } from "./points";

/** How the permutation that somebody has answered compares with the one expected. It never tells what is expected. */
export type Comparison =
  | { readonly kind: "right" | "not disjoint" | "not worked out" | "other order" | "inverse" }
  | {
      readonly kind: "wrong";
      /** The first point, in the order of the expected cycles, that the answer takes elsewhere. */
      readonly from: string;
    };

/**
 * Compares products of cycles, which may overlap and the first of which acts first.
 *
 * A difference is named by the first of these that holds: the other order, the inverse, the first point that goes elsewhere. What is said
 * never depends on where that point should go.
 */
export function comparison(answer: Cycles, expected: Cycles): Comparison {
  const given = permutationOfCycles(answer);
  const wanted = permutationOfCycles(expected);
  if (areEqual(given, wanted)) {
    if (areDisjoint(answer)) return { kind: "right" };
    return { kind: asWritten(answer) === asWritten(expected) ? "not worked out" : "not disjoint" };
  }
  const isOtherOrder = areEqual(given, inOtherOrder(expected)) || areEqual(inOtherOrder(answer), wanted);
  if (isOtherOrder) return { kind: "other order" };
  if (areEqual(given, invert(wanted))) return { kind: "inverse" };
  return { kind: "wrong", from: firstDifference(given, wanted) };
}

const areEqual = (one: Permutation, other: Permutation) =>
  formatPermutation(one) === formatPermutation(other);

const inOtherOrder = (factors: Cycles) => permutationOfCycles([...factors].reverse());

/** The same for cycles that differ only in the point they begin with, or in points that stay. */
function asWritten(cycles: Cycles): string {
  return formatCycles(cycles.filter(({ length }) => length > 1).map(fromSmallest));
}

function fromSmallest(cycle: readonly string[]): string[] {
  const smallest = cycle.reduce((least, point) => (comparePoints(point, least) < 0 ? point : least));
  const at = cycle.indexOf(smallest);
  return [...cycle.slice(at), ...cycle.slice(0, at)];
}

function firstDifference(given: Permutation, wanted: Permutation): string {
  const points = sortedPoints([...given.points, ...wanted.points]);
  const numbers = numbersOf(points);
  const goes = imagesOver(numbers, given);
  const should = imagesOver(numbers, wanted);
  const isWrong = (point: string) => goes[numbers.get(point)!] !== should[numbers.get(point)!];
  return [...cyclesOf(wanted).flat(), ...points].find(isWrong)!;
}
