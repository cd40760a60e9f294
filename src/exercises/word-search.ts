import { parseCycles } from "../permutations/notation";
import { formatPermutation, invert, permutationOfCycles } from "../permutations/permutation";
import { factorsInOrder, type ProductOrder } from "../permutations/product-order";
import { permutationOfWord, type Letter } from "../permutations/words";
import { finished } from "../steps";
import type { Cycles } from "./cycle-answers";

/** The product of a word in generators, each of which is one cycle, in canonical form. */
export function productOfWord(word: readonly Letter[], generators: Cycles, order: ProductOrder): string {
  const permutations = generators.map((cycle) => permutationOfCycles([cycle]));
  return formatPermutation(finished(permutationOfWord(factorsInOrder(word, order), permutations)));
}

/** A, B, …, A', B', …: in the order in which FACTORCYCLES takes them. */
const alphabetOf = (generators: Cycles): Letter[] =>
  [false, true].flatMap((inverse) => [...generators.keys()].map((label) => ({ label, inverse })));

/** The first shortest word of each permutation that needs so many letters, by breadth-first search. */
export function farWords(
  generators: Cycles,
  letters: number,
  order: ProductOrder,
): readonly (readonly Letter[])[] {
  const alphabet = alphabetOf(generators);
  const seen = new Set(["()"]);
  let words: Letter[][] = [[]];
  for (let length = 0; length < letters; length++) {
    words = words.flatMap((word) =>
      alphabet
        .map((letter) => [...word, letter])
        .filter((longer) => {
          const product = productOfWord(longer, generators, order);
          return !seen.has(product) && seen.add(product);
        }),
    );
  }
  return words;
}

/** All words of so many letters. */
export function* allWords(generators: Cycles, letters: number): Generator<Letter[]> {
  if (letters === 0) return yield [];
  for (const word of allWords(generators, letters - 1)) {
    for (const letter of alphabetOf(generators)) yield [...word, letter];
  }
}

/** The canonical form of the inverse of a permutation in cycles. */
export const inverseOf = (cycles: string): string =>
  formatPermutation(invert(permutationOfCycles(parseCycles(cycles))));
