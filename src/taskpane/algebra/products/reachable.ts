import { commonPointsInSteps, imagesAmong } from "../../../permutations/groups/labelled-points";
import { permutationGroup } from "../../../permutations/groups/stabilizer-chain";
import { LimitError } from "../../../steps/limit-error";
import { parseCycles } from "../../../permutations/notation";
import { numbersOf, permutationOfCycles } from "../../../permutations/permutation";
import type { ProductOrder } from "../../../permutations/product-order";
import type { LabelledPermutation } from "../../../permutations/products";

/** Whether any product of generators, of any length, equals a permutation; undefined if their group is too large to tell. */
export function* isReachable(
  generators: readonly LabelledPermutation[],
  cycles: string,
  order?: ProductOrder,
): Generator<number, boolean | undefined> {
  try {
    const permutations = generators.map((each) => permutationOfCycles(parseCycles(each.cycles, order)));
    const given = yield* commonPointsInSteps(permutations);
    const images = imagesAmong(numbersOf(given.points), parseCycles(cycles));
    if (images === undefined) return false;
    const group = yield* permutationGroup(given.generators, given.points.length);
    return group.contains(images);
  } catch (error) {
    if (error instanceof LimitError) return undefined;
    throw error;
  }
}
