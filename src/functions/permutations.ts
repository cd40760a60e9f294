import { exactNumber } from "../grid/exact-number";
import { permutationOfPathInSteps } from "../permutations/paths";
import {
  cycleType as typeOf,
  formatPermutation,
  formatPermutationInSteps,
  invert,
  order,
  parity,
  permutationOfCycles,
  permutationOfCyclesInSteps,
  power,
  type Permutation,
} from "../permutations/permutation";
import { NumberedProduct } from "../permutations/numbered-product";
import { factorsInOrder, type ProductOrder } from "../permutations/product-order";
import { isPause, type Steps } from "../steps";
import { answer, answerSoon } from "./calls/answering";
import { readOrder, readGivenNumber } from "./cells/options";
import { readCycles, readFactors, readPath } from "./cells/permutations";

/**
 * Simplifies a product of cycles to disjoint cycles: (5 4)(4 1)(1 2)(2 5) becomes (1 4 2).
 * @customfunction SIMPLIFYCYCLES
 * @param cycles Cycles such as (5 4)(4 1)(1 2)(2 5). Spaces or commas separate points; without them, (123)(45) is (1 2 3)(4 5). Write a power as (1 2 3)^-1, the identity as () or e.
 * @param [order] left to right or right to left: the order of the factors, in words and where cycles overlap. Default: left to right.
 * @returns The same permutation in canonical form, such as (1 4 2).
 * @example =PUZZLE.SIMPLIFYCYCLES("(5 4)(4 1)(1 2)(2 5)") = "(1 4 2)"
 */
export function simplifyCycles(cycles: unknown, order?: unknown): string {
  return answer(() => {
    const chosen = readOrder(order);
    if (typeof cycles === "string" && product.read(cycles, chosen)) return product.take();
    return formatPermutation(permutationOfCycles(readCycles(cycles, "cycles", chosen)));
  });
}

/**
 * Multiplies permutations from left to right.
 * @customfunction MULTIPLYCYCLES
 * @param factors Permutations such as (1 4 2), or ranges of them. Blank cells are skipped.
 * @returns The product in canonical form.
 * @example =PUZZLE.MULTIPLYCYCLES("(1 4 2)","(4 8 7)") = "(1 8 7 4 2)"
 */
export function multiplyCycles(factors: unknown[][][]): string {
  return answerSoon(() => productOf(factors, "left to right"));
}

/**
 * Composes permutations as functions, f∘g∘…: the last one is applied first.
 * @customfunction COMPOSECYCLES
 * @param factors Permutations such as (1 4 2), or ranges of them. Blank cells are skipped.
 * @returns The product in canonical form.
 * @example =PUZZLE.COMPOSECYCLES("(1 4 2)","(4 8 7)") = "(1 4 8 7 2)"
 */
export function composeCycles(factors: unknown[][][]): string {
  return answerSoon(() => productOf(factors, "right to left"));
}

/**
 * Finds the permutation of the pieces when the empty place goes along a space-path.
 * @customfunction PATHTOPERM
 * @param path A space-path such as 5-4-1-2-5, or a range with its points.
 * @returns The permutation in canonical form.
 * @example =PUZZLE.PATHTOPERM("5-4-7-8-5") = "(4 8 7)"
 */
export function pathToPermutation(path: unknown[][]): string {
  return answerSoon(function* () {
    const points = yield* readPath(path, "path");
    return yield* formatPermutationInSteps(yield* permutationOfPathInSteps(points));
  });
}

/**
 * Finds the inverse of a permutation, which undoes it.
 * @customfunction INVERTCYCLES
 * @param cycles A permutation such as (1 4 2).
 * @returns The inverse in canonical form.
 * @example =PUZZLE.INVERTCYCLES("(1 4 2)") = "(1 2 4)"
 */
export function invertCycles(cycles: unknown): string {
  return answer(() => formatPermutation(invert(permutationOf(cycles))));
}

/**
 * Repeats a permutation n times. A negative n repeats its inverse.
 * @customfunction POWERCYCLES
 * @param cycles A permutation such as (1 4 2).
 * @param n A whole number. It may be negative. As text, it may have any number of digits.
 * @returns The n-th power in canonical form.
 * @example =PUZZLE.POWERCYCLES("(2 8 9 6 3)",-2) = "(2 6 8 3 9)"
 */
export function powerCycles(cycles: unknown, n: unknown): string {
  return answer(() => formatPermutation(power(permutationOf(cycles), readGivenNumber(n, "n"))));
}

/**
 * Finds the order of a permutation: how often to repeat it until everything is back in its place.
 * @customfunction CYCLEORDER
 * @param cycles A permutation such as (1 4 2)(3 8).
 * @returns The order; if it is too large for an exact number, its digits as text.
 * @example =PUZZLE.CYCLEORDER("(1 2)(3 4 5)") = 6
 */
export function cycleOrder(cycles: unknown): unknown {
  return answer(() => exactNumber(order(permutationOf(cycles))));
}

/**
 * Tells whether a permutation is a product of an even or an odd number of exchanges.
 * @customfunction CYCLEPARITY
 * @param cycles A permutation such as (1 4 2)(3 8).
 * @returns even or odd
 * @example =PUZZLE.CYCLEPARITY("(1 4 6 2)(3 8 7 9)") = "even"
 */
export function cycleParity(cycles: unknown): string {
  return answer(() => parity(permutationOf(cycles)));
}

/**
 * Lists the lengths of the cycles of a permutation in a row, longest first.
 * @customfunction CYCLETYPE
 * @param cycles A permutation such as (1 4 2)(3 8).
 * @returns The lengths of the cycles of two and more points.
 * @example =PUZZLE.CYCLETYPE("(1 2)(3 4 5)") = {3,2}
 */
export function cycleType(cycles: unknown): number[][] {
  return answer(() => {
    const lengths = typeOf(permutationOf(cycles));
    return [lengths.length > 0 ? lengths : [1]];
  });
}

const product = new NumberedProduct();

/** Those of a full cell are collected in less than a millisecond. */
const MANY_CYCLES = 1000;

function* productOf(factors: unknown, order: ProductOrder): Steps<string> {
  const cycles: string[][] = [];
  const read = factorsInOrder(yield* readFactors(factors, "factors"), order);
  for (const [k, factor] of read.entries()) {
    if (isPause(k) || factor.length > MANY_CYCLES) yield 0;
    for (const cycle of factor) cycles.push(cycle);
  }
  return yield* formatPermutationInSteps(yield* permutationOfCyclesInSteps(cycles));
}

function permutationOf(cycles: unknown): Permutation {
  return permutationOfCycles(readCycles(cycles, "cycles"));
}
