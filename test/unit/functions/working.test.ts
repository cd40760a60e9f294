import { BLANKS, failure } from "./host";
import { productSteps, transpositions, checkCycles } from "../../../src/functions/working";

test("the working of a product, from left to right if nothing else is said", () => {
  const leftToRight = [
    ["1 → 2 → 3", ""],
    ["3 → 3 → 2", ""],
    ["2 → 1 → 1", "(1 3 2)"],
    ["product", "(1 3 2)"],
  ];
  for (const blank of BLANKS) expect(productSteps("(1 2)(2 3)", blank, blank as never)).toEqual(leftToRight);
  expect(productSteps("(1 2)(2 3)", "Right to left")).toEqual([
    ["1 → 1 → 2", ""],
    ["2 → 3 → 3", ""],
    ["3 → 2 → 1", "(1 2 3)"],
    ["product", "(1 2 3)"],
  ]);
});

test("inverse, order and parity", () => {
  expect(productSteps("(1 2 3)(3 4)", "", "inverse" as never)).toEqual([
    ["reversed", "(4 3)(3 2 1)"],
    ["1 → 1 → 3", ""],
    ["3 → 4 → 4", ""],
    ["4 → 3 → 2", ""],
    ["2 → 2 → 1", "(1 3 4 2)"],
    ["inverse", "(1 3 4 2)"],
  ]);
  expect(productSteps("(1 2)(3 4 5)", "", " ORDER " as never)).toEqual([
    ["(1 2)", 2],
    ["(3 4 5)", 3],
    ["order = lcm(2, 3)", 6],
  ]);
  expect(productSteps("(1 2)(2 3)", "", "order" as never).slice(-3)).toEqual([
    ["product", "(1 3 2)"],
    ["(1 3 2)", 3],
    ["order", 3],
  ]);
  expect(productSteps("(1 2)(3 4 5)", "right to left", "parity" as never)).toEqual([
    ["(1 2)", 1],
    ["(3 4 5) = (3 5)(3 4)", 2],
    ["sum = 1 + 2", 3],
    ["parity", "odd"],
  ]);
});

test("a cell full of exchanges is worked out at once, and no line is longer than a cell", () => {
  const text = "(1 2)(2 3)".repeat(3_200);
  const begun = Date.now();
  const rows = productSteps(text) as string[][];
  expect(Date.now() - begun).toBeLessThan(1_000);
  expect(rows).toHaveLength(4);
  expect(Math.max(...rows.map(([line]) => line.length))).toBeLessThan(32_767);
});

test("what cannot be worked out is told of", async () => {
  expect(await failure(() => productSteps("(1 2"))).toBe(
    `#VALUE! cycles: "(1 2", character 1: this parenthesis is not closed; write (1 2).`,
  );
  expect(await failure(() => productSteps("#N/A"))).toBe("#N/A cycles: here is the error #N/A.");
  expect(await failure(() => productSteps("(1 2)", "backwards"))).toMatch(/^#VALUE! order: "backwards" is/);
  expect(await failure(() => productSteps("(1 2)", "", "sign" as never))).toBe(
    '#VALUE! of: "sign" is unknown; expected "product", "inverse", "order" or "parity".',
  );
});

test("exchanges in both orders, and of the identity", () => {
  expect(transpositions("(1 2 3)(4 5)")).toBe("(1 2)(1 3)(4 5)");
  expect(transpositions("(1 2 3)(4 5)", "right to left")).toBe("(1 3)(1 2)(4 5)");
  expect(transpositions("(1 2)(2 3)", "right to left")).toBe("(1 3)(1 2)");
  expect(transpositions("(1 2)(2 1)")).toBe("()");
});

test("exchanges that no cell holds are refused, however many characters they would have", async () => {
  const points = Array.from({ length: 5_000 }, (_, k) => k + 1);
  expect(await failure(() => transpositions(`(${points.join(" ")})`))).toMatch(
    /^#VALUE! the answer: it has [\d,]+ characters, and a cell holds at most 32,767\.$/,
  );
  const others = Array.from({ length: 5_000 }, (_, k) => `x${k}`);
  expect(await failure(() => transpositions(`(${"a".repeat(20_000)} ${others.join(" ")})`))).toMatch(
    /^#VALUE! the answer: it has more than [\d,]+ characters; no more are possible\.$/,
  );
});

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
  ["(1 2", '"(1 2", character 1: this parenthesis is not closed; write (1 2)'],
  ["(1 2 1)", '"(1 2 1)", character 6: 1 is in this cycle twice; write (1 2)'],
  ["1 2", '"1 2" has no parentheses; write (1 2)'],
  ["(1 2) 3", '"(1 2) 3", character 7: 3 is outside parentheses'],
  [-12, "here is the number -12: Excel reads (12) as this number; put an apostrophe before it"],
  [7, "7 has no parentheses"],
  [true, "TRUE has no parentheses"],
])("the answer %j is no permutation, and no error", (answer, problem) => {
  expect(why(answer, "(1 4 2)(3 8)")).toEqual([false, `not a permutation: ${problem}`]);
});

test("a question that is none is an error, and errors are passed on", async () => {
  for (const blank of BLANKS) {
    expect(await failure(() => why("(1 2)", blank))).toMatch(/^#VALUE! expected: the cell is blank;/);
  }
  expect(await failure(() => why("", "(1 2"))).toMatch(
    /^#VALUE! expected: "\(1 2", character 1: this parenthesis/,
  );
  expect(await failure(() => why("#N/A", "(1 2)"))).toBe("#N/A answer: here is the error #N/A.");
  expect(await failure(() => why("(1 2)", "(1 2)", "up"))).toMatch(/^#VALUE! order: "up" is unknown/);
});

test("an answer of overlapping cycles that is right in the other order", () => {
  expect(why("(1 3)(1 2)", "(1 2 3)")).toEqual([false, "right in the other order"]);
  expect(why("(1 3)(1 2)", "(1 2 3)", "right to left")[0]).toBe(true);
});
