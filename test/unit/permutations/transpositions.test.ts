import fc from "fast-check";
import { parseCycles } from "../../../src/permutations/notation";
import {
  cyclesOf,
  formatPermutation,
  parity,
  permutationOfCycles,
} from "../../../src/permutations/permutation";
import { factorsInOrder, PRODUCT_ORDERS } from "../../../src/permutations/product-order";
import { transpositionsIn } from "../../../src/permutations/transpositions";
import { cycles } from "./arbitraries";

test("their product is the permutation, they are as many as points less cycles, and tell its parity", () => {
  fc.assert(
    fc.property(cycles, fc.constantFrom(...PRODUCT_ORDERS), (given, order) => {
      const permutation = permutationOfCycles(factorsInOrder(given, order));
      const exchanges = transpositionsIn(factorsInOrder(given, order), order);
      const product = permutationOfCycles(factorsInOrder(exchanges, order));
      expect(formatPermutation(product)).toBe(formatPermutation(permutation));
      for (const each of exchanges) expect(new Set(each).size).toBe(2);
      const moved = cyclesOf(permutation);
      expect(exchanges).toHaveLength(moved.flat().length - moved.length);
      expect(parity(permutation)).toBe(exchanges.length % 2 === 0 ? "even" : "odd");
    }),
  );
});

test("as textbooks write them", () => {
  const of = parseCycles("(1 2 3 4)(5 6)");
  expect(transpositionsIn(of, "left to right")).toEqual(parseCycles("(1 2)(1 3)(1 4)(5 6)"));
  expect(transpositionsIn(of, "right to left")).toEqual(parseCycles("(1 4)(1 3)(1 2)(5 6)"));
  expect(transpositionsIn(parseCycles("()"), "left to right")).toEqual([]);
});
