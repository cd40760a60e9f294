import { i18n } from "../language";
import type { Steps } from "../steps";
import { identityImages, invertImages, powerOfImages } from "./images";
import { LimitError } from "../steps/limit-error";
import { imagesOver, numbersOf, pointsOf, type Permutation } from "./permutation";
import { factorsInOrder, type ProductOrder } from "./product-order";

/** A label, or its inverse. */
export interface Letter {
  /** Its number in the list of labels. */
  readonly label: number;
  readonly inverse: boolean;
}

export interface PlacedLetter extends Letter {
  /** In characters of the word, from 1. */
  readonly position: number;
}

/** A power of a word; the exponent is not 0. */
interface Power<L extends Letter> {
  readonly base: Word<L>;
  readonly exponent: bigint;
}

/** The conjugate of a word by another one, `by`⁻¹ `base` `by`, or the commutator of both, `base`⁻¹ `by`⁻¹ `base` `by`. */
interface Pair<L extends Letter> {
  readonly base: Word<L>;
  readonly by: Word<L>;
  readonly isCommutator: boolean;
}

/** The factors of a word. Words within others are not empty. */
export type Word<L extends Letter = Letter> = readonly (L | Power<L> | Pair<L>)[];

/** One character that always reads as a label by itself: not a prime, and not half a surrogate pair. */
const LETTER = /^[^\s,'’′\ud800-\udfff]$/u;

export function isLetter(label: string): boolean {
  return LETTER.test(label);
}

/** Writes a word in labels that are all different and contain neither spaces nor commas. */
export function formatWord(word: readonly Letter[], labels: readonly string[]): string {
  const written = word.map(({ label, inverse }) => labels[label] + (inverse ? "'" : ""));
  return written.join(labels.every(isLetter) ? "" : " ");
}

/** A word as letters, one after another, without powers and commutators. Throws a LimitError. */
export function lettersOf<L extends Letter>(word: Word<L>): L[] {
  if (lengthOf(word) > BigInt(MAX_LETTERS)) {
    throw new LimitError(
      i18n.t("the word has more than {most, number} labels when it is written out", { most: MAX_LETTERS }),
    );
  }
  const letters: L[] = [];
  const write = (part: Word<L>, isInverted: boolean) => {
    for (const factor of isInverted ? [...part].reverse() : part) {
      if ("label" in factor) letters.push({ ...factor, inverse: factor.inverse !== isInverted });
      else {
        const parts = "by" in factor ? partsOfPair(factor) : partsOfPower(factor);
        for (const each of isInverted ? parts.reverse() : parts)
          write(each.word, each.isInverted !== isInverted);
      }
    }
  };
  write(word, false);
  return letters;
}

/** More than fits in a cell. */
const MAX_LETTERS = 100_000;

interface Part<L extends Letter> {
  readonly word: Word<L>;
  readonly isInverted: boolean;
}

function partsOfPower<L extends Letter>({ base, exponent }: Power<L>): Part<L>[] {
  const isInverted = exponent < 0n;
  return new Array<Part<L>>(Number(isInverted ? -exponent : exponent)).fill({ word: base, isInverted });
}

function partsOfPair<L extends Letter>({ base, by, isCommutator }: Pair<L>): Part<L>[] {
  const conjugate = [
    { word: by, isInverted: true },
    { word: base, isInverted: false },
    { word: by, isInverted: false },
  ];
  return isCommutator ? [{ word: base, isInverted: true }, ...conjugate] : conjugate;
}

function lengthOf(word: Word): bigint {
  let length = 0n;
  for (const factor of word) {
    if ("label" in factor) length++;
    else if ("by" in factor) {
      const base = lengthOf(factor.base);
      length += 2n * lengthOf(factor.by) + (factor.isCommutator ? 2n * base : base);
    } else length += lengthOf(factor.base) * (factor.exponent < 0n ? -factor.exponent : factor.exponent);
  }
  return length;
}

/** The product of a word's permutations, in either order; the word is not written out. Throws a LimitError. */
export function* permutationOfWord(
  word: Word,
  generators: readonly Permutation[],
  order: ProductOrder = "left to right",
): Steps<Permutation> {
  const labels = new Set<number>();
  const products = countProducts(word, labels);
  const points = yield* pointsOf(Array.from(labels, (label) => generators[label]));
  if (products * points.length > MAX_IMAGES) {
    throw new LimitError(
      i18n.t("the word has {labels, number} labels and its permutations {points, number} points", {
        labels: products,
        points: points.length,
      }),
    );
  }
  const numbers = numbersOf(points);
  const factors = new Map<string, Int32Array>();
  const imagesOfLetter = ({ label, inverse }: Letter): Int32Array => {
    const key = `${label} ${inverse}`;
    if (!factors.has(key)) {
      const images = imagesOver(numbers, generators[label]);
      factors.set(key, inverse ? invertImages(images) : images);
    }
    return factors.get(key)!;
  };
  const productsPerStep = Math.ceil(IMAGES_PER_STEP / Math.max(points.length, 1));
  let done = 0;
  function* imagesOfWord(part: Word): Steps<Int32Array> {
    const images = identityImages(points.length);
    const multiply = (factor: Int32Array) => {
      for (let x = 0; x < images.length; x++) images[x] = factor[images[x]];
    };
    for (const factor of factorsInOrder([...part], order)) {
      if (++done % productsPerStep === 0) yield done / products;
      if ("label" in factor) multiply(imagesOfLetter(factor));
      else {
        const base = yield* imagesOfWord(factor.base);
        if ("exponent" in factor) multiply(powerOfImages(base, factor.exponent));
        else {
          const by = yield* imagesOfWord(factor.by);
          const pair = [invertImages(by), base, by];
          if (factor.isCommutator) pair.unshift(invertImages(base));
          factorsInOrder(pair, order).forEach(multiply);
        }
      }
    }
    return images;
  }
  return { points, images: yield* imagesOfWord(word) };
}

/** Collects the labels of a word, and counts the products that have to be formed. */
function countProducts(word: Word, labels: Set<number>): number {
  let products = 0;
  for (const factor of word) {
    products++;
    if ("label" in factor) labels.add(factor.label);
    else {
      products += countProducts(factor.base, labels);
      if ("by" in factor) products += countProducts(factor.by, labels) + 5;
    }
  }
  return products;
}

/** About a second's work. */
const MAX_IMAGES = 200_000_000;
const IMAGES_PER_STEP = 1 << 18;
