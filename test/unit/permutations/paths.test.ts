import fc from "fast-check";
import { formatPermutation, permutationOfCycles, numbersOf } from "../../../src/permutations/permutation";
import { parsePath, permutationOfPath, pathOfWord } from "../../../src/permutations/paths";
import pinball from "../../fixtures/pinball.json";
import { point } from "./arbitraries";
import { multiply } from "./multiply";
import { LimitError } from "../../../src/steps/limit-error";
import { NotationError } from "../../../src/permutations/notation-error";
import { parseWord } from "../../../src/permutations/word-notation";
import { lettersOf } from "../../../src/permutations/words";

test.each([
  "5-4-1-2-5",
  "5 4 1 2 5",
  "5,4, 1,2,5",
  "5->4->1->2->5",
  "5 → 4 → 1 → 2 → 5",
  " 5 – 4 - 1 − 2 -> 5 ",
])("%j", (text) => expect(parsePath(text)).toEqual(["5", "4", "1", "2", "5"]));

test("a parenthesis is refused", () => {
  expect(() => parsePath("5-(4 1)")).toThrow("character 3: a space-path has no parentheses");
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

const LETTERS = pinball.generators.map(({ label }) => label);
const PATHS = pinball.generators.map(({ path }) => parsePath(path));

const lettersIn = (word: string, labels: readonly string[]) => lettersOf(parseWord(word, numbersOf(labels)));
const path = (word: string) => pathOfWord(lettersIn(word, LETTERS), LETTERS, PATHS).join("-");

test("the solution of the pinball article: 20 flips", () => {
  expect(path("BADD")).toBe("5-4-7-8-5-4-1-2-5-2-3-6-9-8-5-2-3-6-9-8-5");
  expect(formatPermutation(permutationOfPath(parsePath(path("BADD"))))).toBe(pinball.target);
});

test("repeated points stand once, an inverse goes backwards, the empty word stays at home", () => {
  const paths = [
    ["5", "5", "4", "5", "5"],
    ["5", "1", "2", "5"],
  ];
  expect(pathOfWord(lettersIn("A2B'", ["A", "B"]), ["A", "B"], paths).join("-")).toBe("5-4-5-4-5-2-1-5");
  expect(path("")).toBe("5");
  expect(pathOfWord([], ["A", "B"], [["1", "2"], ["2", "1"]])).toEqual([]); // prettier-ignore
});

test("a path must begin where the one before ends", () => {
  const paths = [["1", "2"], ["3", "4"]]; // prettier-ignore
  expect(() => pathOfWord(lettersIn("A B'", ["A", "B"]), ["A", "B"], paths)).toThrow(
    new NotationError("character 3: the space-path of B' begins at 4, but the one before it ends at 2", 3),
  );
});

test("a path may be too long", () => {
  const word = new Array(30_000).fill({ label: 0, inverse: false, position: 1 });
  expect(() => pathOfWord(word, ["A"], [["1", "2", "1"]])).toThrow(
    new LimitError("the word's space-path has more than 20,000 points"),
  );
});

test("powers and conjugates of paths that come back to their beginning", () => {
  expect(path("A^-1")).toBe("5-2-1-4-5");
  expect(path("A^B")).toBe(path("B'AB"));
  expect(path("[A,B]2")).toBe(path("A'B'ABA'B'AB"));
  expect(() => pathOfWord(lettersIn("A2", ["A"]), ["A"], [["1", "2"]])).toThrow(
    new NotationError("character 1: the space-path of A begins at 1, but the one before it ends at 2", 1),
  );
});
