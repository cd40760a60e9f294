import fc from "fast-check";
import { elementsInOrder } from "../../../../src/permutations/groups/elements-in-order";
import {
  leavingConjugate,
  nameOfTable,
  quotientGroup,
  quotientName,
} from "../../../../src/permutations/groups/quotients";
import { permutationGroup } from "../../../../src/permutations/groups/stabilizer-chain";
import { subgroupClasses } from "../../../../src/permutations/groups/subgroup-classes";
import type { ProductOrder } from "../../../../src/permutations/product-order";
import { alternating, symmetric } from "./known-groups";
import { allElements, finish, generatorsArbitrary, imagesFrom1, times } from "./some-groups";

const groupOf = (generators: readonly Int32Array[]) =>
  finish(permutationGroup(generators, generators[0].length));

const keys = (elements: readonly Int32Array[]) => elements.map((images) => images.join()).sort();

test("the cosets of a normal subgroup multiply as their elements do, in both orders", () => {
  const orders = fc.constantFrom<ProductOrder>("left to right", "right to left");
  fc.assert(
    fc.property(generatorsArbitrary(5), orders, fc.nat(), (generators, order, choice) => {
      const product = (a: Int32Array, b: Int32Array) =>
        order === "left to right" ? times(a, b) : times(b, a);
      const { elements, table } = finish(elementsInOrder(groupOf(generators)));
      const normal = finish(subgroupClasses(table)).filter(({ length }) => length === 1);
      const own = Array.from(normal[choice % normal.length][0], (number) => elements[number]);
      const { firsts, table: cosets } = finish(quotientGroup(groupOf(own), groupOf(generators), order));
      expect(firsts.length * own.length).toBe(elements.length);
      const cosetOf = (element: Int32Array) => keys(own.map((each) => product(each, element))).join(";");
      const names = firsts.map(cosetOf);
      expect(new Set(names).size).toBe(firsts.length);
      firsts.forEach((a, row) =>
        firsts.forEach((b, column) =>
          expect(names[cosets.products[row * firsts.length + column]]).toBe(cosetOf(product(a, b))),
        ),
      );
    }),
  );
});

test("a subgroup is normal if no conjugate of it leaves it; otherwise one that does is shown", () => {
  fc.assert(
    fc.property(generatorsArbitrary(5), (generators) => {
      const [first] = generators;
      const own = allElements([first]);
      const all = allElements(generators);
      const conjugates = all.map((x) => keys(own.map((a) => times(times(inverse(x), a), x))).join(";"));
      const isNormal = new Set(conjugates).size === 1;
      const found = finish(leavingConjugate(groupOf([first]), generators));
      expect(found === undefined).toBe(isNormal);
      if (!found) return;
      expect(found.conjugate).toEqual(times(times(inverse(found.by), first), found.by));
      expect(keys(own)).not.toContain(found.conjugate.join());
    }),
  );
});

function inverse(images: Int32Array): Int32Array {
  const origins = new Int32Array(images.length);
  images.forEach((image, x) => (origins[image] = x));
  return origins;
}

test("names of quotients: of S4 by all its normal subgroups", () => {
  const { table } = finish(elementsInOrder(groupOf(symmetric(4))));
  const normal = finish(subgroupClasses(table)).filter(({ length }) => length === 1);
  expect(normal.map(([elements]) => finish(quotientName(table, elements)))).toEqual([
    "S4",
    "S3",
    "C2",
    "trivial",
  ]);
});

test("the quotient of a large group by a large subgroup", () => {
  const s12 = groupOf(symmetric(12));
  const { firsts, table } = finish(quotientGroup(groupOf(alternating(12)), s12));
  expect(firsts.length).toBe(2);
  expect(finish(nameOfTable(table))).toBe("C2");
  const trivial = groupOf(imagesFrom1(12, "()"));
  expect(() => finish(quotientGroup(trivial, s12))).toThrow(/the quotient group has 479001600 elements/);
});
