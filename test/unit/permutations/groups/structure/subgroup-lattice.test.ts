import { permutationGroup } from "../../../../../src/permutations/groups/stabilizer-chain";
import { elementsInOrder } from "../../../../../src/permutations/groups/structure/elements-in-order";
import { subgroupClasses } from "../../../../../src/permutations/groups/structure/subgroup-classes";
import { classesBelow } from "../../../../../src/permutations/groups/structure/subgroup-lattice";
import { finish, imagesFrom1 } from "../some-groups";

function latticeOf(degree: number, ...cycles: string[]) {
  const group = finish(permutationGroup(imagesFrom1(degree, ...cycles), degree));
  const classes = finish(subgroupClasses(finish(elementsInOrder(group)).table));
  return { classes, below: classesBelow(classes) };
}

test("the lattice of D4: three subgroups of order 4 below the group, and C2 of the centre below all of these", () => {
  const { classes, below } = latticeOf(4, "(1 2 3 4)", "(1 3)");
  expect(classes.map(([first]) => first.length)).toEqual([1, 2, 2, 2, 4, 4, 4, 8]);
  expect(below).toEqual([[], [0], [0], [0], [1], [1, 2], [1, 3], [4, 5, 6]]);
});

test("the lattice of A4 has no subgroup of order 6 between C3 and the group", () => {
  const { classes, below } = latticeOf(4, "(1 2 3)", "(2 3 4)");
  expect(classes.map(([first]) => first.length)).toEqual([1, 2, 3, 4, 12]);
  expect(below).toEqual([[], [0], [0], [1], [2, 3]]);
});

test("the lattice of S4: A4, D4 and S3 are its maximal subgroups", () => {
  const { classes, below } = latticeOf(4, "(1 2 3 4)", "(1 2)");
  const orders = classes.map(([first]) => first.length);
  expect(below.at(-1)!.map((number) => orders[number])).toEqual([6, 8, 12]);
  expect(below.flat()).toHaveLength(17);
});
