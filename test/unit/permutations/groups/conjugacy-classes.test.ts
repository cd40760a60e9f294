import fc from "fast-check";
import { order } from "../../../../src/permutations/permutation";
import { permutationGroup } from "../../../../src/permutations/groups/stabilizer-chain";
import { conjugacyClasses } from "../../../../src/permutations/groups/conjugacy-classes";
import { invertImages } from "../../../../src/permutations/images";
import { groupNamed } from "./made-groups";
import { allElements, finish, generatorsArbitrary, imagesFrom1, times } from "./some-groups";

function classesOf(generators: readonly Int32Array[]) {
  const { count, of } = finish(conjugacyClasses(finish(permutationGroup(generators, generators[0].length))));
  return Array.from({ length: count }, (_, k) => of(k));
}

// Sizes in the order of the elements' orders, from character tables in textbooks.
test.each([
  ["S4", imagesFrom1(4, "(1 2 3 4)", "(1 2)"), [1, 3, 6, 8, 6]],
  ["A5", imagesFrom1(5, "(1 2 3 4 5)", "(1 2 3)"), [1, 15, 20, 12, 12]],
  ["D4", imagesFrom1(4, "(1 2 3 4)", "(1 3)"), [1, 1, 2, 2, 2]],
  ["Q8", groupNamed("Q8"), [1, 1, 2, 2, 2]],
  ["PSL(2,7)", imagesFrom1(7, "(1 2 3 4 5 6 7)", "(2 3)(4 7)"), [1, 21, 56, 42, 24, 24]],
  [
    "S8",
    imagesFrom1(8, "(1 2 3 4 5 6 7 8)", "(1 2)"),
    [
      1, 28, 105, 210, 420, 112, 1120, 420, 1260, 1260, 2520, 1344, 1120, 1120, 1680, 3360, 3360, 5760, 5040,
      4032, 3360, 2688,
    ],
  ],
])("the sizes of the classes of %s", (_name, generators, sizes) => {
  const found = classesOf(generators).map(({ size }) => size);
  expect([...found].sort((a, b) => a - b)).toEqual([...sizes].sort((a, b) => a - b));
  expect(found[0]).toBe(1);
});

test("M11 has 10 classes", () => {
  const generators = imagesFrom1(11, "(1 2 3 4 5 6 7 8 9 10 11)", "(3 7 11 8)(4 10 5 6)");
  expect(classesOf(generators).map(({ size, order: each }) => [size, each])).toEqual([
    [1, 1], [165, 2], [440, 3], [990, 4], [1584, 5], [1320, 6], [990, 8], [990, 8], [720, 11], [720, 11],
  ]); // prettier-ignore
});

test("classes are what conjugation says, found in the simplest way", () => {
  fc.assert(
    fc.property(generatorsArbitrary(5, 3), (generators) => {
      const elements = allElements(generators);
      const classes = classesOf(generators);
      // The class equation.
      expect(classes.reduce((sum, { size }) => sum + size, 0)).toBe(elements.length);
      for (const { representative, size, order: each } of classes) {
        const conjugates = new Set(
          elements.map((x) => times(times(invertImages(x), representative), x).join()),
        );
        expect(conjugates.size).toBe(size);
        expect(Number(order({ images: representative }))).toBe(each);
        for (const other of classes) {
          if (other.representative !== representative) {
            expect(conjugates.has(other.representative.join())).toBe(false);
          }
        }
      }
    }),
    { numRuns: 60 },
  );
});

test("the same group with other generators has the same classes, each with the same representative", () => {
  const some = classesOf(imagesFrom1(5, "(1 2 3 4 5)", "(1 2)"));
  expect(classesOf(imagesFrom1(5, "(4 5)", "(3 4)", "(1 3)", "(2 3)"))).toEqual(some);
  expect(some.map(({ representative }) => representative.join())).toEqual([
    "0,1,2,3,4", "1,0,2,3,4", "1,0,3,2,4", "1,2,0,3,4", "1,2,3,0,4", "1,2,3,4,0", "1,0,3,4,2",
  ]); // prettier-ignore
});

test("too many classes are refused as soon as there are so many", () => {
  const group = finish(permutationGroup(imagesFrom1(8, "(1 2)", "(3 4)", "(5 6)", "(7 8)"), 8));
  expect(finish(conjugacyClasses(group, 16)).count).toBe(16);
  expect(() => finish(conjugacyClasses(group, 15))).toThrow(
    "there are more than 15 conjugacy classes; no more are possible here",
  );
});
