import fc from "fast-check";
import { formatCycles, parseCycles } from "../../../src/permutations/notation";
import {
  cycleType,
  formatPermutation,
  invert,
  order,
  parity,
  parsePermutation,
  permutationOfCycles,
  power,
} from "../../../src/permutations/permutation";
import simplified from "../../fixtures/simplify_cycles.json";
import { cycles, imageUnder, readableCycles } from "./arbitraries";
import { multiply } from "./multiply";

const permutation = cycles.map(permutationOfCycles);
const identity = parsePermutation("()");
const simplify = (text: string) => formatPermutation(parsePermutation(text));

test("the article's example", () => expect(simplify("(5 4)(4 1)(1 2)(2 5)")).toBe("(1 4 2)"));

test.each(simplified)("$input", ({ input, canonical }) => expect(simplify(input)).toBe(canonical));

test.each([
  ["(3 2 1)", "(1 3 2)"],
  ["(red 5)", "(5 red)"],
  ["(7)(8 9)", "(8 9)"],
  ["()", "()"],
  ["(1 2)(1 2)", "()"],
  ["(01 1)", "(1 01)"],
])("%s becomes %s", (text, canonical) => expect(simplify(text)).toBe(canonical));

test("a product of cycles moves each point as the cycles do one after another", () => {
  fc.assert(
    fc.property(cycles, (given) => {
      const canonical = parseCycles(formatPermutation(permutationOfCycles(given)));
      for (const point of new Set(given.flat())) {
        expect(imageUnder(canonical, point)).toBe(imageUnder(given, point));
      }
    }),
  );
});

test("the canonical form is its own, disjoint and without fixed points", () => {
  fc.assert(
    fc.property(readableCycles, (given) => {
      const canonical = simplify(formatCycles(given));
      expect(simplify(canonical)).toBe(canonical);
      const points = parseCycles(canonical).flat();
      expect(new Set(points).size).toBe(points.length);
      for (const cycle of canonical === "()" ? [] : parseCycles(canonical)) {
        expect(cycle.length).toBeGreaterThan(1);
      }
    }),
  );
});

test("the laws of a group", () => {
  fc.assert(
    fc.property(permutation, permutation, permutation, (a, b, c) => {
      const left = formatPermutation(multiply(multiply(a, b), c));
      expect(left).toBe(formatPermutation(multiply(a, multiply(b, c))));
      expect(formatPermutation(multiply(a, identity))).toBe(formatPermutation(a));
      expect(formatPermutation(multiply(identity, a))).toBe(formatPermutation(a));
      expect(formatPermutation(multiply(a, invert(a)))).toBe("()");
      expect(formatPermutation(invert(multiply(a, b)))).toBe(
        formatPermutation(multiply(invert(b), invert(a))),
      );
    }),
  );
});

test("powers are repeated products, also negative ones", () => {
  fc.assert(
    fc.property(permutation, fc.integer({ min: -7, max: 7 }), (a, n) => {
      let product = identity;
      for (let k = 0; k < Math.abs(n); k++) product = multiply(product, n < 0 ? invert(a) : a);
      expect(formatPermutation(power(a, BigInt(n)))).toBe(formatPermutation(product));
    }),
  );
});

test("exponents add up, however large", () => {
  fc.assert(
    fc.property(permutation, fc.bigInt(), fc.bigInt(), (a, m, n) => {
      const sum = formatPermutation(power(a, m * 10n ** 60n + n));
      expect(sum).toBe(formatPermutation(multiply(power(a, m * 10n ** 60n), power(a, n))));
    }),
  );
});

test("the order is the smallest positive exponent that gives the identity", () => {
  fc.assert(
    fc.property(permutation, (a) => {
      const n = order(a);
      for (let k = 1n; k < n; k++) expect(formatPermutation(power(a, k))).not.toBe("()");
      expect(formatPermutation(power(a, n))).toBe("()");
    }),
  );
});

test("the order of many coprime cycles is exact", () => {
  const primes = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47];
  const coprime = primes.map((prime) => Array.from({ length: prime }, (_, k) => `${prime}:${k}`));
  expect(order(permutationOfCycles(coprime))).toBe(614889782588491410n);
});

test("parities multiply", () => {
  const sign = { even: 1, odd: -1 };
  fc.assert(
    fc.property(permutation, permutation, (a, b) => {
      expect(sign[parity(multiply(a, b))]).toBe(sign[parity(a)] * sign[parity(b)]);
    }),
  );
  expect(parity(parsePermutation("(1 2)"))).toBe("odd");
});

test("the cycle type is the same for conjugates", () => {
  fc.assert(
    fc.property(permutation, permutation, (a, b) => {
      expect(cycleType(multiply(multiply(invert(b), a), b))).toEqual(cycleType(a));
    }),
  );
  expect(cycleType(parsePermutation("(8 3)(1 4 2)(5 6)"))).toEqual([3, 2, 2]);
});

test("a product of 100,000 transpositions is simplified in linear time", () => {
  const transpositions = Array.from({ length: 100_000 }, (_, k) => [String(k), String(k + 1)]);
  const started = Date.now();
  expect(cycleType(permutationOfCycles(transpositions))).toEqual([100_001]);
  expect(Date.now() - started).toBeLessThan(5000);
});
