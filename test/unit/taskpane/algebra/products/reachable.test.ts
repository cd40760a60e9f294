import fc from "fast-check";
import pinball from "../../../../fixtures/pinball.json";
import { parseCycles } from "../../../../../src/permutations/notation";
import {
  formatPermutation,
  parsePermutation,
  permutationOfCycles,
} from "../../../../../src/permutations/permutation";
import { pairwiseProducts, type LabelledPermutation } from "../../../../../src/permutations/products";
import { isReachable } from "../../../../../src/taskpane/algebra/products/reachable";
import { finished } from "../../../../../src/steps";

const generators = pinball.generators.map(({ label, perm }) => ({
  label,
  permutation: parsePermutation(perm),
}));
const reachable = (given: readonly LabelledPermutation[], cycles: string) =>
  finished(isReachable(given, cycles));

test("pinball's target is reached by four letters, an exchange and a point of no generator never", () => {
  expect(reachable(generators, pinball.target)).toBe(true);
  expect(reachable(generators, "(1 2)")).toBe(false);
  expect(reachable(generators, "(1 17)")).toBe(false);
  expect(reachable(generators, "()")).toBe(true);
});

test("what passes reach until nothing new comes is what is reachable", () => {
  const permutation = fc
    .shuffledSubarray([1, 2, 3, 4], { minLength: 1 })
    .map((points) => formatPermutation(parsePermutation(`(${points.join(" ")})`)));
  fc.assert(
    fc.property(fc.array(permutation, { minLength: 1, maxLength: 3 }), permutation, (given, target) => {
      const labelled = given.map((cycles, k) => ({ label: "ABC"[k], permutation: parsePermutation(cycles) }));
      const { rows, isWholeGroup } = finished(pairwiseProducts(labelled, 6));
      fc.pre(isWholeGroup);
      expect(reachable(labelled, target)).toBe(rows.some(({ cycles }) => cycles === target));
    }),
  );
});

test("overlapping cycles of generators are read in the order of the products", () => {
  for (const order of ["left to right", "right to left"] as const) {
    const cycles = parseCycles("(1 2)(2 3)(3 4)(1 3)", order);
    const given = [{ label: "A", permutation: permutationOfCycles(cycles) }];
    const { rows } = finished(pairwiseProducts(given, 6, order));
    for (const row of rows) expect(finished(isReachable(given, row.cycles))).toBe(true);
  }
});
