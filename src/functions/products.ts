import { PRODUCT_LIMITS } from "../permutations/product-limits";
import { pairwiseProducts } from "../permutations/products";
import { answerInSlices } from "./answering";
import { readGeneratorsInSteps } from "./cells/generators";
import { readOrder } from "./cells/order";
import { readCount } from "./cells/permutations";

/**
 * Multiplies all pairs of permutations and lists the different ones with their labels: the given ones first, then the products, each under its first label.
 * @customfunction GENPERMPROD
 * @helpurl https://localhost:3000/help/functions/genpermprod.html
 * @cancelable
 * @requiresAddress
 * @param generators Two columns, labels and permutations, in either order.
 * @param [passes] How often to do it, each time with all that was found before; 1 if omitted.
 * @param [order] left to right (if omitted) or right to left: which factor of a product comes first, in words and where cycles overlap.
 * @param invocation How Excel cancels the call.
 * @returns Two columns, labels and permutations. The label of a product is a word that WORDTOCYCLES reads: AB or, where labels are longer than one character, R1 b.
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
    const { rows } = yield* pairwiseProducts(given, readCount(passes, "passes", 1), PRODUCT_LIMITS, chosen);
    return rows.map(({ label, cycles }) => [label, cycles]);
  }, invocation);
}
