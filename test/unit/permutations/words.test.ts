import fc from "fast-check";
import { LimitError } from "../../../src/steps/limit-error";
import { NotationError } from "../../../src/permutations/notation";
import { parsePath, permutationOfPath } from "../../../src/permutations/paths";
import {
  formatPermutation,
  invert,
  parsePermutation,
  permutationOfCycles,
  numbersOf,
} from "../../../src/permutations/permutation";
import { formatWord, parseWord, pathOfWord, permutationOfWord } from "../../../src/permutations/words";
import pinball from "../../fixtures/pinball.json";
import { cycles } from "./arbitraries";
import { finished } from "../../../src/steps";
import { multiply } from "./multiply";

const LETTERS = pinball.generators.map(({ label }) => label);
const PATHS = pinball.generators.map(({ path }) => parsePath(path));
const GENERATORS = pinball.generators.map(({ perm }) => parsePermutation(perm));

const read = (text: string, labels: readonly string[]) =>
  parseWord(text, numbersOf(labels)).map(({ label, inverse }) => labels[label] + (inverse ? "'" : ""));

test.each<[string, readonly string[], readonly string[]]>([
  ["BADD", LETTERS, ["B", "A", "D", "D"]],
  ["B A,D  D", LETTERS, ["B", "A", "D", "D"]],
  ["BA'D'", LETTERS, ["B", "A'", "D'"]],
  ["A’B′", LETTERS, ["A'", "B'"]],
  ["", LETTERS, []],
  ["up left' up", ["up", "left"], ["up", "left'", "up"]],
  ["AB", ["A", "B", "AB"], ["AB"]],
  ["BA", ["A", "B", "AB"], ["B", "A"]],
  ["A'", ["A", "A'"], ["A'"]],
  ["🂡🂢'🂡", ["🂡", "🂢"], ["🂡", "🂢'", "🂡"]],
])("%j", (text, labels, word) => {
  expect(read(text, labels)).toEqual(word);
});

test.each<[string, readonly string[], string, number]>([
  ["BAXD", LETTERS, "has X at character 3, which is no label", 3],
  ["🂡X", ["🂡"], "has X at character 2, which is no label", 2],
  ["up lft up", ["up", "left"], "has lft at character 4, which is no label", 4],
  ["'A", LETTERS, "has ' at character 1, which does not stand right after a label", 1],
  ["A''", LETTERS, "has ' at character 3, which does not stand right after a label", 3],
])("%j is no word", (text, labels, message, position) => {
  const read = () => parseWord(text, numbersOf(labels));
  expect(read).toThrow(new NotationError(message, position));
  expect(read).toThrow(expect.objectContaining({ position }));
});

test("a long word is read in no time, and still knows its positions", () => {
  const text = "🂡, ".repeat(10_000);
  const start = performance.now();
  expect(parseWord(text, numbersOf(["🂡"])).at(-1)).toEqual({ label: 0, inverse: false, position: 29_998 });
  expect(() => parseWord(`${text}X`, numbersOf(["🂡"]))).toThrow(
    expect.objectContaining({ position: 30_001 }),
  );
  expect(performance.now() - start).toBeLessThan(2000);
});

const labels = fc
  .uniqueArray(fc.string({ minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 4 })
  .map((texts) =>
    texts.map((text) => text.replace(/[\s,'’′]/gu, "_")).filter((label, k, all) => all.indexOf(label) === k),
  );

test("a word that is written is read again", () => {
  fc.assert(
    fc.property(labels, fc.array(fc.tuple(fc.nat(), fc.boolean())), (labels, choices) => {
      const word = choices.map(([label, inverse]) => ({ label: label % labels.length, inverse }));
      const again = parseWord(formatWord(word, labels), numbersOf(labels));
      expect(again.map(({ label, inverse }) => ({ label, inverse }))).toEqual(word);
    }),
  );
});

test("the permutation of a word is the product of its letters, from left to right", () => {
  expect(
    formatPermutation(finished(permutationOfWord(parseWord("BADD", numbersOf(LETTERS)), GENERATORS))),
  ).toBe(pinball.target);
  const letters = fc.array(fc.record({ label: fc.nat({ max: 1 }), inverse: fc.boolean() }), { maxLength: 6 });
  fc.assert(
    fc.property(cycles, cycles, letters, (a, b, word) => {
      const generators = [a, b].map(permutationOfCycles);
      const product = word.reduce(
        (sum, { label, inverse }) => multiply(sum, inverse ? invert(generators[label]) : generators[label]),
        permutationOfCycles([]),
      );
      expect(formatPermutation(finished(permutationOfWord(word, generators)))).toBe(
        formatPermutation(product),
      );
    }),
  );
});

test("a word and its permutations may be too long", () => {
  const cycle = permutationOfCycles([Array.from({ length: 10_000 }, (_, k) => String(k))]);
  const word = new Array(30_000).fill({ label: 0, inverse: false });
  expect(() => finished(permutationOfWord(word, [cycle]))).toThrow(
    new LimitError("the word has 30,000 labels and its permutations 10,000 points"),
  );
});

describe("paths", () => {
  const path = (word: string) => pathOfWord(parseWord(word, numbersOf(LETTERS)), LETTERS, PATHS).join("-");

  test("the solution of the pinball article: 20 flips", () => {
    expect(path("BADD")).toBe("5-4-7-8-5-4-1-2-5-2-3-6-9-8-5-2-3-6-9-8-5");
    expect(formatPermutation(permutationOfPath(parsePath(path("BADD"))))).toBe(pinball.target);
  });

  test("repeated points stand once, an inverse goes backwards, the empty word stays at home", () => {
    const paths = [
      ["5", "5", "4", "5", "5"],
      ["5", "1", "2", "5"],
    ];
    expect(pathOfWord(parseWord("AAB'", numbersOf(["A", "B"])), ["A", "B"], paths).join("-")).toBe(
      "5-4-5-4-5-2-1-5",
    );
    expect(path("")).toBe("5");
    expect(pathOfWord([], ["A", "B"], [["1", "2"], ["2", "1"]])).toEqual([]); // prettier-ignore
  });

  test("a path must begin where the one before ends", () => {
    const paths = [["1", "2"], ["3", "4"]]; // prettier-ignore
    expect(() => pathOfWord(parseWord("A B'", numbersOf(["A", "B"])), ["A", "B"], paths)).toThrow(
      new NotationError("has B' at character 3, whose path begins at 4, but the path before it ends at 2", 3),
    );
  });

  test("a path may be too long", () => {
    const word = new Array(30_000).fill({ label: 0, inverse: false, position: 1 });
    expect(() => pathOfWord(word, ["A"], [["1", "2", "1"]])).toThrow(
      new LimitError("the word's path has more than 20,000 points"),
    );
  });
});
