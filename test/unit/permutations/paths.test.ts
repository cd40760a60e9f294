import fc from "fast-check";
import { formatPermutation, permutationOfCycles } from "../../../src/permutations/permutation";
import { parsePath, permutationOfPath } from "../../../src/permutations/paths";
import pinball from "../../fixtures/pinball.json";
import { point } from "./arbitraries";
import { multiply } from "./multiply";

test.each([
  "5-4-1-2-5",
  "5 4 1 2 5",
  "5,4, 1,2,5",
  "5->4->1->2->5",
  "5 → 4 → 1 → 2 → 5",
  " 5 – 4 - 1 − 2 -> 5 ",
])("%j", (text) => expect(parsePath(text)).toEqual(["5", "4", "1", "2", "5"]));

test("a parenthesis is refused", () => {
  expect(() => parsePath("5-(4 1)")).toThrow("has a parenthesis at character 3, but a path has none");
});

test.each(pinball.simple_elementary_space_paths)("%s", (path, cycles) => {
  expect(formatPermutation(permutationOfPath(parsePath(path)))).toBe(cycles);
});

test("a point that follows itself does nothing", () => {
  expect(formatPermutation(permutationOfPath(parsePath("5-5-4-4-1-2-2-5")))).toBe("(1 4 2)");
});

test("a path of one point or none does nothing", () => {
  expect(formatPermutation(permutationOfPath(["5"]))).toBe("()");
  expect(formatPermutation(permutationOfPath([]))).toBe("()");
});

test("joined paths give the product", () => {
  fc.assert(
    fc.property(fc.array(point), point, fc.array(point), (before, at, after) => {
      const joined = permutationOfPath([...before, at, ...after]);
      const product = multiply(permutationOfPath([...before, at]), permutationOfPath([at, ...after]));
      expect(formatPermutation(joined)).toBe(formatPermutation(product));
    }),
  );
});

test("a simple closed path moves the pieces the other way round, home only at the end", () => {
  fc.assert(
    fc.property(fc.uniqueArray(point, { minLength: 2 }), ([home, ...points]) => {
      const path = permutationOfPath([home, ...points, home]);
      expect(formatPermutation(path)).toBe(formatPermutation(permutationOfCycles([points.reverse()])));
    }),
  );
});
