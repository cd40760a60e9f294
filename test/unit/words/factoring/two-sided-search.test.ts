import fc from "fast-check";
import { commonPointsInSteps } from "../../../../src/permutations/groups/labelled-points";
import { identityImages, invertImages } from "../../../../src/permutations/images";
import { TwoSidedSearch, type FactorLimits } from "../../../../src/words/factoring/two-sided-search";
import { LimitError } from "../../../../src/steps/limit-error";
import {
  formatPermutation,
  invert,
  parsePermutation,
  permutationOfCycles,
  type Permutation,
} from "../../../../src/permutations/permutation";
import { formatWord, type Letter } from "../../../../src/permutations/words";
import pinball from "../../../fixtures/pinball.json";
import { PlaceSearch } from "../../../../src/words/factoring/place-search";
import { finished } from "../../../../src/steps";
import { multiply } from "../../permutations/multiply";

const LABELS = ["A", "B", "C", "D", "E", "F"];
const PINBALL = pinball.generators.map(({ perm }) => parsePermutation(perm));

const LIMITS: FactorLimits = { rows: 1e6, images: 1e7, products: 1e7 };

function run(
  target: Permutation,
  generators: readonly Permutation[],
  inverses = false,
  limits = LIMITS,
): { readonly progress: number[]; readonly word?: Letter[]; readonly count?: number } {
  const [images, ...given] = finished(commonPointsInSteps([target, ...generators])).generators;
  const factors = inverses ? [...given, ...given.map(invertImages)] : given;
  const steps = new TwoSidedSearch(identityImages(images.length), factors, limits).wordFor(images);
  const progress: number[] = [];
  let step = steps.next();
  for (; !step.done; step = steps.next()) progress.push(step.value);
  if ("count" in step.value) return { ...step.value, progress };
  const word = step.value.map((factor): Letter => ({
    label: factor % given.length,
    inverse: factor >= given.length,
  }));
  return { word, progress };
}

function factored(target: string, generators: readonly Permutation[], inverses = false): string | undefined {
  const { word } = run(parsePermutation(target), generators, inverses);
  return word && formatWord(word, LABELS);
}

test("the pinball article's word is the shortest", () => {
  expect(factored(pinball.target, PINBALL)).toBe("BADD");
  expect(factored("()", PINBALL)).toBe("");
  expect(factored("(1 2 4)", PINBALL)).toBe("AA");
  expect(factored("(1 2 4)", PINBALL, true)).toBe("A'");
  expect(factored("(1 4 2)(6 8 9)", PINBALL)).toBe("AC");
});

test("a permutation outside the group, after a search of all of it", () => {
  const mathieu11 = ["(1 2 3 4 5 6 7 8 9 10 11)", "(3 7 11 8)(4 10 5 6)"].map(parsePermutation);
  expect(run(parsePermutation("(1 2 3)"), mathieu11).count).toBe(7920);
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
        const { word } = run(target, generators, inverses);
        expect(word && formatWord(word, LABELS)).toBe(firstWord(target, generators, inverses));
      },
    ),
  );
});

test("the diameter of S9 by a cycle of all points and a transposition, from one end and from two @all", () => {
  const factors = ["(1 2 3 4 5 6 7 8 9)", "(1 2)"].map((each) => parsePermutation(each));
  const common = finished(commonPointsInSteps(factors)).generators;
  const letters = [...common, invertImages(common[0])];
  const all = new PlaceSearch(
    [...Array(9).keys()],
    letters.map((images) => ({ images, cost: 1 })),
    400_000,
  );
  finished(all.run(Infinity));
  expect(all.count).toBe(362_880);
  const search = new TwoSidedSearch([...Array(9).keys()], letters, { ...LIMITS, rows: 200_000 });
  for (let row = all.count - 1; row > 0; row = Math.floor(0.8 * row)) {
    const word = finished(search.wordFor(all.placesOf(row).slice()));
    expect(word).toEqual(all.stepsTo(row));
  }
});

test("searches that take turns have the answers of each alone", () => {
  const [first, second] = ["(1 4 6 3)(2 8 7 9)", pinball.target].map(parsePermutation);
  const [a, b, ...factors] = finished(commonPointsInSteps([first, second, ...PINBALL])).generators;
  const alone = [a, b].map((images) =>
    finished(new TwoSidedSearch(identityImages(9), factors, LIMITS).wordFor(images)),
  );
  const shared = new TwoSidedSearch(identityImages(9), factors, LIMITS);
  const running = [a, b].map((images) => shared.wordFor(images));
  const answers: unknown[] = [];
  for (let left = 2; left > 0;) {
    running.forEach((steps, k) => {
      if (answers[k]) return;
      const step = steps.next();
      if (!step.done) return;
      answers[k] = step.value;
      left--;
    });
  }
  expect(answers).toEqual(alone);
});

test("a limit is no proof that there is no word", () => {
  const target = parsePermutation("(1 4 6 3)(2 8 7 9)");
  expect(() => run(target, PINBALL, false, { rows: 30, images: 1e6, products: 1e6 })).toThrow(
    new LimitError(
      "no word of up to 4 labels makes the target, and a longer one takes more than 30 products",
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
