import fc from "fast-check";
import { orbitsOf, restrictedTo } from "../../../../src/permutations/groups/orbits";
import { allElements, generatorsArbitrary, imagesFrom1 } from "./some-groups";

test("orbits in order, with fixed points", () => {
  expect(orbitsOf(imagesFrom1(7, "(2 5)(1 7)", "(5 3)"), 7)).toEqual([[0, 6], [1, 2, 4], [3], [5]]);
  expect(orbitsOf([], 2)).toEqual([[0], [1]]);
  expect(orbitsOf(imagesFrom1(4, "(1 2)(3 4)", "(1 3)"), 4)).toHaveLength(1);
  expect(orbitsOf(imagesFrom1(4, "(1 2)(3 4)"), 4)).toHaveLength(2);
});

test("orbits are what all elements make of a point", () => {
  fc.assert(
    fc.property(generatorsArbitrary(6), (generators) => {
      const elements = allElements(generators);
      const orbits = orbitsOf(generators, generators[0].length);
      expect(orbits.flat().sort((a, b) => a - b)).toEqual([...generators[0].keys()]);
      for (const orbit of orbits) {
        const images = new Set(elements.map((element) => element[orbit[0]]));
        expect([...images].sort((a, b) => a - b)).toEqual(orbit);
      }
    }),
  );
});

test("what generators do on an orbit", () => {
  const generators = imagesFrom1(6, "(2 6 4)(1 3)", "(1 5)");
  expect(restrictedTo([1, 3, 5], generators).map((images) => [...images])).toEqual([[2, 0, 1], [0, 1, 2]]); // prettier-ignore
});
