import type { Permutation } from "../permutation";
import { overCommonPoints, type LabelledGenerators } from "./labelled-points";
import { restrictedTo } from "./orbits";

/**
 * Generators over the points that one of them moves. The degree of a group counts these only, as it is the same group
 * whether a text has fixed points, like the 5 in (1 2)(5), or not.
 */
export function amongMovedPoints({ points, generators }: LabelledGenerators): LabelledGenerators {
  const moved = [...points.keys()].filter((x) => generators.some((images) => images[x] !== x));
  return { points: moved.map((x) => points[x]), generators: restrictedTo(moved, generators) };
}

export function overMovedPoints(permutations: readonly Permutation[]): LabelledGenerators {
  return amongMovedPoints(overCommonPoints(permutations));
}
