import fc from "fast-check";
import { permutationGroup } from "../../../../src/permutations/groups/stabilizer-chain";
import { elementsInOrder, generatorsInTable } from "../../../../src/permutations/groups/elements-in-order";
import {
  perfectResidual,
  subgroupClasses,
  classesBelow,
} from "../../../../src/permutations/groups/subgroup-classes";
import { conjugate, generatedBy } from "../../../../src/permutations/groups/multiplication-table";
import { ITEMS_PER_STEP, type Steps } from "../../../../src/steps";
import { LimitError } from "../../../../src/steps/limit-error";
import { groupNamed } from "./made-groups";
import { finish, generatorsArbitrary, imagesFrom1 } from "./some-groups";

function subgroupsOf(generators: readonly Int32Array[]) {
  const group = finish(permutationGroup(generators, generators[0].length));
  const { table } = finish(elementsInOrder(group));
  return { table, classes: finish(subgroupClasses(table)) };
}

const pairs = (count: number) =>
  imagesFrom1(2 * count, ...Array.from({ length: count }, (_, k) => `(${2 * k + 1} ${2 * k + 2})`));

// How many subgroups there are, and in how many classes: textbooks for small groups, tables of marks for the others. A5, A6, PSL(2,7) and
// PSL(2,8) are perfect, so no chain of steps of prime index leads down from them.
test.each([
  ["trivial", [Int32Array.of(0)], 1, 1],
  ["C12", imagesFrom1(7, "(1 2 3)(4 5 6 7)"), 6, 6],
  ["D4", imagesFrom1(4, "(1 2 3 4)", "(1 3)"), 10, 8],
  ["Q8", groupNamed("Q8"), 6, 6],
  ["A4", imagesFrom1(4, "(1 2 3)", "(2 3 4)"), 10, 5],
  ["S4", imagesFrom1(4, "(1 2 3 4)", "(1 2)"), 30, 11],
  ["A5", imagesFrom1(5, "(1 2 3 4 5)", "(1 2 3)"), 59, 9],
  ["S5", imagesFrom1(5, "(1 2 3 4 5)", "(1 2)"), 156, 19],
  ["A6", imagesFrom1(6, "(1 2 3)", "(2 3 4 5 6)"), 501, 22],
  ["S6", imagesFrom1(6, "(1 2 3 4 5 6)", "(1 2)"), 1455, 56],
  ["PSL(2,7)", imagesFrom1(7, "(1 2 3 4 5 6 7)", "(2 3)(4 7)"), 179, 15],
  ["PSL(2,8)", imagesFrom1(9, "(1 2 4 3 6 7 5)", "(1 9)(2 3)(4 5)(6 7)", "(2 5)(3 6)(4 7)(8 9)"), 386, 12],
  ["A5 × C2", imagesFrom1(7, "(1 2 3 4 5)", "(1 2 3)", "(6 7)"), 164, 22],
  ["C2^6", pairs(6), 2825, 2825],
])("%s has as many subgroups as the books say", (_name, generators, subgroups, count) => {
  const { classes } = subgroupsOf(generators);
  expect([classes.reduce((sum, { length }) => sum + length, 0), classes.length]).toEqual([subgroups, count]);
});

test("each subgroup is closed, its order divides the group's, its class is closed too, and none stands twice", () => {
  fc.assert(
    fc.property(generatorsArbitrary(5, 3), (generators) => {
      const { table, classes } = subgroupsOf(generators);
      const generating = generatorsInTable(table, table.orders.map((_, element) => element)); // prettier-ignore
      const seen = new Set<string>();
      for (const conjugates of classes) {
        const keys = new Set(conjugates.map((elements) => elements.join()));
        for (const elements of conjugates) {
          const key = elements.join();
          expect(seen.has(key)).toBe(false);
          seen.add(key);
          expect(table.size % elements.length).toBe(0);
          expect(generatedBy(table, [...elements]).elements).toHaveLength(elements.length);
          for (const x of generating) {
            expect(
              keys.has(
                elements
                  .map((a) => conjugate(table, a, x))
                  .sort()
                  .join(),
              ),
            ).toBe(true);
          }
        }
        expect(generatedBy(table, generatorsInTable(table, conjugates[0])).elements).toHaveLength(
          conjugates[0].length,
        );
      }
      // Every pair of elements generates one of them.
      for (let a = 0; a < table.size; a++) {
        const own = generatedBy(table, [a, (a * 7 + 3) % table.size]).elements;
        expect(seen.has(Uint16Array.from(own).sort().join())).toBe(true);
      }
    }),
    { numRuns: 25 },
  );
});

test("the same group with other generators has the same classes in the same order", () => {
  const some = subgroupsOf(imagesFrom1(5, "(1 2 3 4 5)", "(1 2)"));
  const others = subgroupsOf(imagesFrom1(5, "(4 5)", "(3 4)", "(1 3)", "(2 3)"));
  expect(others).toEqual(some);
});

test("a group with too many subgroups is refused", () => {
  const group = finish(permutationGroup(pairs(4), 8));
  const { table } = finish(elementsInOrder(group));
  expect(finish(subgroupClasses(table, 67))).toHaveLength(67);
  expect(() => finish(subgroupClasses(table, 66))).toThrow(LimitError);
});

test("ordering elements and finding the perfect part of a group go by steps, each of few products", () => {
  const generators = imagesFrom1(9, "(1 2 3 4 5)", "(1 2 3)", "(6 7)", "(8 9)");
  const group = finish(permutationGroup(generators, 9));
  const reads = { count: 0, most: 0 };
  const { table } = stepped(elementsInOrder(group), reads);
  const products = new Proxy(table.products, {
    get(target, key) {
      reads.count++;
      return target[key as never];
    },
  });
  const { elements } = stepped(perfectResidual({ ...table, products }), reads);
  expect(elements).toHaveLength(60);
  // Four products for each pair of elements in a step, and those of a subgroup's elements with all generators.
  expect(reads.most).toBeGreaterThan(ITEMS_PER_STEP);
  expect(reads.most).toBeLessThan(5 * ITEMS_PER_STEP + 2 * 240 * 240);
});

/** Runs steps to their end, and notes the most reads in one of them. */
function stepped<Result>(steps: Steps<Result>, reads: { count: number; most: number }): Result {
  for (;;) {
    reads.count = 0;
    const step = steps.next();
    reads.most = Math.max(reads.most, reads.count);
    if (step.done) return step.value;
  }
}

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
