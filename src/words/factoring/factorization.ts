import type { Steps } from "../../steps";
import { rankedElements } from "../../permutations/groups/elements";
import { commonPointsInSteps } from "../../permutations/groups/labelled-points";
import { identityImages } from "../../permutations/images";
import { longWordsIn } from "./long-words";
import { type Permutation, invert } from "../../permutations/permutation";
import { colouredFactorization, type ColouredPoints } from "./coloured-points";
import { factorsOf, lookedThrough, membership, RANKED_ELEMENTS, type Factorization } from "./factors";
import { partialFactorization, type PlacedPoints } from "./placed-points";
import { shortestRankedWord } from "./ranked-search";
import { TooLongError, TwoSidedSearch, type FactorLimits } from "./two-sided-search";
import type { ProductOrder } from "../../permutations/product-order";

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

/**
 * Like `factorization`, for words that are read in the given order. Read from the right, a word gives the inverse of what it gives, read from
 * the left, in the inverses of the generators; so it is the first in the order of the letters here, too.
 */
export function* factorizationIn(
  order: ProductOrder,
  target: Permutation | PlacedPoints | ColouredPoints,
  generators: readonly Permutation[],
  withInverses: boolean,
): Steps<Factorization> {
  const isReversed = order === "right to left";
  const chosen = isReversed ? generators.map(invert) : generators;
  if ("colours" in target) return yield* colouredFactorization(target, chosen, withInverses, isReversed);
  if ("from" in target) return yield* partialFactorization(target, chosen, withInverses, isReversed);
  const found = yield* factorization(isReversed ? invert(target) : target, chosen, withInverses);
  if ("word" in found || !isReversed) return found;
  return { impossible: (yield* whyNoWord(target, generators)) ?? found.impossible };
}
