import { invert, type Permutation } from "../permutation";
import type { ProductOrder } from "../product-order";
import { factorization, whyNoWord, type Factorization } from "./factorization";
import { partialFactorization, type PlacedPoints } from "./partial-targets";

/**
 * Like `factorization`, for words that are read in the given order. Read from the right, a word gives the inverse of what it gives, read from
 * the left, in the inverses of the generators; so it is the first in the order of the letters here, too.
 */
export function* factorizationIn(
  order: ProductOrder,
  target: Permutation | PlacedPoints,
  generators: readonly Permutation[],
  withInverses: boolean,
): Generator<number, Factorization> {
  const isReversed = order === "right to left";
  const chosen = isReversed ? generators.map(invert) : generators;
  if ("from" in target) return yield* partialFactorization(target, chosen, withInverses, isReversed);
  const found = yield* factorization(isReversed ? invert(target) : target, chosen, withInverses);
  if ("word" in found || !isReversed) return found;
  return { impossible: (yield* whyNoWord(target, generators)) ?? found.impossible };
}
