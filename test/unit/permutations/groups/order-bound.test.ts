import fc from "fast-check";
import { orbitsOf } from "../../../../src/permutations/groups/orbits";
import { orderBound, indexOfSpan, withoutEquivalents } from "../../../../src/permutations/groups/order-bound";
import { finished } from "../../../../src/steps";
import { FIXTURE_GROUPS, permutation, symmetric, TEXTBOOK_GROUPS, twice } from "./known-groups";

const boundOf = (generators: readonly Int32Array[], degree: number) =>
  finished(
    orderBound(
      generators,
      orbitsOf(generators, degree).filter(({ length }) => length > 1),
    ),
  )!;

test.each([...FIXTURE_GROUPS, ...TEXTBOOK_GROUPS])(
  "the bound for $name is a multiple of its order",
  ({ generators, degree, order }) => {
    expect(boundOf(generators, degree) % order).toBe(0n);
  },
);

test.each(FIXTURE_GROUPS.filter(({ name }) => name !== "M24"))(
  "the bound for $name is its order",
  ({ generators, degree, order }) => {
    expect(boundOf(generators, degree)).toBe(order);
  },
);

test("there is no bound where it would cost too much", () => {
  const generators = Array.from({ length: 101 }, () => permutation(10_000, [1, 2]));
  expect(finished(orderBound(generators, [[0, 1]]))).toBeUndefined();
});

test("orbits on which the generators do the same are told from others", () => {
  const action = { degree: 5, generators: symmetric(5) };
  const renamed = (names: readonly number[]) => ({
    degree: 5,
    generators: action.generators.map((images) => {
      const other = new Int32Array(5);
      images.forEach((image, x) => (other[names[x]] = names[image]));
      return other;
    }),
  });
  fc.assert(
    fc.property(fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }), (names) => {
      expect(withoutEquivalents([action, renamed(names)])).toEqual([action]);
    }),
  );
  const swapped = { degree: 5, generators: [...symmetric(5)].reverse() };
  expect(withoutEquivalents([action, swapped])).toEqual([action, swapped]);
  expect(boundOf(twice(symmetric(8)), 16)).toBe(40320n);
});

test("the index of a span of residues is that which counting gives", () => {
  const moduliAndRows = fc
    .array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 3 })
    .chain((moduli) =>
      fc.tuple(
        fc.constant(moduli),
        fc.array(fc.tuple(...moduli.map((modulus) => fc.integer({ min: 0, max: modulus - 1 }))), {
          maxLength: 3,
        }),
      ),
    );
  fc.assert(
    fc.property(moduliAndRows, ([moduli, values]) => {
      const spanned = new Set([moduli.map(() => 0).join()]);
      for (const text of spanned) {
        const vector = text.split(",").map(Number);
        for (const row of values) spanned.add(vector.map((x, k) => (x + row[k]) % moduli[k]).join());
      }
      const all = moduli.reduce((product, modulus) => product * modulus, 1);
      expect(indexOfSpan(moduli, values)).toBe(BigInt(all / spanned.size));
    }),
  );
});
