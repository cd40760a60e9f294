import type { Steps } from "../../steps";
import { commonPointsInSteps } from "../../permutations/groups/labelled-points";
import { identityImages } from "../../permutations/images";
import { type Permutation, invert } from "../../permutations/permutation";
import { colouredFactorization, type ColouredPoints } from "./coloured-points";
import { factorsOf, lookedThrough, membership, type Factorization } from "./factors";
import { wordInGroup } from "./group-words";
import { partialFactorization, type PlacedPoints } from "./placed-points";
import { TwoSidedSearch, type FactorLimits } from "./two-sided-search";
import type { ProductOrder } from "../../permutations/product-order";

/** If a group is too large for a chain, its elements are told apart by all points. */
const ALL_POINTS: FactorLimits = { rows: 1_000_000, images: 0x2000000, products: 100_000_000 };

/**
 * A word for a permutation in generators and, if wanted, their inverses. If the group has up to ten million elements or the word is short,
 * it is a shortest one, the first in the order of the letters. Otherwise it comes from a stabilizer chain or from sorting, and is as short
 * as they make it. The same input always gives the same result. Throws a LimitError.
 *
 * Its group is searched (group-words.ts) or, if it is too large to be known, all places from both ends (two-sided-search.ts). All work is
 * bounded by counted steps, never by the clock.
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
  if (group) {
    const { word, isShortest } = yield* wordInGroup(images, group, factors);
    return { word: spell(word), isShortest };
  }
  const word = yield* byAllPoints(images, factors);
  return "count" in word
    ? { impossible: lookedThrough(word.count) }
    : { word: spell(word), isShortest: true };
}

const byAllPoints = (images: Int32Array, factors: readonly Int32Array[]) =>
  new TwoSidedSearch(identityImages(images.length), factors, ALL_POINTS).wordFor(images);

/**
 * A user-facing message that says why there is no word, as `factorization` gives it, without looking for a word. Undefined if there is one,
 * or if the group is too large to tell.
 */
export function* whyNoWord(
  target: Permutation,
  generators: readonly Permutation[],
): Steps<string | undefined> {
  return (yield* membership(yield* commonPointsInSteps([target, ...generators]))).impossible;
}

/**
 * Like `factorization`, for words that are read in the given order. A word read from the right gives the inverse of what it gives, read
 * from the left, in the inverses of the generators. So it is the first in the order of the letters here, too.
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
