import { i18n } from "../../language";
import { rankedElements } from "../groups/element-ranks";
import { commonPointsInSteps, type LabelledGenerators } from "../groups/labelled-points";
import { permutationGroup, type PermutationGroup } from "../groups/stabilizer-chain";
import { identityImages, invertImages } from "../images";
import { LimitError } from "../../steps/limit-error";
import { factorsOf } from "./factors";
import { longWordsIn } from "./long-words";
import { obstacleToFactoring } from "./obstacles";
import type { Permutation } from "../permutation";
import type { Letter } from "../words";
import { shortestRankedWord } from "./ranked-search";
import { TooLongError, TwoSidedSearch, type FactorLimits } from "./two-sided-search";

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
 * as they make it. The same input always gives the same result. Yields its progress, from 0 to 1. Throws a LimitError.
 */
export function* factorization(
  target: Permutation,
  generators: readonly Permutation[],
  withInverses = false,
): Generator<number, Factorization> {
  const common = yield* commonPointsInSteps([target, ...generators]);
  const [images, ...given] = common.generators;
  const { factors, spell } = yield* factorsOf(given, withInverses);
  const { impossible, group } = yield* membership(common);
  if (impossible !== undefined) return { impossible };
  if (group && group.order <= BigInt(RANKED_ELEMENTS)) {
    const ranked = {
      ranks: yield* rankedElements(group),
      order: Number(group.order),
      base: group.base,
      factors,
      inverses: factors.map(invertImages),
    };
    return { word: spell(yield* shortestRankedWord(ranked, images)), isShortest: true };
  }
  const words = group && longWordsIn(group, factors);
  const shortest = words?.shortest ?? new TwoSidedSearch(identityImages(images.length), factors, ALL_POINTS);
  try {
    const word = yield* shortest.wordFor(words ? group.base.map((point) => images[point]) : images);
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

/**
 * A user-facing message saying why there is no word, as `factorization` gives it, without looking for a word: undefined if there is one, or
 * if the group is too large to tell.
 */
export function* whyNoWord(
  target: Permutation,
  generators: readonly Permutation[],
): Generator<number, string | undefined> {
  return (yield* membership(yield* commonPointsInSteps([target, ...generators]))).impossible;
}

interface Membership {
  readonly impossible?: string;
  /** Undefined if it is too large. */
  readonly group?: PermutationGroup | undefined;
}

/** Whether the first permutation is in the group of the others. */
function* membership({
  points,
  generators: [images, ...given],
}: LabelledGenerators): Generator<number, Membership> {
  const impossible = yield* obstacleToFactoring(images, given, points);
  if (impossible !== undefined) return { impossible };
  const group = yield* groupIfItFits(given, points.length);
  return group && !group.contains(images) ? { impossible: outside(group.order) } : { group };
}

/** Undefined if it is too large. */
export function* groupIfItFits(
  generators: readonly Int32Array[],
  degree: number,
): Generator<number, PermutationGroup | undefined> {
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
