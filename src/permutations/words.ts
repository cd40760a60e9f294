import { i18n } from "../language";
import type { Steps } from "../steps";
import { identityImages, invertImages } from "./images";
import { LimitError } from "../steps/limit-error";
import { NotationError } from "./notation";
import { imagesOver, numbersOf, type Permutation } from "./permutation";
import { sortedInSteps } from "./points";

/**
 * Words in labels: `BADD` if each label is one character, otherwise separated by spaces: `up left' up`. A `'` after a label marks its
 * inverse.
 */
export interface Letter {
  /** Its number in the list of labels. */
  readonly label: number;
  readonly inverse: boolean;
}

export interface PlacedLetter extends Letter {
  /** In characters of the word, from 1. */
  readonly position: number;
}

/** Includes the typographic ones that autocorrect makes of the plain one. */
const PRIMES: ReadonlySet<string> = new Set(["'", "’", "′"]);
const PARTS = /[^\s,]+/g;

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

/**
 * Reads a word in labels with their numbers. A part between spaces or commas is a label if one matches, otherwise a run of one-character
 * labels. Throws a NotationError that names the first character that is not a label.
 */
export function parseWord(text: string, numbers: ReadonlyMap<string, number>): PlacedLetter[] {
  const word: PlacedLetter[] = [];
  let start = 1;
  let counted = 0;
  for (const { 0: part, index } of text.matchAll(PARTS)) {
    start += Array.from(text.slice(counted, index)).length;
    counted = index;
    const whole = letterOf(part, numbers, start);
    if (whole) {
      word.push(whole);
      continue;
    }
    const characters = Array.from(part);
    for (let k = 0; k < characters.length; k++) {
      const label = numbers.get(characters[k]);
      const position = start + k;
      if (label === undefined) throw noLabel(part, characters[k], numbers, position);
      const inverse = k + 1 < characters.length && PRIMES.has(characters[k + 1]);
      if (inverse) k++;
      word.push({ label, inverse, position });
    }
  }
  return word;
}

function letterOf(
  part: string,
  numbers: ReadonlyMap<string, number>,
  position: number,
): PlacedLetter | undefined {
  const label = numbers.get(part);
  if (label !== undefined) return { label, inverse: false, position };
  const inverted = PRIMES.has(part.slice(-1)) ? numbers.get(part.slice(0, -1)) : undefined;
  return inverted === undefined ? undefined : { label: inverted, inverse: true, position };
}

function noLabel(
  part: string,
  character: string,
  numbers: ReadonlyMap<string, number>,
  position: number,
): NotationError {
  const isLetter = [...numbers.keys()].some((label) => Array.from(label).length === 1);
  const found = isLetter ? character : part;
  const message = PRIMES.has(character)
    ? i18n.t("has {found} at character {position}, which does not stand right after a label", {
        found,
        position,
      })
    : i18n.t("has {found} at character {position}, which is no label", { found, position });
  return new NotationError(message, position);
}

/** The product of a word's permutations, from left to right. Throws a LimitError. */
export function* permutationOfWord(
  word: readonly Letter[],
  generators: readonly Permutation[],
): Steps<Permutation> {
  const distinct = new Set<string>();
  for (const label of new Set(word.map((letter) => letter.label))) {
    for (const point of generators[label].points) distinct.add(point);
    yield 0;
  }
  const points = yield* sortedInSteps([...distinct]);
  if (word.length * points.length > MAX_IMAGES) {
    throw new LimitError(
      i18n.t("the word has {labels, number} labels and its permutations {points, number} points", {
        labels: word.length,
        points: points.length,
      }),
    );
  }
  const numbers = numbersOf(points);
  const factors = new Map<string, Int32Array>();
  const factorOf = ({ label, inverse }: Letter): Int32Array => {
    const key = `${label} ${inverse}`;
    if (!factors.has(key)) {
      const images = imagesOver(numbers, generators[label]);
      factors.set(key, inverse ? invertImages(images) : images);
    }
    return factors.get(key)!;
  };
  const images = identityImages(points.length);
  const lettersPerStep = Math.ceil(IMAGES_PER_STEP / Math.max(points.length, 1));
  for (const [k, letter] of word.entries()) {
    if (k % lettersPerStep === lettersPerStep - 1) yield k / word.length;
    const factor = factorOf(letter);
    for (let x = 0; x < images.length; x++) images[x] = factor[images[x]];
  }
  return { points, images };
}

/** About a second's work. */
const MAX_IMAGES = 200_000_000;
const IMAGES_PER_STEP = 1 << 18;

/**
 * The paths of a word joined together. A repeated point is written once, and an inverse is the path backwards. The empty word stays at the
 * point where all paths start. Throws a LimitError, and a NotationError if a path does not start at the end of the previous one.
 */
export function pathOfWord(
  word: readonly PlacedLetter[],
  labels: readonly string[],
  paths: readonly (readonly string[])[],
): string[] {
  const joined: string[] = [];
  if (word.length === 0 && paths.every(([point]) => point === paths[0][0])) joined.push(paths[0][0]);
  for (const { label, inverse, position } of word) {
    const path = inverse ? [...paths[label]].reverse() : paths[label];
    const end = joined.at(-1);
    if (end !== undefined && path[0] !== end) {
      const found = formatWord([{ label, inverse }], labels);
      const message = i18n.t(
        "has {found} at character {position}, whose path begins at {beginning}, but the path before it ends at {end}",
        { found, position, beginning: path[0], end },
      );
      throw new NotationError(message, position);
    }
    for (const point of path) if (point !== joined.at(-1)) joined.push(point);
    if (joined.length > MAX_POINTS) {
      throw new LimitError(
        i18n.t("the word's path has more than {most, number} points", { most: MAX_POINTS }),
      );
    }
  }
  return joined;
}

/** More than fits in a cell. */
const MAX_POINTS = 20_000;
