import { i18n } from "../../language";
import { NotationError } from "../../permutations/notation";
import { formatPermutation, parsePermutation } from "../../permutations/permutation";

/** The permutation to look for, in canonical form, or undefined if the field is blank. */
export function readTarget(text: string): string | undefined {
  if (text.trim() === "") return undefined;
  try {
    return formatPermutation(parsePermutation(text));
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    throw new Error(
      i18n.t("“Look for” {problem}. Write cycles, for example (1 4 6 2)(3 8 7 9).", {
        problem: error.message,
      }),
    );
  }
}
