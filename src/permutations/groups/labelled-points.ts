import { imagesOver, numbersOf, type Permutation } from "../permutation";
import { sortedPoints } from "../points";

/** Permutations of texts as permutations of the numbers of these texts. */
export interface LabelledGenerators {
  /** All points of the permutations, in order. */
  readonly points: readonly string[];
  readonly generators: Int32Array[];
}

/** The permutations over all the points that any of them has. */
export function overCommonPoints(permutations: readonly Permutation[]): LabelledGenerators {
  const points = sortedPoints(pointsOf(permutations));
  const numbers = numbersOf(points);
  return { points, generators: permutations.map((permutation) => imagesOver(numbers, permutation)) };
}

function* pointsOf(permutations: readonly Permutation[]): Generator<string> {
  for (const { points } of permutations) yield* points;
}
