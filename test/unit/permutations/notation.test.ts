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
  "which may be one point or a point for each digit (put spaces between points, or leave out what stays in its place)";

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
  ["(1 2)(34)", 7, `has 34 at character 7, ${UNCLEAR}`],
  ["(1,2)(33)", 7, `has 33 at character 7, ${UNCLEAR}`],
  ["(a b)(34)", 7, `has 34 at character 7, ${UNCLEAR}`],
  ["(a)(34)", 5, `has 34 at character 5, ${UNCLEAR}`],
  ["(112)", 2, `has 112 at character 2, ${UNCLEAR}`],
  ["(10)(11)", 2, `has 10 at character 2, ${UNCLEAR}`],
  ["(1)(2)(10)", 8, `has 10 at character 8, ${UNCLEAR}`],
  ["(1 2)(3 4)^34(34)", 15, `has 34 at character 15, ${UNCLEAR}`],
  ["^2", 1, "has ^2 at character 1, which stands outside parentheses"],
  ["(1 2)^", 6, "has ^ at character 6, which is not an exponent (expected a whole number after ^)"],
  ["(1 2)^x", 6, "has ^x at character 6, which is not an exponent (expected a whole number after ^)"],
  ["(1 2)^2^3", 8, "has ^3 at character 8, which stands outside parentheses"],
  ["(1 2)^(3 4)", 6, "has ^ at character 6, which is not an exponent (expected a whole number after ^)"],
  ["(1 2)^2 ^3", 9, "has ^3 at character 9, which stands outside parentheses"],
  ["(1 2)''", 7, "has ' at character 7, which stands outside parentheses"],
  ["(1 2)2", 6, "has 2 at character 6, which stands outside parentheses"],
  ["((1 2)", 1, "has a parenthesis at character 1 that is not closed"],
  ["((1 2) 3)", 8, "has 3 at character 8, which stands outside parentheses"],
  ["ide", 1, "has ide at character 1, which stands outside parentheses"],
  [`${"(".repeat(52)}1 2`, 52, "has a parenthesis at character 52 that opens inside another one"],
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
