import fc from "fast-check";
import { callKey } from "../../../../src/functions/calls/shared-answers";

const cell = fc.oneof(
  fc.string(),
  fc.constantFrom("", "1", "null", "true", '"1 1', "1;", "[1 "),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constantFrom(null, undefined),
  fc.record({ type: fc.constant("Error"), basicValue: fc.constantFrom("#N/A", "#REF!") }),
);
const argument = fc.oneof(cell, fc.array(fc.array(cell, { maxLength: 3 }), { maxLength: 3 }));
const args = fc.array(argument, { maxLength: 3 });

/** Equal for all functions, which only do not distinguish negative zero from zero. */
function same(a: unknown, b: unknown): boolean {
  if (typeof a === "number" && typeof b === "number") return a === b || (isNaN(a) && isNaN(b));
  if (typeof a !== "object" || typeof b !== "object" || !a || !b) return a === b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [first, second] = [Object.entries(a), Object.entries(b)];
  return (
    first.length === second.length &&
    first.every(([name, value], k) => name === second[k][0] && same(value, second[k][1]))
  );
}

test("two calls have a key in common if and only if their arguments are the same", () => {
  fc.assert(
    fc.property(args, args, (a, b) => {
      expect(callKey("F", a) === callKey("F", b)).toBe(same(a, b));
      expect(callKey("F", a)).toBe(callKey("F", structuredClone(a)));
    }),
    { numRuns: 1000 },
  );
});

test.each([
  [[1], ["1"]],
  [[true], ["true"]],
  [[null], [undefined]],
  [[null], [""]],
  [[null], [0]],
  [["a", "b"], ["ab"]],
  [[["a", "b"]], [["a"], ["b"]]],
  [[[[1, 2]]], [[[1], [2]]]],
  [[[]], [[[]]]],
  [[], [undefined]],
  [[["a"]], [{ 0: "a" }]],
  [[{ type: "Error", basicValue: "#N/A" }], [{ type: "Error", basicValue: "#REF!" }]],
])("%j and %j are two calls", (a, b) => {
  expect(callKey("F", a)).not.toBe(callKey("F", b));
});

test("equal arguments of two functions are two calls", () => {
  expect(callKey("F", [1])).not.toBe(callKey("G", [1]));
});

test("there is no key where arguments are too long, endless or no plain data", () => {
  expect(callKey("F", ["x".repeat(2 ** 21), 1])).toBeUndefined();
  expect(callKey("F", [Array.from({ length: 1_000_000 }, () => [1, 2])])).toBeUndefined();
  expect(callKey("F", [Array.from({ length: 1_000_000 }, () => 1)])).toBeUndefined();
  const endless: Record<string, unknown> = {};
  endless.self = endless;
  expect(callKey("F", [endless])).toBeUndefined();
  expect(callKey("F", [() => 1])).toBeUndefined();
  expect(callKey("F", [1n])).toBeUndefined();
});

test("a key has its longest length and its deepest arguments, and lists that are too long are not read", () => {
  const ofLength = (length: number) => callKey("F", ["x".repeat(length - 37), 1]);
  expect([ofLength(2 ** 21), ofLength(2 ** 21 + 1)]).toEqual([expect.any(String), undefined]);
  const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
  expect([callKey("F", [nested(7)]), callKey("F", [nested(8)])]).toEqual([expect.any(String), undefined]);
  const read = jest.fn();
  expect(callKey("F", [Object.defineProperty(new Array(2 ** 18), 0, { get: read })])).toBeUndefined();
  expect(read).not.toHaveBeenCalled();
});

test("texts that read alike when they stand side by side are told apart", () => {
  expect(callKey("F", ["a", 'b"c'])).not.toBe(callKey("F", ['a"b', "c"]));
});
