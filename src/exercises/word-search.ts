import { commonPointsInSteps } from "../permutations/groups/labelled-points";
import { invertImages, identityImages } from "../permutations/images";
import { formatPermutation, permutationOfCycles } from "../permutations/permutation";
import { factorsInOrder, type ProductOrder } from "../permutations/product-order";
import { permutationOfWord, type Letter, type Word } from "../permutations/words";
import { finished } from "../steps";
import type { Cycles } from "./random-cycles";

/** The product of a word in generators, each of which is one cycle, in canonical form. */
export function productOfWord(word: Word, generators: Cycles, order: ProductOrder): string {
  const permutations = generators.map((cycle) => permutationOfCycles([cycle]));
  return formatPermutation(finished(permutationOfWord(word, permutations, order)));
}

/** A word and the images of its product, over the points of all generators. */
interface Spelled {
  readonly word: readonly Letter[];
  readonly images: Int32Array;
}

/** The first shortest word of each permutation that needs so many letters, by breadth-first search. */
export function farWords(
  generators: Cycles,
  letters: number,
  order: ProductOrder,
): readonly (readonly Letter[])[] {
  const { alphabet, empty } = spelling(generators);
  const seen = new Set([String(empty.images)]);
  let words = [empty];
  for (let length = 0; length < letters; length++) {
    words = words.flatMap((word) =>
      alphabet
        .map((letter) => joined(word, letter, order))
        .filter(({ images }) => seen.size < seen.add(String(images)).size),
    );
  }
  return words.map(({ word }) => word);
}

/** All words with as many letters as one that give the same permutation. */
export function equalWords(
  word: readonly Letter[],
  generators: Cycles,
  order: ProductOrder,
): readonly (readonly Letter[])[] {
  const { alphabet, empty } = spelling(generators);
  let words = [empty];
  for (let length = 0; length < word.length; length++) {
    words = words.flatMap((each) => alphabet.map((letter) => joined(each, letter, order)));
  }
  const letterOf = ({ label, inverse }: Letter) => alphabet[label + (inverse ? generators.length : 0)]!;
  const target = String(word.reduce((begun, letter) => joined(begun, letterOf(letter), order), empty).images);
  return words.filter(({ images }) => String(images) === target).map((each) => each.word);
}

/** The words of one letter, in the order of FACTORCYCLES: A, B, …, A', B', …; and that without letters. */
function spelling(generators: Cycles): { readonly alphabet: readonly Spelled[]; readonly empty: Spelled } {
  const over = finished(commonPointsInSteps(generators.map((cycle) => permutationOfCycles([cycle]))));
  const letters = (inverse: boolean) =>
    over.generators.map((images, label) => ({
      word: [{ label, inverse }],
      images: inverse ? invertImages(images) : images,
    }));
  return {
    alphabet: [...letters(false), ...letters(true)],
    empty: { word: [], images: identityImages(over.points.length) },
  };
}

function joined(one: Spelled, other: Spelled, order: ProductOrder): Spelled {
  const [first, second] = factorsInOrder([one.images, other.images], order);
  return { word: [...one.word, ...other.word], images: first!.map((image) => second![image]!) };
}
