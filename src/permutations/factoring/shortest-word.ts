import { obstacleToFactoring } from "./obstacles";
import { LimitError } from "../limit-error";
import { imagesOver, invert, numbersOf, type Permutation } from "../permutation";
import { sortedPoints } from "../points";
import { WordTable } from "../word-table";
import type { Letter } from "../words";

/** The shortest word, or in words why there is none. */
export type Factors = { readonly word: Letter[] } | { readonly impossible: string };

export interface FactorLimits {
  /** The most different products that are remembered, */
  readonly rows: number;
  /** and the most images of points in them. */
  readonly images: number;
  /** The most products that are formed. */
  readonly products: number;
}

/** Two million elements of a group, one million above 32 points; a larger group is searched as far as they reach. */
export const FACTOR_LIMITS: FactorLimits = { rows: 2_000_000, images: 0x4000000, products: 200_000_000 };

const PRODUCTS_PER_YIELD = 1 << 12;

/**
 * The shortest word for a permutation in generators and, if wanted, their inverses; among equally short words the first
 * in the order of the letters, which is that of the generators, with the inverses after all of them. The products of r
 * letters, found breadth-first, are enough for words of 2r letters: a word is the product of its halves, and for each
 * first half the second one is looked up. Yields its progress, from 0 to 1. Throws a LimitError.
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
  const impossible = obstacleToFactoring(images, factors, points);
  if (impossible !== undefined) return { impossible };

  // The table grows by doubling, and has one row more when it is seen to be too small.
  const doublings = Math.floor(Math.log2(limits.images / Math.max(points.length, 1)));
  const mostRows = Math.min(limits.rows, 2 ** doublings - 1);
  const table = new WordTable(points.length, factors, mostRows);
  const rowsPerYield = Math.ceil(PRODUCTS_PER_YIELD / factors.length);
  let before = { from: 0, to: 0 };
  let last = { from: 0, to: 1 };
  for (let length = 0; last.from < last.to; length++) {
    // The words of 2 · length − 1 letters come before those of 2 · length.
    for (const { from, to } of [before, last]) {
      for (let row = from; row < to; row++) {
        if (row % PRODUCTS_PER_YIELD === 0) yield table.count / mostRows;
        const second = table.findSecondFactor(row, images);
        if (second < 0) continue;
        return { word: [row, second].flatMap((half) => table.word(half)).map((factor) => letters[factor]) };
      }
    }
    for (let row = last.from; row < last.to; row++) {
      if (row % rowsPerYield === 0) yield table.count / mostRows;
      if (row * factors.length > limits.products || !table.addProductsOf(row))
        throw tooLong(2 * length, mostRows);
    }
    before = last;
    last = { from: last.to, to: table.count };
  }
  const count = table.count.toLocaleString("en");
  return {
    impossible: `The generators do not make the target: all their ${count} products were looked through.`,
  };
}

function tooLong(searched: number, rows: number): LimitError {
  return new LimitError(
    `no word of up to ${searched} labels makes the target, and longer ones need more products than ` +
      `the ${rows.toLocaleString("en")} that fit`,
  );
}
