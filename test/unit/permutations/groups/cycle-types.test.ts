import fc from "fast-check";
import { cycleTypes } from "../../../../src/permutations/groups/cycle-types";
import { elementsOf } from "../../../../src/permutations/groups/elements";
import { permutationGroup } from "../../../../src/permutations/groups/stabilizer-chain";
import { LimitError } from "../../../../src/steps/limit-error";
import { cycleType } from "../../../../src/permutations/permutation";
import { allElements, finish, generatorsArbitrary, imagesFrom1 } from "./some-groups";

const typesOf = (generators: readonly Int32Array[], limits?: Parameters<typeof cycleTypes>[1]) =>
  finish(cycleTypes(finish(permutationGroup(generators, generators[0].length)), limits)).map(
    ({ lengths, count }) => [lengths.join(" "), count],
  );

test("every element comes once", () => {
  fc.assert(
    fc.property(generatorsArbitrary(6), (generators) => {
      const group = finish(permutationGroup(generators, generators[0].length));
      const elements = Array.from(elementsOf(group), (images) => images.join());
      expect(elements[0]).toBe([...generators[0].keys()].join());
      expect(elements.sort()).toEqual(
        allElements(generators)
          .map((images) => images.join())
          .sort(),
      );
    }),
  );
});

test("cycle types, by formula and one by one, are those of the elements", () => {
  fc.assert(
    fc.property(generatorsArbitrary(6), (generators) => {
      const counts = new Map<string, bigint>();
      for (const images of allElements(generators)) {
        const type = cycleType({ images }).join(" ");
        counts.set(type, (counts.get(type) ?? 0n) + 1n);
      }
      expect(new Map(typesOf(generators) as [string, bigint][])).toEqual(counts);
      expect(typesOf(generators, { elements: 720, degree: 0 })).toEqual(typesOf(generators));
    }),
  );
});

test("in order, the identity first", () => {
  expect(typesOf(imagesFrom1(5, "(1 2)", "(2 3)", "(3 4)"))).toEqual([
    ["", 1n],
    ["2", 6n],
    ["3", 8n],
    ["4", 6n],
    ["2 2", 3n],
  ]);
  const ofSixPoints = typesOf(imagesFrom1(6, "(1 2 3 4 5 6)", "(1 2)")).map(([lengths]) => lengths);
  expect(ofSixPoints.slice(-4)).toEqual(["6", "4 2", "3 3", "2 2 2"]);
});

test("large groups: a formula, or a limit", () => {
  const s30 = imagesFrom1(30, `(${[...Array(30).keys()].map((x) => x + 1).join(" ")})`, "(1 2)");
  const types = typesOf(s30) as [string, bigint][];
  expect(types).toHaveLength(5604);
  expect(types.reduce((sum, [, count]) => sum + count, 0n)).toBe(265252859812191058636308480000000n);
  expect(types.at(-1)![0]).toBe("2 2 2 2 2 2 2 2 2 2 2 2 2 2 2");
  const two = imagesFrom1(20, "(1 2 3 4 5 6 7 8 9 10)(11 12 13 14 15 16 17 18 19 20)", "(1 2)", "(11 12)");
  expect(() => typesOf(two)).toThrow(
    new LimitError("the group has more than 1,000,000 elements; in a larger group, cycles are not counted"),
  );
});
