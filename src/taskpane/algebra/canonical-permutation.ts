import { correctedCycles } from "../../permutations/corrections";
import { NotationError, withRemedy } from "../../permutations/notation-error";
import { parseCycles } from "../../permutations/notation";
import { formatPermutation, permutationOfCycles } from "../../permutations/permutation";
import type { ProductOrder } from "../../permutations/product-order";

/** A permutation as entered in a field, in canonical form. Throws what `describe` makes of a mistake in it. */
export function canonicalPermutation(
  text: string,
  describe: (problem: string) => string,
  order?: ProductOrder,
): string {
  try {
    return formatPermutation(permutationOfCycles(parseCycles(text, order)));
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    throw new Error(describe(withRemedy(error.message, correctedCycles(text, order))));
  }
}
