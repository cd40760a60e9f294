import fc from "fast-check";
import { BLANKS, failure } from "./host";
import { findWords } from "../../../src/functions/shortest-words";
import { wordToCycles } from "../../../src/functions/words";
import groups from "../../fixtures/groups.json";
import { formatPermutation } from "../../../src/permutations/permutation";

const TOP_SPIN = [
  ["R", `(${Array.from({ length: 20 }, (_, k) => k + 1).join(" ")})`],
  ["T", "(1 4)(2 3)"],
];
const RUBIK = Object.entries(groups.rubik3.gens).map(([face, images]) => [
  face,
  formatPermutation({
    points: images.map((_, x) => String(x + 1)),
    images: Int32Array.from(images, (image) => image - 1),
  }),
]);

test("TopSpin: its shortest three-cycle, and others that are no conjugates of it by single moves", async () => {
  expect(await findWords(TOP_SPIN)).toEqual([["[R^T,R]", "(1 6 4)"]]);
  expect(await findWords(TOP_SPIN, 3, 16)).toEqual([
    ["[R^T,R]", "(1 6 4)"],
    ["[R',T]^2[R,T]^2", "(1 20 5)"],
    ["[T,R(TR)^3]", "(1 8 4)"],
  ]);
});

test("TopSpin: no word of less than 34 letters exchanges two pieces @all", async () => {
  expect(await findWords(TOP_SPIN, 2)).toEqual([["(TR')^17", "(1 3)"]]);
});

test("Rubik's cube: three corners and three edges in eight quarter turns", async () => {
  const words = await findWords(RUBIK, 9);
  expect(words.map(([word]) => word)).toEqual(["D^2(B^2)^(RL')", "[D^F,U]"]);
  for (const [word, cycles] of words) expect(await wordToCycles(word, RUBIK)).toBe(cycles);
});

test("cycles with one point in common: their commutator is a three-cycle", async () => {
  const generators = [["A", "(1 2 3 4)"], ["B", "(4 5 6 7)"]]; // prettier-ignore
  for (const blank of BLANKS) {
    expect(await findWords(generators, blank, blank, blank)).toEqual([["[A,B]", "(1 4 5)"]]);
  }
  expect(await findWords(generators, 4, 6)).toEqual([
    ["A", "(1 2 3 4)"],
    ["A^2", "(1 3)(2 4)"],
    ["[A,B]", "(1 4 5)"],
    ["[A^2,B]", "(2 4 5)"],
  ]);
});

const digit = fc.constantFrom("1", "2", "3", "4", "5");
const label = fc.constantFrom("A", "b", "up", "2", "x2", "^", "[", "left^", "é", "🂡");

test("words are read back, whatever the labels and the order", async () => {
  const table = fc
    .uniqueArray(label, { minLength: 1, maxLength: 3 })
    .chain((labels) =>
      fc.tuple(...labels.map((each) => fc.tuple(fc.constant(each), fc.uniqueArray(digit, { minLength: 2 })))),
    );
  await fc.assert(
    fc.asyncProperty(table, fc.constantFrom("left to right", "right to left"), async (rows, order) => {
      const generators = rows.map(([each, points]) => [each, `(${points.join(" ")})`]);
      const words = await findWords(generators, 5, 6, order);
      for (const [word, cycles] of words) expect(await wordToCycles(word, generators, order)).toBe(cycles);
    }),
  );
});

test("mistakes", async () => {
  const generators = [["A", "(1 2 3 4)"], ["B", "(5 6 7 8)"]]; // prettier-ignore
  expect(await failure(() => findWords(generators))).toBe(
    "#N/A No product of the generators moves 3 points or fewer.",
  );
  expect(await failure(() => findWords(generators, 3, 2))).toBe(
    "#N/A No word of up to 2 labels moves 3 points or fewer.",
  );
  expect(await failure(() => findWords([["A", "()"]]))).toBe(
    "#N/A No product of the generators moves 3 points or fewer.",
  );
  expect(await failure(() => findWords(generators, -1))).toBe(
    "#VALUE! moving: -1 is negative; expected 1 or more.",
  );
  expect(await failure(() => findWords(generators, 3, "long"))).toBe(
    '#VALUE! longest: "long" is not a whole number.',
  );
  expect(await failure(() => findWords([["A'", "(1 2)"]]))).toContain("#VALUE! generators");
});

test("what is too much is told with its number @all", async () => {
  const all = [["A", "(1 2 3 4 5 6 7 8 9 10 11 12)"], ["B", "(1 2)"]]; // prettier-ignore
  expect(await failure(() => findWords(all, 12, 40))).toBe(
    "#VALUE! This is too much to compute: more than 100,000 permutations move so few points; write a smaller number for moving or longest.",
  );
  const points = Array.from({ length: 3001 }, (_, k) => k + 1);
  const far = [["A", `(${points.join(" ")})`], ["B", `(${points.map((k) => (k * k) % 3001).filter((k, at, list) => list.indexOf(k) === at).join(" ")})`]]; // prettier-ignore
  expect(await failure(() => findWords(far, 2, 50))).toMatch(
    /^#VALUE! This is too much to compute: there are too many words of more than (\d+) labels; write \1 or less for longest, or a larger number for moving\.$/,
  );
});
