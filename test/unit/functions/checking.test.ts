import { BLANKS, failure } from "./host";
import { checkCycles } from "../../../src/functions/checking";

const why = (answer: unknown, expected: unknown, order?: unknown) => checkCycles(answer, expected, order)[0];

test.each([
  ["(1 2 4)", true, "right"],
  ["(4,1,2)(3)", true, "right"],
  ["(124)", true, "right"],
  ["(1 2)(1 4)", true, "right but the cycles are not disjoint"],
  ["(1 4 2)", false, "the inverse"],
  ["(1 2 3)", false, "wrong from point 2 on"],
  ["()", false, "wrong from point 1 on"],
  ["(1 2 4)(7 9)", false, "wrong from point 7 on"],
])("of %s, where (1 2 4) is expected", (answer, isRight, reason) => {
  expect(why(answer, "(1 2 4)")).toEqual([isRight, reason]);
});

test("a product in either order", () => {
  const question = "(1 2 3)(3 4)";
  expect(why("(1 2 4 3)", question)).toEqual([true, "right"]);
  expect(why("(1 2 3 4)", question)).toEqual([false, "right in the other order"]);
  expect(why("(1 2 3 4)", question, "right to left")).toEqual([true, "right"]);
  expect(why("(1 3 4 2)", question)).toEqual([false, "the inverse"]);
  expect(why("(3 1 2)(4 3)", question)).toEqual([false, "not worked out; write disjoint cycles"]);
});

test("powers are worked out, too", () => {
  expect(why("(1 3 2)", "(1 2 3)^2")).toEqual([true, "right"]);
  expect(why("(1 2 3)^2", "(1 2 3)^2")).toEqual([false, "not worked out; write disjoint cycles"]);
  expect(why("(1 2 3)^-1", "(1 2 3)")).toEqual([false, "the inverse"]);
  expect(why("e", "(1 2)^2")).toEqual([true, "right"]);
});

test.each(BLANKS)("the blank %j is no answer yet", (blank) => {
  expect(why(blank, "(1 2)")).toEqual([false, "no answer yet"]);
});

test.each([
  ["(1 2", '"(1 2" has a parenthesis at character 1 that is not closed'],
  ["(1 2 1)", '"(1 2 1)" has 1 at character 6 for the second time in one cycle'],
  ["1 2", '"1 2" has no parentheses'],
  ["(1 2) 3", '"(1 2) 3" has 3 at character 7, which stands outside parentheses'],
  [-12, "here is the number -12, as which Excel reads (12); put an apostrophe before it"],
  [7, "7 has no parentheses"],
  [true, "TRUE has no parentheses"],
])("the answer %j is no permutation, and no error", (answer, problem) => {
  expect(why(answer, "(1 4 2)(3 8)")).toEqual([false, `not a permutation: ${problem}`]);
});

test("a question that is none is an error, and errors are passed on", async () => {
  for (const blank of BLANKS) {
    expect(await failure(() => why("(1 2)", blank))).toMatch(/^#VALUE! expected: the cell is blank;/);
  }
  expect(await failure(() => why("", "(1 2"))).toMatch(/^#VALUE! expected: "\(1 2" has a parenthesis/);
  expect(await failure(() => why("#N/A", "(1 2)"))).toBe("#N/A answer: here is the error #N/A.");
  expect(await failure(() => why("(1 2)", "(1 2)", "up"))).toMatch(/^#VALUE! order: "up" is unknown/);
});

test("an answer of overlapping cycles that is right in the other order", () => {
  expect(why("(1 3)(1 2)", "(1 2 3)")).toEqual([false, "right in the other order"]);
  expect(why("(1 3)(1 2)", "(1 2 3)", "right to left")[0]).toBe(true);
});
