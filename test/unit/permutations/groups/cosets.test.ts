import fc from "fast-check";
import { cosetsOf, listGroup } from "../../../../src/permutations/groups/cosets";
import type { ProductOrder } from "../../../../src/permutations/product-order";
import { allElements, finish, generatorsArbitrary, times } from "./some-groups";

test("cosets are those of the definition, in both orders and on both sides, and cover the group once", () => {
  const orders = fc.constantFrom<ProductOrder>("left to right", "right to left");
  const sides = fc.constantFrom("right" as const, "left" as const);
  fc.assert(
    fc.property(generatorsArbitrary(5, 3), orders, sides, (generators, order, side) => {
      const degree = generators[0].length;
      const product = (a: Int32Array, b: Int32Array) =>
        order === "left to right" ? times(a, b) : times(b, a);
      const listed = finish(listGroup(generators, degree, order, 1000));
      const own = finish(listGroup([generators[0]], degree, order, 1000));
      const cosets = finish(
        cosetsOf(
          listed,
          Array.from(own.queue, (rank) => own.ranks.imagesOf(rank)),
          side,
        ),
      );
      const subgroup = allElements([generators[0]]);
      expect(cosets.length * subgroup.length).toBe(listed.queue.length);
      const seen = new Set<number>();
      for (const coset of cosets) {
        const [g] = Array.from(coset, (rank) => listed.imagesOf(rank));
        const expected = subgroup.map((h) => (side === "right" ? product(h, g) : product(g, h)).join());
        const found = Array.from(coset, (rank) => listed.imagesOf(rank).join());
        expect([...found].sort()).toEqual(expected.sort());
        for (const rank of coset) seen.add(rank);
      }
      expect(seen.size).toBe(listed.queue.length);
    }),
  );
});
