import { NotationError } from "../../permutations/notation";
import { formatPermutation, parsePermutation } from "../../permutations/permutation";

/** A permutation as entered in a field, in canonical form. Throws what `describe` makes of a mistake in it. */
export function canonicalPermutation(text: string, describe: (problem: string) => string): string {
  try {
    return formatPermutation(parsePermutation(text));
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    throw new Error(describe(error.message));
  }
}
