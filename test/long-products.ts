import { formatPermutation, parsePermutation, power } from "../src/permutations/permutation";

/** Disjoint cycles of these lengths, on the points 1, 2, … */
function disjointCycles(lengths: readonly number[]): string {
  let point = 0;
  return lengths.map((length) => `(${Array.from({ length }, () => ++point).join(" ")})`).join("");
}

/** Multiplies the first thousand powers in columns A and B, for minutes: 85 million products. */
export const LONG_FORMULA = "=PUZZLE.GENPERMPROD(A1:B1000,4)";

/**
 * Generators whose expansion takes long on any machine and yet has few rows: the first powers of one permutation of order 30,030, labelled
 * w0, w1, …. Their millions of products are powers again.
 */
export function powersOfOnePermutation(count: number): string[][] {
  const step = parsePermutation(disjointCycles([2, 3, 5, 7, 11, 13]));
  return Array.from({ length: count }, (_, k) => [`w${k}`, formatPermutation(power(step, BigInt(k + 1)))]);
}
