import { cyclesOf, permutationOfCycles } from "./permutation";
import { factorsInOrder, type ProductOrder } from "./product-order";

/**
 * A cycle as a product of the fewest transpositions, one fewer than it has points: (1 2 3) is (1 2)(1 3) from left to right, and
 * (1 3)(1 2) from right to left.
 */
export function transpositionsOf([first, ...others]: readonly string[], order: ProductOrder): string[][] {
  return factorsInOrder(others, order).map((other) => [first, other]);
}

/** The fewest transpositions whose product, in the given order, is that of the factors, the first of which acts first. */
export function transpositionsIn(factors: readonly (readonly string[])[], order: ProductOrder): string[][] {
  return cyclesOf(permutationOfCycles(factors)).flatMap((cycle) => transpositionsOf(cycle, order));
}
