import type { Steps } from "../../steps";
import { i18n } from "../../language";
import { rankedElements } from "../../permutations/groups/elements";
import { commonPointsInSteps, type LabelledGenerators } from "../../permutations/groups/labelled-points";
import { permutationGroup } from "../../permutations/groups/stabilizer-chain";
import { identityImages, invertImages, isEven } from "../../permutations/images";
import { LimitError } from "../../steps/limit-error";
import { DisjointSets } from "../../permutations/groups/orbits";
import { longWordsIn } from "./long-words";
import { type Permutation, numbersInSteps, invert } from "../../permutations/permutation";
import type { Letter } from "../../permutations/words";
import { shortestRankedWord } from "./ranked-search";
import { TooLongError, TwoSidedSearch, type FactorLimits } from "./two-sided-search";
import type { PermutationGroup } from "../../permutations/groups/permutation-group";
import { elementTaking } from "./chosen-base";
import type { ProductOrder } from "../../permutations/product-order";

/** A word for a permutation and whether it is proved to be shortest, or a user-facing message saying why there is none. */
export type Factorization =
  { readonly word: Letter[]; readonly isShortest: boolean } | { readonly impossible: string };

/** Groups of up to this many elements are searched as a whole. */
const RANKED_ELEMENTS = 10_000_000;
/** If a group is too large for a chain, its elements are told apart by all points. */
const ALL_POINTS: FactorLimits = { rows: 1_000_000, images: 0x2000000, products: 100_000_000 };

/**
 * A word for a permutation in generators and, if wanted, their inverses. If the group has up to ten million elements or the word is short,
 * it is a shortest one, the first in the order of the letters. Otherwise it comes from a stabilizer chain or from sorting, and is as short
 * as they make it. The same input always gives the same result. Throws a LimitError.
 *
 * Small groups are searched as a whole (ranked-search.ts), others from both ends over the places of the base (two-sided-search.ts). Longer
 * words are those of long-words.ts. All work is bounded by counted steps, never by the clock.
 */
export function* factorization(
  target: Permutation,
  generators: readonly Permutation[],
  withInverses = false,
): Steps<Factorization> {
  const common = yield* commonPointsInSteps([target, ...generators]);
  const [images, ...given] = common.generators;
  const { factors, spell } = yield* factorsOf(given, withInverses);
  const { impossible, group } = yield* membership(common);
  if (impossible !== undefined) return { impossible };
  if (group && group.order <= BigInt(RANKED_ELEMENTS)) {
    const ranks = yield* rankedElements(group);
    return { word: spell(yield* shortestRankedWord(group, ranks, factors, images)), isShortest: true };
  }
  const words = group && longWordsIn(group, factors);
  try {
    const word = yield* words?.shortestWordFor(images) ?? byAllPoints(images, factors);
    return "count" in word
      ? { impossible: lookedThrough(word.count) }
      : { word: spell(word), isShortest: true };
  } catch (error) {
    if (!(error instanceof TooLongError)) throw error;
    const word = yield* words?.wordFor(images) ?? [];
    if (!word) throw error;
    return { word: spell(word), isShortest: false };
  }
}

const byAllPoints = (images: Int32Array, factors: readonly Int32Array[]) =>
  new TwoSidedSearch(identityImages(images.length), factors, ALL_POINTS).wordFor(images);

/**
 * A user-facing message saying why there is no word, as `factorization` gives it, without looking for a word: undefined if there is one, or
 * if the group is too large to tell.
 */
export function* whyNoWord(
  target: Permutation,
  generators: readonly Permutation[],
): Steps<string | undefined> {
  return (yield* membership(yield* commonPointsInSteps([target, ...generators]))).impossible;
}

/** Whether the first permutation is in the group of the others, which is undefined if it is too large. */
function* membership({
  points,
  generators: [images, ...given],
}: LabelledGenerators): Steps<{ impossible?: string; group?: PermutationGroup | undefined }> {
  const impossible = yield* obstacleToFactoring(images, given, points);
  if (impossible !== undefined) return { impossible };
  const group = yield* groupIfItFits(given, points.length);
  return group && !group.contains(images) ? { impossible: outside(group.order) } : { group };
}

/** Undefined if it is too large. */
function* groupIfItFits(
  generators: readonly Int32Array[],
  degree: number,
): Steps<PermutationGroup | undefined> {
  try {
    return yield* permutationGroup(generators, degree);
  } catch (error) {
    if (error instanceof LimitError) return undefined;
    throw error;
  }
}

function outside(order: bigint): string {
  return order <= BigInt(RANKED_ELEMENTS)
    ? lookedThrough(order)
    : i18n.t("The generators do not make the target: it is none of their {count, number} products.", {
        count: order,
      });
}

function lookedThrough(count: bigint | number): string {
  return i18n.t(
    "The generators do not make the target: all their {count, number} products were looked through.",
    { count },
  );
}

/**
 * Generators and, if wanted, their inverses after all of them. `spell` gives the letters of a word in their numbers: a generator that is its
 * own inverse is never marked as one.
 */
function* factorsOf(generators: readonly Int32Array[], withInverses: boolean) {
  const factors = [...generators];
  for (let k = 0; withInverses && k < generators.length; k++) {
    factors.push(invertImages(generators[k]));
    yield 0;
  }
  const isOwnInverse = generators.map((images) => images.every((image, x) => images[image] === x));
  const spell = (word: readonly number[]) =>
    word.map((factor): Letter => {
      const label = factor % generators.length;
      return { label, inverse: factor !== label && !isOwnInverse[label] };
    });
  return { factors, spell };
}

/**
 * A user-facing message about an obvious reason why a permutation is no product of some factors. Where it may take a point anywhere, the
 * image is −1. Yields after each factor.
 */
function* obstacleToFactoring(
  target: Int32Array,
  factors: readonly Int32Array[],
  points: readonly string[],
): Steps<string | undefined> {
  const orbits = new DisjointSets(target.length);
  let allEven = true;
  for (const factor of factors) {
    factor.forEach((image, x) => orbits.unite(x, image));
    allEven &&= isEven(factor);
    yield 0;
  }
  const stray = target.findIndex((image, x) => image >= 0 && orbits.find(x) !== orbits.find(image));
  if (stray >= 0) return takenAstray(points[stray], points[target[stray]]);
  if (allEven && !target.includes(-1) && !isEven(target)) {
    return i18n.t("The target is odd, but all generators are even, and so are all their products.");
  }
  return undefined;
}

function takenAstray(point: string, image: string): string {
  return i18n.t("The target takes {point} to {image}, and no product of the generators does.", {
    point,
    image,
  });
}

/** Different points, each with the place where it shall go. */
export interface PlacedPoints {
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** At most 100 MB and about a second. */
const LIMITS: FactorLimits = { rows: 2_000_000, images: 12_000_000, products: 8_000_000 };

/**
 * A word that takes some points to given places, whatever it does to others. It is a shortest one, the first in the order of the letters,
 * if searches from both ends meet; otherwise it comes from a stabilizer chain. The same input always gives the same result. Throws a
 * LimitError.
 *
 * @param isReversed whether the word takes the points back from there
 */
function* partialFactorization(
  target: PlacedPoints,
  generators: readonly Permutation[],
  withInverses: boolean,
  isReversed = false,
): Steps<Factorization> {
  const { points, generators: given } = yield* commonPointsInSteps(generators);
  const numbers = yield* numbersInSteps(points);
  const from: number[] = [];
  const to: number[] = [];
  const images = new Int32Array(points.length).fill(-1);
  for (const [k, point] of target.from.entries()) {
    const image = target.to[k];
    const [a, b] = [numbers.get(point), numbers.get(image)];
    if (a === undefined || b === undefined) {
      if (point !== image) return { impossible: takenAstray(point, image) };
      continue;
    }
    from.push(a);
    to.push(b);
    images[a] = b;
  }
  const impossible = yield* obstacleToFactoring(images, given, points);
  if (impossible !== undefined) return { impossible };
  const { factors, spell } = yield* factorsOf(given, withInverses);
  const [start, end] = isReversed ? [to, from] : [from, to];
  try {
    const word = yield* new TwoSidedSearch(start, factors, LIMITS).wordFor(end);
    return "count" in word ? noneTakesAll() : { word: spell(word), isShortest: true };
  } catch (error) {
    if (!(error instanceof TooLongError)) throw error;
    const group = yield* groupIfItFits(given, points.length);
    if (!group) throw error;
    const element = fewMoved(start, end, group) ?? (yield* elementTaking(start, end, group));
    if (!element) return noneTakesAll();
    const word = yield* longWordsIn(group, factors).wordFor(element, end);
    if (!word) throw error;
    return { word: spell(word), isShortest: false };
  }
}

/**
 * An element of a group that takes some points to given places and moves no others than these, or exchanges two more; undefined if none is
 * found. Where the group has all permutations, its word is far shorter than that of any element.
 */
function fewMoved(
  points: readonly number[],
  places: readonly number[],
  group: PermutationGroup,
): Int32Array | undefined {
  const images = identityImages(group.degree);
  const origins = identityImages(group.degree);
  const isGiven = new Uint8Array(group.degree);
  points.forEach((point, k) => {
    const [image, origin] = [images[point], origins[places[k]]];
    images[point] = places[k];
    origins[places[k]] = point;
    images[origin] = image;
    origins[image] = origin;
    isGiven[point] = 1;
  });
  if (group.contains(images)) return images;
  const isFree = (x: number) => isGiven[x] === 0 && group.generators.some((each) => each[x] !== x);
  // Those that move come first, as their exchange moves no more points.
  const [a, b] = [...images.keys()]
    .filter(isFree)
    .sort((x, y) => Number(images[x] === x) - Number(images[y] === y));
  if (b === undefined) return undefined;
  [images[a], images[b]] = [images[b], images[a]];
  return group.contains(images) ? images : undefined;
}

function noneTakesAll(): Factorization {
  return { impossible: i18n.t("No product of the generators takes all these points there together.") };
}

/**
 * Like `factorization`, for words that are read in the given order. Read from the right, a word gives the inverse of what it gives, read from
 * the left, in the inverses of the generators; so it is the first in the order of the letters here, too.
 */
export function* factorizationIn(
  order: ProductOrder,
  target: Permutation | PlacedPoints,
  generators: readonly Permutation[],
  withInverses: boolean,
): Steps<Factorization> {
  const isReversed = order === "right to left";
  const chosen = isReversed ? generators.map(invert) : generators;
  if ("from" in target) return yield* partialFactorization(target, chosen, withInverses, isReversed);
  const found = yield* factorization(isReversed ? invert(target) : target, chosen, withInverses);
  if ("word" in found || !isReversed) return found;
  return { impossible: (yield* whyNoWord(target, generators)) ?? found.impossible };
}
