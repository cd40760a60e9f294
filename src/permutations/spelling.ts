import { identityImages } from "./images";
import { NotationError } from "./notation";
import { formatPermutation, type Permutation } from "./permutation";
import { isLetter, parseWord, permutationOfWord, type PlacedLetter } from "./words";

/** Between the labels of a word. */
export type Separator = "" | " ";

/** Where a label has one of these, it can only be a word in other labels. */
const SEPARATORS = /[\s,]/;
const PRIMES = /['’′]/;

/**
 * What stands between the labels of products, so that each is read as the product again. Nothing, if each label is one
 * character or a word of such labels that gives its permutation, as the products of an earlier pass are; else a space.
 * `images` are those of each label's permutation.
 */
export function* separatorOfProducts(
  labels: readonly string[],
  images: (label: number) => ArrayLike<number>,
): Generator<number, Separator> {
  const letters = [...labels.keys()].filter((k) => isLetter(labels[k]));
  if (letters.length === labels.length) return "";
  if (labels.some((label) => PRIMES.test(label))) return " ";
  const alphabet = letters.map((k) => labels[k]);
  for (let k = 0; k < labels.length; k++) {
    if (isLetter(labels[k])) continue;
    const word = wordIn(labels[k], alphabet);
    if (!word) return " ";
    const expected = images(k);
    const product = identityImages(expected.length);
    for (const { label } of word) {
      const factor = images(letters[label]);
      for (let x = 0; x < product.length; x++) product[x] = factor[product[x]];
    }
    if (product.some((image, x) => image !== expected[x])) return " ";
    yield 0;
  }
  return "";
}

/** Labels that cannot be read as one label, as they have spaces or commas, by their numbers. */
export function labelsOfWords(labels: readonly string[]): number[] {
  return [...labels.keys()].filter((k) => SEPARATORS.test(labels[k]));
}

/** The first of these labels that is no word in the other labels with its permutation; undefined if there is none. */
export function* firstMisspelled(
  words: readonly number[],
  labels: readonly string[],
  permutations: readonly Permutation[],
): Generator<number, number | undefined> {
  const isWord = new Set(words);
  const letters = [...labels.keys()].filter((k) => !isWord.has(k));
  const alphabet = letters.map((k) => labels[k]);
  const factors = letters.map((k) => permutations[k]);
  for (const k of words) {
    const word = wordIn(labels[k], alphabet);
    if (
      !word?.length ||
      formatPermutation(permutationOfWord(word, factors)) !== formatPermutation(permutations[k])
    ) {
      return k;
    }
    yield 0;
  }
  return undefined;
}

function wordIn(text: string, labels: readonly string[]): PlacedLetter[] | undefined {
  try {
    return parseWord(text, labels);
  } catch (error) {
    if (error instanceof NotationError) return undefined;
    throw error;
  }
}
