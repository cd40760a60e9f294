import fc from "fast-check";
import { factorizationIn } from "../../../../src/words/factoring/factorization";
import type { Factorization } from "../../../../src/words/factoring/factors";
import { commonPointsInSteps } from "../../../../src/permutations/groups/labelled-points";
import { permutationGroup } from "../../../../src/permutations/groups/stabilizer-chain";
import { parsePermutation, type Permutation } from "../../../../src/permutations/permutation";
import { PRODUCT_ORDERS, type ProductOrder } from "../../../../src/permutations/product-order";
import { permutationOfWord } from "../../../../src/permutations/words";
import { finished } from "../../../../src/steps";
import groups from "../../../fixtures/groups.json";

const permutationOf = (images: readonly number[]): Permutation => ({
  points: images.map((_, x) => String(x + 1)),
  images: Int32Array.from(images, (image) => image - 1),
});
const RUBIK = Object.values(groups.rubik3.gens).map(permutationOf);

function found(
  [from, to]: readonly (readonly string[])[],
  generators: readonly Permutation[],
  inverses = false,
  order: ProductOrder = "left to right",
): Factorization {
  return finished(factorizationIn(order, { from, to }, generators, inverses));
}

/** Where the word of an answer takes points, in the order in which it is read. */
function taken(
  answer: Factorization,
  from: readonly string[],
  generators: readonly Permutation[],
  order: ProductOrder = "left to right",
) {
  if (!("word" in answer)) throw new Error(answer.impossible);
  const { points, images } = finished(permutationOfWord(answer.word, generators, order));
  return from.map((point) => (points.includes(point) ? points[images[points.indexOf(point)]] : point));
}

const shuffled = (degree: number) =>
  fc
    .shuffledSubarray([...Array(degree).keys()], { minLength: degree })
    .map((images) => permutationOf(images.map((x) => x + 1)));

/** How many letters are needed to bring the points there, by forming all products. */
function leastLetters(from: number[], to: number[], letters: readonly Int32Array[]): number | undefined {
  const seen = new Set([from.join()]);
  for (let states = [from], length = 0; states.length > 0; length++) {
    if (states.some((state) => state.join() === to.join())) return length;
    states = states
      .flatMap((state) => letters.map((images) => state.map((x) => images[x])))
      .filter((state) => !seen.has(state.join()) && seen.add(state.join()));
  }
  return undefined;
}

test("a word for some points has the fewest letters, in either order, with inverses and without", () => {
  fc.assert(
    fc.property(
      fc.array(shuffled(7), { minLength: 1, maxLength: 3 }),
      fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }),
      shuffled(7),
      fc.boolean(),
      fc.constantFrom(...PRODUCT_ORDERS),
      (generators, from, target, inverses, order) => {
        const to = from.map((x) => target.images[x]);
        const inverted = generators.map(({ images }) => images.map((_, x) => images.indexOf(x)));
        const letters = generators.map(({ images }) => images);
        const least = leastLetters(from, to, inverses ? [...letters, ...inverted] : letters);
        const named = [from, to].map((line) => line.map((x) => String(x + 1)));
        const answer = found(named, generators, inverses, order);
        expect("word" in answer ? answer.word.length : undefined).toBe(least);
        if (least === undefined) return;
        expect(answer).toHaveProperty("isShortest", true);
        expect(taken(answer, named[0], generators, order)).toEqual(named[1]);
      },
    ),
  );
});

test("all points together are a permutation, and their word is that of the permutation", () => {
  const generators = ["(1 2 3 4 5 6)", "(1 2)"].map((cycles) => parsePermutation(cycles));
  const target = parsePermutation("(1 4)(2 6 3)");
  const answer = found([target.points, [...target.images].map((x) => target.points[x])], [...generators, parsePermutation("(7 8)")]); // prettier-ignore
  const fixed = finished(factorizationIn("left to right", target, generators, false));
  expect(taken(answer, target.points, [...generators, parsePermutation("(7 8)")])).toEqual(
    [...target.images].map((x) => target.points[x]),
  );
  expect("word" in answer && "word" in fixed && answer.word.length <= fixed.word.length).toBe(true);
});

test("why no word takes points there", () => {
  const generators = ["(1 2 3)(4 5 6)"].map((cycles) => parsePermutation(cycles));
  expect(found([["9"], ["9"]], generators)).toEqual({ word: [], isShortest: true });
  const astray = "The target takes 1 to 4, and no product of the generators does.";
  for (const order of PRODUCT_ORDERS) {
    expect(found([["1"], ["4"]], generators, false, order)).toEqual({ impossible: astray });
  }
  expect(found([["1"], ["9"]], generators)).toEqual({
    impossible: "The target takes 1 to 9, and no product of the generators does.",
  });
  expect(
    found(
      [
        ["1", "4"],
        ["2", "6"],
      ],
      generators,
    ),
  ).toEqual({ impossible: "No product of the generators takes all these points there together." });
});

test.each([
  ["all", "(1 2)", ["40", "8", "3", "25", "1", "12", "30"]],
  ["all even", "(1 2 3)", ["40", "8", "3", "25", "1", "30", "12"]],
])(
  "few points of fifty, in the group of %s permutations: other points stay where they can @all",
  (_, short, to) => {
    const points = Array.from({ length: 49 }, (__, k) => String(k + 1));
    const generators = [`(${points.join(" ")})`, short].map((cycles) => parsePermutation(cycles));
    const from = ["3", "17", "22", "30", "41", "48", "5"];
    const answer = found([from, to], generators, true);
    expect(taken(answer, from, generators)).toEqual(to);
    expect(answer).toHaveProperty("isShortest", false);
    expect("word" in answer && answer.word.length).toBeLessThan(900);
  },
);

/** Sixteen stickers of the cube, of edges all over it, go where a long product takes them. */
test("many points in a large group: a word by a stabilizer chain, which is not proved shortest", () => {
  const { generators } = finished(commonPointsInSteps(RUBIK));
  const group = finished(permutationGroup(generators, 48));
  let state = 7;
  const element = group.randomElement(() => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  });
  const from = group.base.slice(0, 15).map((x) => String(x + 1));
  const to = group.base.slice(0, 15).map((x) => String(element[x] + 1));
  const answer = found([from, to], RUBIK, true);
  expect(taken(answer, from, RUBIK)).toEqual(to);
  expect(answer).toHaveProperty("isShortest", false);
  const few = found([from.slice(0, 3), to.slice(0, 3)], RUBIK, true);
  expect(taken(few, from.slice(0, 3), RUBIK)).toEqual(to.slice(0, 3));
  expect(few).toHaveProperty("isShortest", true);
}, 600_000);
