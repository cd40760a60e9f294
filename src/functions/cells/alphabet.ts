import { checkDifferent, checkNoPrimes, checkWords, type LabelCell } from "../../puzzles/groups/labels";
import type { ProductOrder } from "../../permutations/product-order";
import type { Permutation } from "../../permutations/permutation";
import type { Steps } from "../../steps";
import { readPermutations } from "./group-generators";

/** Generators and the labels by which words name them. */
export interface Alphabet {
  readonly labels: readonly string[];
  readonly permutations: readonly Permutation[];
}

/** The generators in which words are written, without those whose labels are words in the others. Throws a CellError. */
export function* readAlphabet(
  generators: unknown,
  withInverses: boolean,
  order?: ProductOrder,
): Steps<Alphabet> {
  const { labels, permutations } = yield* readPermutations(generators, "generators", order);
  return yield* alphabetOf(labels, permutations, withInverses, order);
}

/** The same for generators that have been read. */
export function* alphabetOf(
  labels: readonly LabelCell[],
  permutations: readonly Permutation[],
  withInverses: boolean,
  order?: ProductOrder,
): Steps<Alphabet> {
  yield* checkDifferent(labels, "generators");
  const words = yield* checkWords(labels, permutations, "generators", order);
  const letters = labels.filter((_, k) => !words.has(k));
  if (withInverses) checkNoPrimes(letters, "generators");
  return {
    labels: letters.map(({ label }) => label),
    permutations: permutations.filter((_, k) => !words.has(k)),
  };
}
