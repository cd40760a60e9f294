import fc from "fast-check";
import type { FactorLimits } from "../../../src/permutations/factoring/short-words";
import { shortestWord } from "../../../src/permutations/factoring/shortest-word";
import { LimitError } from "../../../src/steps/limit-error";
import {
  formatPermutation,
  invert,
  parsePermutation,
  permutationOfCycles,
  type Permutation,
} from "../../../src/permutations/permutation";
import { formatWord, permutationOfWord, type Letter } from "../../../src/permutations/words";
import pinball from "../../fixtures/pinball.json";
import { finished } from "../../../src/steps";
import { multiply } from "./multiply";

const LABELS = ["A", "B", "C", "D", "E", "F"];
const PINBALL = pinball.generators.map(({ perm }) => parsePermutation(perm));

function run(
  target: Permutation,
  generators: readonly Permutation[],
  inverses = false,
  limits?: FactorLimits,
) {
  const steps = shortestWord(target, generators, inverses, limits);
  const progress: number[] = [];
  for (;;) {
    const step = steps.next();
    if (step.done) return { factors: step.value, progress };
    progress.push(step.value);
  }
}

function factored(target: string, generators: readonly Permutation[], inverses = false): string {
  const { factors } = run(parsePermutation(target), generators, inverses);
  return "impossible" in factors ? factors.impossible : formatWord(factors.word, LABELS);
}

test("the pinball article's word is the shortest", () => {
  expect(factored(pinball.target, PINBALL)).toBe("BADD");
  expect(factored("()", PINBALL)).toBe("");
  expect(factored("(1 2 4)", PINBALL)).toBe("AA");
  expect(factored("(1 2 4)", PINBALL, true)).toBe("A'");
  expect(factored("(1 4 2)(6 8 9)", PINBALL)).toBe("AC");
});

test.each([
  ["(1 2)", "The target is odd, but all generators are even, and so are all their products."],
  ["(1 2)(10 11)", "The target takes 10 to 11, and no product of the generators does."],
  ["(4 5)(1 2)", "The target takes 4 to 5, and no product of the generators does."],
])("%s shows at once that it is no product", (target, reason) => {
  expect(factored(target, PINBALL)).toBe(reason);
});

test("a permutation outside the group, after a search of all of it", () => {
  const mathieu11 = ["(1 2 3 4 5 6 7 8 9 10 11)", "(3 7 11 8)(4 10 5 6)"].map(parsePermutation);
  expect(factored("(1 2 3)", mathieu11)).toBe(
    "The generators do not make the target: all their 7,920 products were looked through.",
  );
});

const permutation = fc
  .shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 })
  .map((images) => permutationOfImages(images));

/** The first shortest word, found by forming all words of each length in order. */
function firstWord(
  target: Permutation,
  generators: readonly Permutation[],
  inverses: boolean,
): string | undefined {
  const letters: Letter[] = generators.map((_, label) => ({ label, inverse: false }));
  if (inverses) letters.push(...letters.map(({ label }) => ({ label, inverse: true })));
  const seen = new Set(["()"]);
  let words: { word: Letter[]; product: Permutation }[] = [{ word: [], product: parsePermutation("()") }];
  while (words.length > 0) {
    const found = words.find(({ product }) => formatPermutation(product) === formatPermutation(target));
    if (found) return formatWord(found.word, LABELS);
    words = words.flatMap(({ word, product }) =>
      letters.flatMap((letter) => {
        const factor = letter.inverse ? invert(generators[letter.label]) : generators[letter.label];
        const next = { word: [...word, letter], product: multiply(product, factor) };
        const cycles = formatPermutation(next.product);
        return seen.has(cycles) ? [] : (seen.add(cycles), [next]);
      }),
    );
  }
  return undefined;
}

test("the word is the first of the shortest ones, and there is none only outside the group", () => {
  fc.assert(
    fc.property(
      permutation,
      fc.array(permutation, { minLength: 1, maxLength: 3 }),
      fc.boolean(),
      (target, generators, inverses) => {
        const { factors } = run(target, generators, inverses);
        const expected = firstWord(target, generators, inverses);
        expect("word" in factors ? formatWord(factors.word, LABELS) : undefined).toBe(expected);
      },
    ),
  );
});

test("a word in long generators multiplies to its target", () => {
  const generators = ["(1 2)", "(1 2 3 4 5 6 7 8 9)"].map(parsePermutation);
  const target = parsePermutation("(1 9)(2 8)(3 7)(4 6)");
  for (const inverses of [false, true]) {
    const { factors } = run(target, generators, inverses);
    const word = "word" in factors ? factors.word : [];
    expect(formatPermutation(finished(permutationOfWord(word, generators)))).toBe(formatPermutation(target));
    expect(word.length).toBeGreaterThan(20);
  }
});

test("a group of a million elements is searched in steps", () => {
  const generators = ["(1 2)(3 4)(11 12)", "(1 2 3 4 5 6 7 8 9)", "(11 12 13)"].map(parsePermutation);
  const { factors, progress } = run(parsePermutation("(1 2)(11 12)"), generators);
  expect(factors).toEqual({
    impossible: "The generators do not make the target: all their 1,088,640 products were looked through.",
  });
  expect(progress.length).toBeGreaterThan(100);
  expect(progress.every((part) => part >= 0 && part <= 1)).toBe(true);
});

test("a limit is no proof that there is no word", () => {
  const target = parsePermutation("(1 4 6 3)(2 8 7 9)");
  const limits = { rows: 30, images: 1e6, products: 1e6 };
  expect(() => run(target, PINBALL, false, limits)).toThrow(
    new LimitError(
      "no word of up to 4 labels makes the target, and longer ones need more products than the 30 that fit",
    ),
  );
  expect(() => run(target, PINBALL, false, { rows: 1e6, images: 1e6, products: 50 })).toThrow(LimitError);
  expect(() => run(target, PINBALL, false, { rows: 1e6, images: 200, products: 1e6 })).toThrow(LimitError);
});

function permutationOfImages(images: readonly number[]): Permutation {
  const first = Math.min(...images);
  return permutationOfCycles(
    images.flatMap((image, k) => {
      const cycle = [k + first];
      for (let at = image; at !== k + first; at = images[at - first]) cycle.push(at);
      return Math.min(...cycle) === k + first ? [cycle.map(String)] : [];
    }),
  );
}
