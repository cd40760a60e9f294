import { readTarget } from "../../../../../src/taskpane/algebra/products/useExpansion";

test("a target is compared in canonical form", () => {
  expect(readTarget(" (6 2 1 4)(9 3 8 7) ")).toBe("(1 4 6 2)(3 8 7 9)");
});

test("a blank field looks for nothing", () => expect(readTarget("  ")).toBeUndefined());

test("what is no permutation is refused with its place", () => {
  expect(() => readTarget("(1 4")).toThrow(
    "“Look for”, character 1: this parenthesis is not closed; write (1 4). Write cycles, for example (1 4 6 2)(3 8 7 9).",
  );
});

test("in which order a product is meant is chosen on the page", () => {
  expect(readTarget("(1 2)(2 3)")).toBe("(1 3 2)");
  expect(readTarget("(1 2)(2 3)", "right to left")).toBe("(1 2 3)");
  expect(readTarget("e", "right to left")).toBe("()");
});
