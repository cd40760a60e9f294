import { plainText } from "../../../src/grid/plain-text";
import fc from "fast-check";
import { LimitError } from "../../../src/steps/limit-error";
import {
  formatPermutation,
  invert,
  parsePermutation,
  permutationOfCycles,
  numbersOf,
} from "../../../src/permutations/permutation";
import { parseWord } from "../../../src/permutations/word-notation";
import { formatWord, lettersOf, permutationOfWord } from "../../../src/permutations/words";
import pinball from "../../fixtures/pinball.json";
import { cycles } from "./arbitraries";
import { finished } from "../../../src/steps";
import { multiply } from "./multiply";

const LETTERS = pinball.generators.map(({ label }) => label);
const GENERATORS = pinball.generators.map(({ perm }) => parsePermutation(perm));

const labels = fc
  .uniqueArray(fc.string({ minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 4 })
  .map((texts) =>
    texts
      .map((text) => plainText(text).replace(/[\s,']/gu, "_"))
      .filter((label, k, all) => all.indexOf(label) === k),
  );

test("a word that is written is read again", () => {
  fc.assert(
    fc.property(labels, fc.array(fc.tuple(fc.nat(), fc.boolean())), (labels, choices) => {
      const word = choices.map(([label, inverse]) => ({ label: label % labels.length, inverse }));
      const again = lettersOf(parseWord(formatWord(word, labels), numbersOf(labels)));
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

const ORDERS = ["left to right", "right to left"] as const;

test("powers, conjugates and commutators give what they give when they are written out, in both orders", () => {
  const text = fc.letrec<{ word: string }>((tie) => ({
    word: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom("A", "B", "A'", "B2"),
      fc.tuple(tie("word"), tie("word")).map(([a, b]) => `${a} ${b}`),
      fc.tuple(tie("word"), fc.integer({ min: -3, max: 3 })).map(([a, n]) => `(${a})^${n}`),
      fc.tuple(tie("word"), tie("word")).map(([a, b]) => `(${a})^(${b})`),
      fc.tuple(tie("word"), tie("word")).map(([a, b]) => `[${a},${b}]`),
    ),
  })).word;
  fc.assert(
    fc.property(cycles, cycles, text, fc.constantFrom(...ORDERS), (a, b, text, order) => {
      const generators = [a, b].map(permutationOfCycles);
      const word = parseWord(text, numbersOf(["A", "B"]));
      const letters = lettersOf(word);
      const inOrder = order === "left to right" ? letters : letters.toReversed();
      const product = finished(permutationOfWord(word, generators, order));
      expect(formatPermutation(product)).toBe(
        formatPermutation(finished(permutationOfWord(inOrder, generators))),
      );
    }),
  );
});

test("a word of any length has its permutation at once, but is not written out", () => {
  const word = parseWord(`((A^1000)^1000B)^${"9".repeat(1000)}`, numbersOf(["A", "B"]));
  const generators = ["(1 2 3)", "(4 5)"].map((text) => parsePermutation(text));
  expect(formatPermutation(finished(permutationOfWord(word, generators)))).toBe("(4 5)");
  expect(() => lettersOf(word)).toThrow(
    new LimitError("the word has more than 100,000 labels when it is written out"),
  );
  const nested = `${"[".repeat(40)}A${",B]".repeat(40)}`;
  const commutator = parseWord(nested, numbersOf(["A", "B"]));
  expect(formatPermutation(finished(permutationOfWord(commutator, generators)))).toBe("()");
  expect(() => lettersOf(commutator)).toThrow(LimitError);
});

test("a word and its permutations may be too long", () => {
  const cycle = permutationOfCycles([Array.from({ length: 10_000 }, (_, k) => String(k))]);
  const word = new Array(30_000).fill({ label: 0, inverse: false });
  expect(() => finished(permutationOfWord(word, [cycle]))).toThrow(
    new LimitError("the word has 30,000 labels and its permutations 10,000 points"),
  );
});
