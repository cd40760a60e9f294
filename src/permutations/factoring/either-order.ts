import { invert, type Permutation } from "../permutation";
import type { ProductOrder } from "../product-order";
import { factorization, whyNoWord, type Factorization } from "./factorization";

/**
 * Like `factorization`, for words that are read in the given order. Read from the right, a word gives the inverse of what it gives, read from
 * the left, in the inverses of the generators; so it is the first in the order of the letters here, too.
 */
export function* factorizationIn(
  order: ProductOrder,
  target: Permutation,
  generators: readonly Permutation[],
  withInverses: boolean,
): Generator<number, Factorization> {
  if (order === "left to right") return yield* factorization(target, generators, withInverses);
  const found = yield* factorization(invert(target), generators.map(invert), withInverses);
  if ("word" in found) return found;
  return { impossible: (yield* whyNoWord(target, generators)) ?? found.impossible };
}
