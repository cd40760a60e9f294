import { pairwiseProducts } from "../permutations/products";
import { answerInSlices } from "./calls/answering";
import { readGeneratorsInSteps } from "./cells/generators";
import { readOrder, readCount } from "./cells/options";

/**
 * Multiplies all pairs of permutations and lists the different results with their labels.
 * @customfunction GENPERMPROD
 * @param generators Two columns: labels and permutations, in either order.
 * @param [passes] How often to multiply, each time with all results so far. Default: 1.
 * @param [order] left to right or right to left: the order of the factors, in words and where cycles overlap. Default: left to right.
 * @returns Two columns, labels and permutations. The label of a product is a word that WORDTOCYCLES reads: AB or, where labels are longer than one character, R1 b.
 * @example =PUZZLE.GENPERMPROD({"A","(1 4 2)";"C","(6 8 9)"}) = {"A","(1 4 2)";"C","(6 8 9)";"AA","(1 2 4)";"AC","(1 4 2)(6 8 9)";"CC","(6 9 8)"}
 */
export function generatePermutationProducts(
  generators: unknown[][],
  passes?: unknown,
  order?: unknown,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<string[][]> {
  return answerInSlices(function* () {
    const chosen = readOrder(order);
    const given = yield* readGeneratorsInSteps(generators, "generators", chosen);
    const { rows } = yield* pairwiseProducts(given, readCount(passes, "passes", 1), chosen);
    return rows.map(({ label, cycles }) => [label, cycles]);
  }, invocation);
}
