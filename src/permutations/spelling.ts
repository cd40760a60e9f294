import { isPause, type Steps } from "../steps";
import { identityImages } from "./images";
import { NotationError } from "./notation-error";
import { formatPermutation, numbersOf, type Permutation } from "./permutation";
import { factorsInOrder, type ProductOrder } from "./product-order";
import { parseWord } from "./word-notation";
import { isLetter, permutationOfWord, type Word } from "./words";

/** Separates the labels of a word. */
export type Separator = "" | " ";

/** A label that contains one of these can only be a word in other labels. */
const SEPARATORS = /[\s,]/g;

/**
 * The separator between labels of products, chosen so that each reads as the product again. It is empty if each label is one character or a
 * word of such labels that gives its permutation, as the products of an earlier pass are. Otherwise it is a space. `images` gives those of
 * each label's permutation, `order` that of all products.
 */
export function* separatorOfProducts(
  labels: readonly string[],
  images: (label: number) => ArrayLike<number>,
  order: ProductOrder,
): Steps<Separator> {
  const letters = [...labels.keys()].filter((k) => isLetter(labels[k]));
  if (letters.length === labels.length) return "";
  const alphabet = numbersOf(letters.map((k) => labels[k]));
  for (let k = 0; k < labels.length; k++) {
    if (isLetter(labels[k])) continue;
    const word = Array.from(labels[k].replace(SEPARATORS, ""), (character) => alphabet.get(character));
    const expected = images(k);
    const product = identityImages(expected.length);
    for (const letter of factorsInOrder(word, order)) {
      if (letter === undefined) return " ";
      const factor = images(letters[letter]);
      for (let x = 0; x < product.length; x++) product[x] = factor[product[x]];
    }
    if (product.some((image, x) => image !== expected[x])) return " ";
    yield 0;
  }
  return "";
}

/** The numbers of labels that cannot be read as one label because they contain spaces or commas. */
export function* labelsOfWords(labels: readonly string[]): Steps<number[]> {
  const words: number[] = [];
  for (let k = 0; k < labels.length; k++) {
    if (isPause(k)) yield 0;
    if (labels[k].search(SEPARATORS) >= 0) words.push(k);
  }
  return words;
}

/** The first of these labels that is not a word in the other labels with its permutation; undefined if there is none. */
export function* firstMisspelled(
  words: readonly number[],
  labels: readonly string[],
  permutations: readonly Permutation[],
  order: ProductOrder,
): Steps<number | undefined> {
  const isWord = new Set(words);
  const letters = [...labels.keys()].filter((k) => !isWord.has(k));
  const alphabet = numbersOf(letters.map((k) => labels[k]));
  const factors = letters.map((k) => permutations[k]);
  for (const k of words) {
    const word = wordIn(labels[k], alphabet, order);
    yield 0;
    if (!word?.length) return k;
    const product = yield* permutationOfWord(word, factors, order);
    if (formatPermutation(product) !== formatPermutation(permutations[k])) return k;
  }
  return undefined;
}

/** The word that a text spells in labels with their numbers; undefined if it spells none. */
export function wordIn(
  text: string,
  numbers: ReadonlyMap<string, number>,
  order?: ProductOrder,
): Word | undefined {
  try {
    return parseWord(text, numbers, order);
  } catch (error) {
    if (error instanceof NotationError) return undefined;
    throw error;
  }
}
