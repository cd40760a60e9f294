import { i18n } from "../../language";
import { obstacleToFactoring } from "./obstacles";
import { imagesOver, invert, numbersOf, type Permutation } from "../permutation";
import { sortedPoints } from "../points";
import type { Letter } from "../words";
import { ShortWords, type FactorLimits } from "./short-words";

/** The shortest word, or a user-facing message saying why there is none. */
export type Factors = { readonly word: Letter[] } | { readonly impossible: string };

/** Two million elements of a group, or one million above 32 points. A larger group is searched up to this limit. */
export const FACTOR_LIMITS: FactorLimits = { rows: 2_000_000, images: 0x4000000, products: 200_000_000 };

/**
 * The shortest word for a permutation in generators and, if wanted, their inverses; of equally short words, the first in the order of the
 * letters, which are the generators followed by all inverses. Yields its progress, from 0 to 1. Throws a LimitError.
 */
export function* shortestWord(
  target: Permutation,
  generators: readonly Permutation[],
  withInverses = false,
  limits: FactorLimits = FACTOR_LIMITS,
): Generator<number, Factors> {
  const letters: Letter[] = generators.map((_, label) => ({ label, inverse: false }));
  if (withInverses) letters.push(...letters.map(({ label }) => ({ label, inverse: true })));
  const points = sortedPoints([target, ...generators].flatMap((permutation) => [...permutation.points]));
  const numbers = numbersOf(points);
  const images = imagesOver(numbers, target);
  const factors = letters.map(({ label, inverse }) =>
    imagesOver(numbers, inverse ? invert(generators[label]) : generators[label]),
  );
  const impossible = yield* obstacleToFactoring(images, factors, points);
  if (impossible !== undefined) return { impossible };

  const short = new ShortWords(points.length, factors, limits);
  const word = yield* short.wordFor(images);
  if (word) return { word: word.map((factor) => letters[factor]) };
  return {
    impossible: i18n.t(
      "The generators do not make the target: all their {count, number} products were looked through.",
      { count: short.count },
    ),
  };
}
