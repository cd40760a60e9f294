import { powersOfOnePermutation } from "../../long-products";
import { BLANKS, failure } from "./host";
import { generatePermutationProducts } from "../../../src/functions/products";
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
  [1.5, "#VALUE! passes: 1.5 is no whole number."],
  ["many", '#VALUE! passes: "many" is no whole number.'],
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

test("small work is done at once", async () => {
  let done = false;
  void generatePermutationProducts(generators).then(() => (done = true));
  for (let turn = 0; turn < 3; turn++) await Promise.resolve();
  expect(done).toBe(true);
});

test("long work pauses for others, and can be cancelled", async () => {
  const invocation: CustomFunctions.CancelableInvocation = {};
  const products = generatePermutationProducts(powersOfOnePermutation(1000), 3, invocation);
  invocation.onCanceled!();
  expect(await failure(() => products)).toBe("#N/A The calculation was cancelled.");
});
