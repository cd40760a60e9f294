import fc from "fast-check";
import { formatCycles, NotationError, parseCycles } from "../../../src/permutations/notation";
import { cycles } from "./arbitraries";

test.each([
  ["(5 4)(4 1)", [["5", "4"], ["4", "1"]]], // prettier-ignore
  ["(1,2 , 3)", [["1", "2", "3"]]],
  [" ( red  blue ) , (12 -5)", [["red", "blue"], ["12", "-5"]]], // prettier-ignore
  ["(1\u00a02\n3)", [["1", "2", "3"]]],
  ["()", [[]]],
  ["", []],
])("%j", (text, parsed) => {
  expect(parseCycles(text)).toEqual(parsed);
});

test.each([
  ["(1 2", 1, "has a parenthesis at character 1 that is not closed"],
  ["(1 2)(3", 6, "has a parenthesis at character 6 that is not closed"],
  ["(1 (2 3))", 4, "has a parenthesis at character 4 that opens inside another one"],
  ["(1 2))", 6, "has a parenthesis at character 6 that closes but was not opened"],
  [")", 1, "has a parenthesis at character 1 that closes but was not opened"],
  ["5", 1, "has 5 at character 1, which stands outside parentheses"],
  ["(1 2) red (3 4)", 7, "has red at character 7, which stands outside parentheses"],
  ["(1 2 3 2)", 8, "has 2 at character 8 for the second time in one cycle"],
  ["(11 1 11)", 7, "has 11 at character 7 for the second time in one cycle"],
  ["(🂡 🂢)x", 6, "has x at character 6, which stands outside parentheses"],
  ["x".repeat(25), 1, `has ${"x".repeat(20)}… at character 1, which stands outside parentheses`],
])("%j is refused", (text, position, message) => {
  const error = catchError(() => parseCycles(text));
  expect(error).toBeInstanceOf(NotationError);
  expect(error).toMatchObject({ position, message });
});

test("the identity is ()", () => expect(formatCycles([])).toBe("()"));

test("what is formatted is read back", () => {
  fc.assert(
    fc.property(cycles, (given) =>
      expect(parseCycles(formatCycles(given))).toEqual(given.length ? given : [[]]),
    ),
  );
});

test("any text ends in cycles or in a NotationError", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("(", ")", " ", ",", "1", "2", "x", "\u0000", "🂡") }),
      (text) => {
        try {
          parseCycles(text);
        } catch (error) {
          expect(error).toBeInstanceOf(NotationError);
        }
      },
    ),
  );
});

function catchError(action: () => unknown): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  throw new Error("There was no error.");
}
