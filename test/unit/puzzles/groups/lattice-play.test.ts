import { NotPlayable } from "../../../../src/playing/play";
import type { Cells } from "../../../../src/grid/cells";
import { listSubgroups } from "../../../../src/functions/subgroups";
import { spotOfClass, subgroupLattice } from "../../../../src/puzzles/groups/lattice-play";
import { played } from "../../playing/played";
import { LATTICES } from "./lattices";

const latticeOf = (generators: Cells) => played(subgroupLattice, { generators });

test.each([
  ["D4", 8, 3 + 5 + 3],
  ["A4", 5, 5],
  ["S4", 11, 17],
] as const)("%s has %i classes of subgroups and %i lines", (name, classes, lines) => {
  const play = latticeOf(LATTICES[name]);
  expect(play.classes).toHaveLength(classes);
  expect(play.lastStep).toBe(classes - 1);
  expect(play.directlyBelow.flat()).toHaveLength(lines);
  expect(play.classes.at(-1)).toMatchObject({ name, index: 1, conjugates: 1 });
});

test("the classes are the rows of SUBGROUPS", async () => {
  const rows = await listSubgroups(LATTICES.S4.map((row) => [...row]));
  const classes = latticeOf(LATTICES.S4).classes.map(
    ({ name, order, index, conjugates, generators: [first = "()", second = ""] }) => [
      ...[name, order, index, conjugates],
      ...[first, second],
    ],
  );
  expect(classes).toEqual(rows);
});

test("all that is below comes before, and what is below that is below, too", () => {
  for (const generators of Object.values(LATTICES)) {
    const { below, directlyBelow, classes } = latticeOf(generators);
    below.forEach((under, upper) => {
      expect(under).toEqual(expect.arrayContaining([...directlyBelow[upper]]));
      for (const lower of under) {
        expect(classes[upper].order % classes[lower].order).toBe(0);
        expect(lower).toBeLessThan(upper);
        expect(under).toEqual(expect.arrayContaining([...below[lower]]));
      }
    });
    expect(below.at(-1)).toEqual([...classes.keys()].slice(0, -1));
  }
});

test("each node is the spot of its step", () => {
  const play = latticeOf(LATTICES.S4);
  const steps = play.classes.map((_, number) => play.stepOfSpot!(spotOfClass(number)));
  expect(steps).toEqual([...play.classes.keys()]);
  expect(play.stepOfSpot!("class 0")).toBeUndefined();
});

test("the steps in words", () => {
  const play = latticeOf([
    ["permutation", "label"],
    ...LATTICES.A4.map(([label, cycles]) => [cycles, label]),
  ]);
  expect([0, 1, 2, 3, 4].map(play.text)).toEqual([
    "trivial: order 1, index 12; the identity alone, with quotient A4",
    "C2: order 2, index 6; not normal, one of 3 conjugates; generators (1 2)(3 4)",
    "C3: order 3, index 4; not normal, one of 4 conjugates; generators (1 2 3)",
    "V4: order 4, index 3; normal, with quotient C3; generators (1 2)(3 4), (1 3)(2 4)",
    "A4: order 12, index 1; normal, with quotient trivial; generators (1 2 3), (1 2 4)",
  ]);
});

/** Exchanges of separate pairs: C2 so many times. */
const exchanges = (count: number): Cells =>
  Array.from({ length: count }, (_, k) => [`x${k}`, `(${2 * k + 1} ${2 * k + 2})`]);

test.each<[Cells, unknown]>([
  [
    [["A", "()"]],
    new NotPlayable("The generators generate only the identity: the trivial group has no other subgroup."),
  ],
  [
    exchanges(4),
    new NotPlayable("The group has 67 classes of conjugate subgroups; a drawing shows at most 30 of them."),
  ],
  [
    [
      ["A", "(1 2 3 4 5 6 7)"],
      ["B", "(1 2)"],
    ],
    /^the group has 5040 elements, and at most 1,000 are possible here$/,
  ],
  [[["A"]], /^generators: there is 1 column; expected two columns/],
  [[["A", "(1 1)"]], /^generators, row 1, column 2: "\(1 1\)", character 4: 1 is in this cycle twice/],
  [[["", ""]], /^generators: all cells are blank/],
  [[["A", "#N/A"]], /^generators: no cell has parentheses/],
])("generators %j", (generators, problem) => {
  expect(() => latticeOf(generators)).toThrow(problem as Error);
});

test.each([
  [[[5]], 4],
  [[["3"]], 2],
  [[["A4"]], undefined],
  [[[""]], undefined],
  [[[6]], undefined],
])("the cell with the number of a subgroup tells its step: %j", (subgroup, step) => {
  const { input } = played(subgroupLattice, { generators: LATTICES.A4, subgroup });
  expect(input).toEqual({ range: "subgroup", step });
  expect(played(subgroupLattice, { generators: LATTICES.A4 }).input).toBeUndefined();
});
