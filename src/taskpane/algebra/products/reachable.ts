import { commonPointsInSteps, imagesAmong } from "../../../permutations/groups/labelled-points";
import { permutationGroup } from "../../../permutations/groups/stabilizer-chain";
import { LimitError } from "../../../steps/limit-error";
import { parseCycles } from "../../../permutations/notation";
import { numbersOf } from "../../../permutations/permutation";
import type { LabelledPermutation } from "../../../permutations/products";

/** Whether any product of generators, of any length, equals a permutation; undefined if their group is too large to tell. */
export function* isReachable(
  generators: readonly LabelledPermutation[],
  cycles: string,
): Generator<number, boolean | undefined> {
  try {
    const given = yield* commonPointsInSteps(generators.map(({ permutation }) => permutation));
    const images = imagesAmong(numbersOf(given.points), parseCycles(cycles));
    if (images === undefined) return false;
    const group = yield* permutationGroup(given.generators, given.points.length);
    return group.contains(images);
  } catch (error) {
    if (error instanceof LimitError) return undefined;
    throw error;
  }
}
