import fc from "fast-check";
import { directFactors } from "../../../../src/permutations/groups/small-groups";
import { invariantFactors, nameOfStructure } from "../../../../src/permutations/groups/group-structure";
import { multiplicationTable } from "../../../../src/permutations/groups/multiplication-table";
import { permutationGroup } from "../../../../src/permutations/groups/stabilizer-chain";
import { groupNamed } from "./made-groups";
import { finish } from "./some-groups";

test("larger factors first, the abelian one last, powers from three on", () => {
  const s4 = { name: "S4", order: 24n };
  const a5 = { name: "A5", order: 60n };
  expect(nameOfStructure({ factors: [s4, a5], cyclicOrders: [] })).toBe("A5 × S4");
  expect(nameOfStructure({ factors: [s4, a5, s4], cyclicOrders: [3n, 1n, 2n] })).toBe("A5 × S4 × S4 × C6");
  expect(nameOfStructure({ factors: [s4, s4, s4], cyclicOrders: [2n, 2n] })).toBe("S4^3 × V4");
  expect(nameOfStructure({ factors: [], cyclicOrders: [2n, 2n, 2n, 4n] })).toBe("C2^3 × C4");
  expect(nameOfStructure({ factors: [], cyclicOrders: [2n, 6n] })).toBe("C2 × C6");
  expect(nameOfStructure({ factors: [], cyclicOrders: [] })).toBe("trivial");
  expect(nameOfStructure({ factors: [], cyclicOrders: [1n] })).toBe("trivial");
  const c7c3 = { name: "C7 ⋊ C3", order: 21n };
  expect(nameOfStructure({ factors: [c7c3], cyclicOrders: [] })).toBe("C7 ⋊ C3");
  expect(nameOfStructure({ factors: [c7c3], cyclicOrders: [2n] })).toBe("(C7 ⋊ C3) × C2");
  expect(nameOfStructure({ factors: [c7c3, c7c3, c7c3], cyclicOrders: [] })).toBe("(C7 ⋊ C3)^3");
});

test("a group has one name, whatever its factors are called and in whatever order they come", () => {
  const s3 = { name: "S3", order: 6n };
  const d9 = { name: "D9", order: 18n };
  expect([[s3], [d9]].map((factors) => nameOfStructure({ factors, cyclicOrders: [2n] }))).toEqual([
    "D6",
    "D18",
  ]);
  expect(nameOfStructure({ factors: [s3], cyclicOrders: [6n] })).toBe("S3 × C6");
  expect(nameOfStructure({ factors: [s3], cyclicOrders: [2n, 2n] })).toBe("S3 × V4");
  expect(nameOfStructure({ factors: [s3, s3], cyclicOrders: [2n] })).toBe("S3 × S3 × C2");
  expect(nameOfStructure({ factors: [{ name: "D4", order: 8n }], cyclicOrders: [2n] })).toBe("D4 × C2");
  const s4 = { name: "S4", order: 24n };
  const sl = { name: "SL(2,3)", order: 24n };
  const named = (...factors: (typeof s4)[]) => nameOfStructure({ factors, cyclicOrders: [] });
  expect(named(s4, sl)).toBe(named(sl, s4));
});

test("invariants divide each other and make as many elements of each order", () => {
  const orders = fc.array(fc.bigInt({ min: 1n, max: 60n }), { maxLength: 6 });
  fc.assert(
    fc.property(orders, fc.bigInt({ min: 1n, max: 120n }), (given, exponent) => {
      const factors = invariantFactors(given);
      factors.forEach((factor, k) => expect(k === 0 || factor % factors[k - 1] === 0n).toBe(true));
      // The number of elements whose power with this exponent is the identity.
      const count = (cyclic: readonly bigint[]) =>
        cyclic.reduce((product, order) => product * greatestCommonDivisor(order, exponent), 1n);
      expect(count(factors)).toBe(count(given));
    }),
  );
});

test("factors are found by the normal subgroups, up to 300 of them", () => {
  const sizesOf = (name: string) => {
    const generators = groupNamed(name);
    const group = finish(permutationGroup(generators, generators[0].length));
    return directFactors(finish(multiplicationTable(group))!)?.map(({ size }) => size);
  };
  expect(sizesOf("S4 × D5")).toEqual([24, 10]);
  expect(sizesOf("(C4 ∘ D4) × (C4 ∘ D4)")).toBeUndefined();
});

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}
