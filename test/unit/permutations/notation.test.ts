import fc from "fast-check";
import { formatCycles, parseCycles } from "../../../src/permutations/notation";
import { NotationError } from "../../../src/permutations/notation-error";
import { formatPermutation, permutationOfCycles } from "../../../src/permutations/permutation";
import { readableCycles } from "./arbitraries";

test.each([
  ["(5 4)(4 1)", [["5", "4"], ["4", "1"]]], // prettier-ignore
  ["(1,2 , 3)", [["1", "2", "3"]]],
  [" ( red  blue )   (12 -5)", [["red", "blue"], ["12", "-5"]]], // prettier-ignore
  ["(1\u00a02\n3)", [["1", "2", "3"]]],
  ["()", [[]]],
  ["(5)", [["5"]]],
  ["(0)", [["0"]]],
  ["(1)(2)(3)", [["1"], ["2"], ["3"]]],
  ["(12)", [["1", "2"]]],
  ["(123)(45)", [["1", "2", "3"], ["4", "5"]]], // prettier-ignore
  ["(12)(23)", [["1", "2"], ["2", "3"]]], // prettier-ignore
  ["( 12 ) (3)()", [["1", "2"], ["3"], []]], // prettier-ignore
  ["(1 2)(3)", [["1", "2"], ["3"]]], // prettier-ignore
  ["(1 10)(34)", [["1", "10"], ["34"]]], // prettier-ignore
  ["(a1 a2)(34)(33)", [["a1", "a2"], ["34"], ["33"]]], // prettier-ignore
  ["(ab)", [["ab"]]],
  ["e", [[]]],
  ["(1 2)Id(2 3)", [["1", "2"], [], ["2", "3"]]], // prettier-ignore
  ["(e)", [["e"]]],
  ["(1 2 3)^2", [["1", "3", "2"]]],
  ["(1 2 3) ^-1", [["1", "3", "2"]]],
  ["(1 2 3)^−1(3 4)", [["1", "3", "2"], ["3", "4"]]], // prettier-ignore
  ["(1 2 3)⁻¹", [["1", "3", "2"]]],
  ["(1 2 3)'", [["1", "3", "2"]]],
  ["(1 2 3 4)²", [["1", "3"], ["2", "4"]]], // prettier-ignore
  ["(1 2 3)^3", [["1"], ["2"], ["3"]]],
  ["(1 2 3)^0", [["1"], ["2"], ["3"]]],
  ["(123)^2(45)", [["1", "3", "2"], ["4", "5"]]], // prettier-ignore
  ["((1 2)(2 3))^2", [["1", "2", "3"]]],
  ["((1 2)(2 3))", [["1", "2"], ["2", "3"]]], // prettier-ignore
  ["(((1 2 3)^2 (4 5))^2 (5 6))^-1", [["1", "3", "2"], ["5", "6"], ["4"]]], // prettier-ignore
  ["(())^2", []],
  ["()^5(1 2)", [["1", "2"]]],
  ["", []],
])("%j", (text, parsed) => {
  expect(parseCycles(text)).toEqual(parsed);
});

const UNCLEAR =
  "may be one point, or a point for each digit; put spaces between points, or leave out what stays in its place";

test.each([
  ["(1 2", 1, "character 1: this parenthesis is not closed"],
  ["(1 2)(3", 6, "character 6: this parenthesis is not closed"],
  ["(1 (2 3))", 4, "character 4: this parenthesis opens inside another one"],
  ["(1 2))", 6, "character 6: this parenthesis closes, but none is open"],
  [")", 1, "character 1: this parenthesis closes, but none is open"],
  ["5", 1, "character 1: 5 is outside parentheses"],
  ["(1 2) red (3 4)", 7, "character 7: red is outside parentheses"],
  ["(1 2 3 2)", 8, "character 8: 2 is in this cycle twice"],
  ["(11 1 11)", 7, "character 7: 11 is in this cycle twice"],
  ["(1 2)(34)", 7, `character 7: 34 ${UNCLEAR}`],
  ["(1,2)(33)", 7, `character 7: 33 ${UNCLEAR}`],
  ["(a b)(34)", 7, `character 7: 34 ${UNCLEAR}`],
  ["(a)(34)", 5, `character 5: 34 ${UNCLEAR}`],
  ["(112)", 2, `character 2: 112 ${UNCLEAR}`],
  ["(10)(11)", 2, `character 2: 10 ${UNCLEAR}`],
  ["(1)(2)(10)", 8, `character 8: 10 ${UNCLEAR}`],
  ["(1 2)(3 4)^34(34)", 15, `character 15: 34 ${UNCLEAR}`],
  ["^2", 1, "character 1: ^2 is outside parentheses"],
  ["(1 2)^", 6, "character 6: after ^ write a whole number, as in (1 2 3)^-1"],
  ["(1 2)^x", 6, "character 6: after ^ write a whole number, as in (1 2 3)^-1"],
  ["(1 2)^2^3", 8, "character 8: ^3 is outside parentheses"],
  ["(1 2)^(3 4)", 6, "character 6: after ^ write a whole number, as in (1 2 3)^-1"],
  ["(1 2)^2 ^3", 9, "character 9: ^3 is outside parentheses"],
  ["(1 2)''", 7, "character 7: ' is outside parentheses"],
  ["(1 2)2", 6, "character 6: 2 is outside parentheses"],
  ["((1 2)", 1, "character 1: this parenthesis is not closed"],
  ["((1 2) 3)", 8, "character 8: 3 is outside parentheses"],
  ["ide", 1, "character 1: ide is outside parentheses"],
  [`${"(".repeat(52)}1 2`, 52, "character 52: this parenthesis opens inside another one"],
  ["(🂡 🂢)x", 6, "character 6: x is outside parentheses"],
  ["x".repeat(25), 1, `character 1: ${"x".repeat(20)}… is outside parentheses`],
])("%j is refused", (text, position, message) => {
  const error = catchError(() => parseCycles(text));
  expect(error).toBeInstanceOf(NotationError);
  expect(error).toMatchObject({ position, message });
});

test("the identity is ()", () => expect(formatCycles([])).toBe("()"));

test("what is formatted is read back", () => {
  fc.assert(
    fc.property(readableCycles, (given) =>
      expect(parseCycles(formatCycles(given))).toEqual(given.length ? given : [[]]),
    ),
  );
});

test("books need no spaces between points of one digit", () => {
  const digits = fc.uniqueArray(fc.constantFrom(..."123456789"), { minLength: 2 });
  fc.assert(
    fc.property(fc.uniqueArray(digits, { minLength: 1, selector: String }), (given) =>
      expect(parseCycles(given.map((cycle) => `(${cycle.join("")})`).join(""))).toEqual(given),
    ),
  );
});

const written = (given: string[][]) => formatPermutation(permutationOfCycles(given));

test("an exponent repeats a product, or undoes it, in either order", () => {
  const exponent = fc.bigInt({ min: -20n, max: 20n });
  fc.assert(
    fc.property(readableCycles, readableCycles, exponent, (given, after, n) => {
      const separated = given.map((cycle) => (cycle.length === 1 ? [] : cycle));
      const text = `(${formatCycles(separated)})^${n}${formatCycles(after)}`;
      const times = Array.from({ length: Math.abs(Number(n)) }, () => separated).flat();
      const repeated = n < 0n ? times.map((cycle) => [...cycle].reverse()).reverse() : times;
      expect(written(parseCycles(text))).toBe(written([...repeated, ...after]));
      const all = [...repeated, ...after].reverse();
      expect(written(parseCycles(text, "right to left"))).toBe(written(all));
    }),
  );
});

test("exponents of any length, and many powers in one another, take no time", () => {
  const points = Array.from({ length: 5000 }, (_, k) => k + 1).join(" ");
  const start = performance.now();
  expect(written(parseCycles(`(1 2 3)^${"9".repeat(30_000)}1`))).toBe("(1 2 3)");
  expect(written(parseCycles(`${"(".repeat(50)}(${points})${")^2".repeat(50)}(1 2)`))).toMatch(/^\(1 /);
  expect(performance.now() - start).toBeLessThan(2000);
});

test("any text ends in cycles or in a NotationError", () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom("(", ")", " ", ",", "1", "2", "x", "\u0000", "🂡", "^", "-", "²", "'", "e"),
      }),
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
