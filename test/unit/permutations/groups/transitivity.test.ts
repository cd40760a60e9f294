import fc from "fast-check";
import { permutationGroup } from "../../../../src/permutations/groups/stabilizer-chain";
import { transitivity } from "../../../../src/permutations/groups/transitivity";
import { allElements, finish, generatorsArbitrary, imagesFrom1 } from "./some-groups";

const times = (generators: readonly Int32Array[]) =>
  transitivity(finish(permutationGroup(generators, generators[0].length)));

test("the largest k for which the first k points come to any k points", () => {
  fc.assert(
    fc.property(generatorsArbitrary(6), (generators) => {
      const degree = generators[0].length;
      const elements = allElements(generators);
      let k = 0;
      for (let arrangements = 1; k < degree; k++) {
        arrangements *= degree - k;
        const seen = new Set(elements.map((images) => images.slice(0, k + 1).join()));
        if (seen.size < arrangements) break;
      }
      expect(times(generators)).toBe(k);
    }),
  );
});

test("Mathieu's groups are the famous ones", () => {
  const m11 = ["(1 2 3 4 5 6 7 8 9 10 11)", "(3 7 11 8)(4 10 5 6)"];
  expect(times(imagesFrom1(11, ...m11))).toBe(4);
  expect(times(imagesFrom1(12, ...m11, "(1 12)(2 11)(3 6)(4 8)(5 9)(7 10)"))).toBe(5);
  expect(times(imagesFrom1(8, "(1 2 3 4 5 6 7 8)", "(1 2)"))).toBe(8);
  expect(times(imagesFrom1(9, "(1 2 3 4 5 6 7 8 9)", "(1 2 3)"))).toBe(7);
});
