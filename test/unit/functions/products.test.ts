import { powersOfOnePermutation } from "../../long-products";
import fc from "fast-check";
import { BLANKS, failure } from "./host";
import { generatePermutationProducts } from "../../../src/functions/products";
import { wordToCycles } from "../../../src/functions/words";
import pinball from "../../fixtures/pinball.json";

const generators = pinball.generators.map(({ label, perm }) => [label, perm]);

test("one and two passes of the pinball article", async () => {
  expect(await generatePermutationProducts(generators)).toEqual(pinball.pass1);
  expect(await generatePermutationProducts(generators, 2)).toEqual(pinball.pass2);
  expect(await generatePermutationProducts(await generatePermutationProducts(generators))).toEqual(
    pinball.pass2,
  );
});

test.each(BLANKS)("the blank %j as passes is one pass", async (blank) => {
  expect(await generatePermutationProducts(generators, blank)).toHaveLength(19);
});

test.each(BLANKS)("rows of the blank %j are skipped; nothing else is an error", async (blank) => {
  expect(await generatePermutationProducts([[blank, blank], ...generators, [blank, blank]])).toHaveLength(19);
  const message = await failure(() => generatePermutationProducts([[blank, blank]]));
  expect(message).toMatch(/^#VALUE! generators: all cells are blank; /);
  expect(await failure(() => generatePermutationProducts(blank as unknown[][]))).toMatch(
    /^#VALUE! generators: there is 1 column; /,
  );
});

test.each([
  [-1, "#VALUE! passes: -1 is negative; expected 1 or more."],
  [1.5, "#VALUE! passes: 1.5 is not a whole number."],
  ["many", '#VALUE! passes: "many" is not a whole number.'],
  ["#N/A", "#N/A passes: here is the error #N/A."],
])("%j passes", async (passes, message) => {
  expect(await failure(() => generatePermutationProducts(generators, passes))).toBe(message);
});

test("more rows than a sheet has are said as such, before they fill the memory", async () => {
  const points = Array.from({ length: 40 }, (_, k) => k + 1);
  const symmetric = [["a", "(1 2)"], ["b", `(${points.join(" ")})`]]; // prettier-ignore
  const error = await failure(() => generatePermutationProducts(symmetric, 1e6));
  expect(error).toMatch(/^#VALUE! This is too much to compute: /);
});

test("products that no cell holds are said as such", async () => {
  const cycle = (first: number, last: number) =>
    `(${Array.from({ length: last - first + 1 }, (_, k) => first + k).join(" ")})`;
  const large = [["a", cycle(1, 5900)], ["b", cycle(10_001, 15_400)]]; // prettier-ignore
  expect(await failure(() => generatePermutationProducts(large))).toBe(
    "#VALUE! the answer, row 4, column 2: it has 60,795 characters, and a cell holds at most 32,767.",
  );
});

test("from right to left the label AB means B first", async () => {
  const given = [["A", "(1 2)"], ["B", "(2 3)"]]; // prettier-ignore
  expect(await generatePermutationProducts(given, 1, "right to left")).toEqual([
    ...given,
    ["AA", "()"],
    ["AB", "(1 2 3)"],
    ["BA", "(1 3 2)"],
  ]);
  const overlapping = [["A", "(1 2)(2 3)"]]; // prettier-ignore
  expect(await generatePermutationProducts(overlapping, 1, "right to left")).toEqual([
    ["A", "(1 2 3)"],
    ["AA", "(1 3 2)"],
  ]);
});

const labelsOf = async (...given: string[][]) =>
  (await generatePermutationProducts(given)).slice(given.length).map(([label]) => label);

test.each<[what: string, given: string[][], labels: string[]]>([
  ["a label that is like a product of others, but another permutation", [["A", "(1 2)"], ["B", "(2 3)"], ["AB", "(1 3)"]], ["A A", "A B", "A AB"]], // prettier-ignore
  ["a label that is the product of others", [["A", "(1 2)"], ["B", "(2 3)"], ["AB", "(1 3 2)"]], ["AA", "BA", "BAB"]], // prettier-ignore
  ["longer labels", [["R1", "(1 2)"], ["b", "(3 4 5)"]], ["R1 R1", "R1 b", "b b", ]], // prettier-ignore
  ["labels that are the product of longer ones", [["up", "(1 2)"], ["left", "(2 3)"], ["up left", "(1 3 2)"]], ["up up", "left up", "left up left"]], // prettier-ignore
  [
    "a prime as a label",
    [
      ["A", "(1 2)"],
      ["'", "(2 3)"],
    ],
    ["A A", "A '", "' A"],
  ],
  [
    "an inverse as a label",
    [
      ["A", "(1 2 3)"],
      ["A'", "(1 3 2)"],
    ],
    ["A A'"],
  ],
])("%s", async (_, given, labels) => {
  expect((await labelsOf(...given)).slice(0, labels.length)).toEqual(labels);
});

test("labels that are numbers, up to 12: no label is there twice", async () => {
  const given = Array.from({ length: 12 }, (_, k) => [String(k + 1), `(${k + 1} ${k + 2})`]);
  const rows = await generatePermutationProducts(given);
  expect(new Set(rows.map(([label]) => label)).size).toBe(rows.length);
  for (const [label, cycles] of rows) expect(await wordToCycles(label, given)).toBe(cycles);
});

test("each label is read back as its permutation, in the given rows and in those of a pass", async () => {
  const label = fc.string({
    unit: fc.constantFrom("A", "B", "1", "2", "'", "^", "²", "🂡"),
    minLength: 1,
    maxLength: 3,
  });
  const point = fc.constantFrom("1", "2", "3", "4");
  const cycles = fc.uniqueArray(point, { minLength: 2 }).map((points) => `(${points.join(" ")})`);
  const order = fc.constantFrom("left to right", "right to left");
  const rows = fc.uniqueArray(fc.tuple(label, cycles), {
    minLength: 1,
    maxLength: 4,
    selector: ([text]) => text,
  });
  await fc.assert(
    fc.asyncProperty(rows, fc.integer({ min: 1, max: 2 }), order, async (given, passes, order) => {
      const products = await generatePermutationProducts(given, passes, order);
      for (const [label, cycles] of products) {
        expect(await wordToCycles(label, given, order)).toBe(cycles);
        expect(await wordToCycles(label, products, order)).toBe(cycles);
      }
      const further = await generatePermutationProducts(products, 1, order);
      for (const [label, cycles] of further) expect(await wordToCycles(label, products, order)).toBe(cycles);
    }),
  );
});

test.each<[message: string, given: string[][]]>([
  [
    'generators, row 3, column 1: the label "A" is here and in row 1; expected different labels.',
    [["A", "(1 2)"], ["", ""], ["A", "(1 3)"]], // prettier-ignore
  ],
  [
    'generators, row 2, column 2: the label "A" is here and in row 1; expected different labels.',
    [["(1 2)", "A"], ["(1 2)", " A "]], // prettier-ignore
  ],
  [
    'generators, row 1, column 1: the label "up left" has a space or a comma, which separates labels in a word; expected a label without them.',
    [["up left", "(1 2)"], ["up", "(1 2)"]], // prettier-ignore
  ],
  [
    'generators, row 3, column 1: the label "a,b" has a space or a comma, which separates labels in a word; expected a label without them.',
    [["a", "(1 2)"], ["b", "(1 3)"], ["a,b", "(1 2)"]], // prettier-ignore
  ],
])("%s", async (message, given) => {
  expect(await failure(() => generatePermutationProducts(given))).toBe(`#VALUE! ${message}`);
});

test("small work is done at once", async () => {
  let done = false;
  void generatePermutationProducts(generators).then(() => (done = true));
  for (let turn = 0; turn < 3; turn++) await Promise.resolve();
  expect(done).toBe(true);
});

test("long work pauses for others, and can be cancelled", async () => {
  const invocation: CustomFunctions.CancelableInvocation = {};
  const products = generatePermutationProducts(powersOfOnePermutation(1000), 3, "", invocation);
  invocation.onCanceled!();
  expect(await failure(() => products)).toBe(
    "#N/A The calculation was cancelled. Enter the formula again to compute it.",
  );
});
