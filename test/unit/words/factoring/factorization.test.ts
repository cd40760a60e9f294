import fc from "fast-check";
import { factorization } from "../../../../src/words/factoring/factorization";
import type { Factorization } from "../../../../src/words/factoring/factors";
import { LongWords } from "../../../../src/words/factoring/long-words";
import { TwoSidedSearch } from "../../../../src/words/factoring/two-sided-search";
import { identityImages, invertImages } from "../../../../src/permutations/images";
import { permutationGroup } from "../../../../src/permutations/groups/stabilizer-chain";
import { finished } from "../../../../src/steps";
import {
  formatPermutation,
  invert,
  parsePermutation,
  type Permutation,
} from "../../../../src/permutations/permutation";
import { permutationOfWord } from "../../../../src/permutations/words";
import groups from "../../../fixtures/groups.json";
import pinball from "../../../fixtures/pinball.json";
import { multiply } from "../../permutations/multiply";

const permutationOf = (images: readonly number[]): Permutation => ({
  points: images.map((_, x) => String(x + 1)),
  images: Int32Array.from(images, (image) => image - 1),
});
const RUBIK = Object.values(groups.rubik3.gens).map(permutationOf);
const PINBALL = pinball.generators.map(({ perm }) => parsePermutation(perm));

const factored = (target: Permutation, generators: readonly Permutation[], inverses = false): Factorization =>
  finished(factorization(target, generators, inverses));

/** A pseudo-random product that is always the same. */
function scramble(generators: readonly Permutation[], turns: number, seed: number): Permutation {
  let state = seed;
  let product = parsePermutation("()");
  for (let k = 0; k < turns; k++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const generator = generators[Math.floor((state / 2 ** 32) * generators.length)];
    product = multiply(product, state & 64 ? generator : invert(generator));
  }
  return product;
}

function expectWord(found: Factorization, target: Permutation, generators: readonly Permutation[]): number {
  if (!("word" in found)) throw new Error(found.impossible);
  expect(formatPermutation(finished(permutationOfWord(found.word, generators)))).toBe(
    formatPermutation(target),
  );
  return found.word.length;
}

const images = (degree: number) =>
  fc
    .shuffledSubarray([...Array(degree).keys()], { minLength: degree, maxLength: degree })
    .map((each) => permutationOf(each.map((x) => x + 1)));

test("the word is that of a search through all products, or there is none in either", () => {
  fc.assert(
    fc.property(
      images(6),
      fc.array(images(6), { minLength: 1, maxLength: 3 }),
      fc.boolean(),
      (target, generators, inverses) => {
        const given = generators.map((each) => each.images);
        const factors = inverses ? [...given, ...given.map(invertImages)] : given;
        const search = new TwoSidedSearch(identityImages(6), factors, {
          rows: 1000,
          images: 1e4,
          products: 1e5,
        });
        const searched = finished(search.wordFor(target.images));
        const found = factored(target, generators, inverses);
        if ("count" in searched) expect("word" in found).toBe(false);
        else {
          expect(found).toHaveProperty("isShortest", true);
          expect(expectWord(found, target, generators)).toBe(searched.length);
        }
      },
    ),
  );
});

test("a group whose diameter is large is searched to the end", () => {
  const turns = parsePermutation("(1 2 3 4 5 6 7)(8 9 10 11 12)(13 14 15 16)(17 18 19 20 21 22 23 24 25)");
  const target = parsePermutation("(8 12 11 10 9)");
  const found = factored(target, [turns]);
  expect(expectWord(found, target, [turns])).toBe(504);
  expect(found).toHaveProperty("isShortest", true);
});

test("a permutation outside a large group", () => {
  const { points } = RUBIK[0];
  const corner = RUBIK.map(({ images }) => images).reduce((sum, each) => sum.map((x) => each[x]));
  const oneTwisted = { points, images: corner.slice() };
  // Rotates the three stickers of one corner, which the first generator's corner cycles share with two others.
  const stickers = cornerStickers();
  const twist = Int32Array.from(points.keys());
  stickers.forEach((sticker, k) => (twist[sticker] = stickers[(k + 1) % 3]));
  expect(factored({ points, images: twist }, RUBIK, true)).toEqual({
    impossible:
      "The generators do not make the target: it is none of their 43,252,003,274,489,856,000 products.",
  });
  expect("word" in factored(oneTwisted, RUBIK, true)).toBe(true);
});

/** The stickers that always move together: the smallest block of three. */
function cornerStickers(): number[] {
  const degree = RUBIK[0].images.length;
  for (let a = 0; a < degree; a++) {
    const moved = RUBIK.map(({ images }) => images[a] !== a);
    const same = [...Array(degree).keys()].filter((b) =>
      RUBIK.every(({ images }, k) => (images[b] !== b) === moved[k]),
    );
    if (same.length === 3) return same;
  }
  throw new Error("no corner");
}

test("short words in Rubik's cube are proved to be the shortest", () => {
  const target = scramble(RUBIK, 9, 5);
  const found = factored(target, RUBIK, true);
  expect(expectWord(found, target, RUBIK)).toBeLessThanOrEqual(9);
  expect(found).toHaveProperty("isShortest", true);
});

test("scrambles of Rubik's cube get words of less than 60 labels, always the same, by small steps, and it is said that they may be longer than needed @all", () => {
  const target = scramble(RUBIK, 100, 1);
  const steps = factorization(target, RUBIK, true);
  let count = 0;
  let step = steps.next();
  for (; !step.done; step = steps.next()) {
    expect(step.value).toBeGreaterThanOrEqual(0);
    expect(step.value).toBeLessThanOrEqual(1);
    count++;
  }
  expect(count).toBeGreaterThan(300);
  const found = step.value;
  expect(expectWord(found, target, RUBIK)).toBeLessThan(60);
  expect(found).toHaveProperty("isShortest", false);
  expect(factored(target, RUBIK, true)).toEqual(found);
}, 600_000);

// The smallest symmetric group with more than ten million elements, so it is not searched as a whole.
test("a large group in which words grow slowly", () => {
  const generators = ["(1 2 3 4 5 6 7 8 9 10 11)", "(1 2)"].map(parsePermutation);
  const target = parsePermutation("(1 11)(2 10)(3 9 8 4)(5 7)");
  expect(expectWord(factored(target, generators, true), target, generators)).toBeLessThan(60);
  expect(expectWord(factored(target, generators, false), target, generators)).toBeLessThan(80);
}, 600_000);

test("words without inverses @all", () => {
  const target = scramble(RUBIK, 100, 3);
  const found = factored(target, RUBIK);
  expectWord(found, target, RUBIK);
  expect("word" in found && found.word.every(({ inverse }) => !inverse)).toBe(true);
}, 600_000);

test("BADD", () => {
  const found = factored(parsePermutation(pinball.target), PINBALL);
  expect("word" in found && found.word.map(({ label }) => "ABCD"[label]).join("")).toBe("BADD");
});

test("layers that take too many steps are given up, for all targets together", () => {
  const group = finished(permutationGroup(RUBIK.map((turn) => turn.images), 48)); // prettier-ignore
  const factors = RUBIK.flatMap((turn) => [turn.images, invert(turn).images]);
  const words = new LongWords(group, factors, 100);
  const stepsFor = (target: Int32Array) => {
    // Where some points are left to themselves, only layers are of use.
    const steps = words.wordFor(target, [...target.keys()]);
    for (let count = 0; ; count++) {
      const { done, value } = steps.next();
      if (done) return { count, value };
    }
  };
  const { images } = scramble(RUBIK, 50, 3);
  const { count, value } = stepsFor(images);
  expect(value).toBeUndefined();
  expect(count).toBeGreaterThan(100);
  expect(stepsFor(images)).toEqual({ count: 0, value: undefined });
});

const round = (points: number) => `(${Array.from({ length: points }, (_, k) => k + 1).join(" ")})`;

test.each([
  ["two neighbours in S16", "(7 8)", [round(16), "(1 2)"], 13],
  ["two neighbours in S16, the farthest ones", "(8 9)", [round(16), "(1 2)"], 15],
  ["a two-cycle of TopSpin", "(1 3)", [round(20), "(1 4)(2 3)"], 34],
])("%s: a word is proved to be shortest", (_, cycles, given, letters) => {
  const target = parsePermutation(cycles);
  const generators = given.map((each) => parsePermutation(each));
  const found = factored(target, generators, true);
  expect(expectWord(found, target, generators)).toBe(letters);
  expect(found).toHaveProperty("isShortest", true);
});
