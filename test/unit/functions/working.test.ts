import { BLANKS, failure } from "./host";
import { productSteps, transpositions } from "../../../src/functions/working";

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
  const cycles = "expected cycles such as (1 4 2)(3 8), or () for the identity.";
  expect(await failure(() => productSteps("(1 2"))).toBe(
    `#VALUE! cycles: "(1 2" has a parenthesis at character 1 that is not closed; ${cycles}`,
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
    /^#VALUE! the answer: it has more than [\d,]+ characters, the most that are possible\.$/,
  );
});
