import fixture from "../../../fixtures/pinball.json";
import { cycleTypes } from "../../../../src/permutations/groups/cycle-types";
import { describeGroup } from "../../../../src/permutations/groups/group-description";
import { finished } from "../../../../src/steps";
import { parsePermutation } from "../../../../src/permutations/permutation";
import { cycleTypeBars, distanceBars } from "../../../../src/taskpane/algebra/groups/BarTable";
import {
  cycleTypesTable,
  distancesTable,
  factsTable,
  farthestTable,
} from "../../../../src/taskpane/algebra/groups/Findings";
import {
  describeAlphabet,
  describeFacts,
  grouped,
  shortestWordText,
} from "../../../../src/taskpane/algebra/groups/words";

const describing = (...cycles: string[]) => finished(describeGroup(cycles.map(parsePermutation)));
const pinball = describing(...fixture.generators.map(({ perm }) => perm));

test("numbers have their digits grouped", () => {
  expect(grouped(43252003274489856000n)).toBe("43,252,003,274,489,856,000");
});

test("what was understood of the selection", () => {
  const generators = fixture.generators.map(({ label, perm }) => ({ label, cycles: perm }));
  expect(describeAlphabet(generators)).toBe("4 generators (A, B, C, D)");
  expect(describeAlphabet(generators.slice(3))).toBe("1 generator (D)");
  expect(describeAlphabet(Array(1000).fill(generators[0]))).toBe("1,000 generators");
});

test("pinball's group in words", () => {
  expect(describeFacts(pinball)).toEqual([
    ["Group", "A8"],
    ["Order", "20,160"],
    ["Points moved", "8"],
    ["Orbits", "1: {1 2 3 4 6 7 8 9}"],
    ["Transitive", "6 times: any 6 points can go to any 6 places"],
    ["Primitive", "yes: no blocks of points stay together"],
    ["Parity", "all elements are even"],
  ]);
});

test("an order of more digits than a cell holds is written as a product", () => {
  const large = { ...pinball, order: 10n ** 40_000n, orderText: "9999!/2" };
  expect(Object.fromEntries(describeFacts(large)).Order).toBe("9999!/2");
  expect(factsTable(large).rows[1]).toEqual(["Order", "9999!/2"]);
});

test("groups with several orbits, with blocks, and none at all", () => {
  const words = (...cycles: string[]) => Object.fromEntries(describeFacts(describing(...cycles)));
  expect(words("(1 2)", "(3 4 5)")).toMatchObject({
    Orbits: "2: {1 2}, {3 4 5}",
    Transitive: "no: some points never meet each other’s places",
    Primitive: "no: it is not transitive",
    Parity: "half of the elements are even, half are odd",
  });
  expect(words("(1 2 3 4)")).toMatchObject({
    Group: "C4",
    Transitive: "yes: every point can go to every place",
    Primitive: "no: there are blocks of points that stay together",
  });
  expect(words("()")).toEqual({ Group: "trivial", Order: "1", "Points moved": "none" });
});

test("long orbits and many of them are cut short, with the number of the rest", () => {
  const pairs = Array.from({ length: 20 }, (_, k) => `(${2 * k + 1} ${2 * k + 2})`);
  const orbits = (...cycles: string[]) => Object.fromEntries(describeFacts(describing(...cycles))).Orbits;
  expect(orbits(pairs.join(""))).toBe("20: {1 2}, {3 4}, {5 6}, {7 8}, {9 10}, {11 12} and 14 more");
  const cycle = `(${Array.from({ length: 15 }, (_, k) => k + 1).join(" ")})`;
  expect(orbits(cycle)).toBe("1: {1 2 3 4 5 6 7 8 9 10 11 12 and 3 more}");
});

test("the tables that are written into cells", () => {
  expect(factsTable(pinball)).toMatchObject({ title: "Group", headings: ["Property", "Value"] });
  expect(factsTable(pinball).rows[1]).toEqual(["Order", 20160]);
  const types = finished(cycleTypes(pinball.group));
  const table = cycleTypesTable(types);
  expect(table.rows[0]).toEqual(["1", 1]);
  expect(table.rows).toContainEqual(["6 2", 3360]);
  expect(table.rows.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(20160);
  const distances = {
    counts: [1, 2, 3],
    farthest: [
      { cycles: "(1 2)", word: "ABA" },
      { cycles: "(1 3)", word: undefined },
      { cycles: "()", word: "" },
    ],
  };
  expect(distancesTable(distances).rows).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
  ]);
  expect(farthestTable(distances)).toEqual({
    title: "Farthest",
    headings: ["Permutation", "Shortest word"],
    rows: [
      ["(1 2)", "ABA"],
      ["(1 3)", "too long to be written down"],
      ["()", "the empty word"],
    ],
  });
});

test("numbers of more than fifteen digits are written as text", () => {
  const rows = cycleTypesTable([
    { lengths: [2], count: 10n ** 15n - 1n },
    { lengths: [3], count: 10n ** 15n },
  ]).rows;
  expect(rows).toEqual([
    ["2", 999_999_999_999_999],
    ["3", "1000000000000000"],
  ]);
});

test("the longest bar is as long as there is room, the others in proportion", () => {
  expect(distanceBars([1, 4, 2])).toEqual([
    { label: "0", amount: "1", part: 0.25 },
    { label: "1", amount: "4", part: 1 },
    { label: "2", amount: "2", part: 0.5 },
  ]);
  const bars = cycleTypeBars([
    { lengths: [], count: 1n },
    { lengths: [2, 2], count: 10n ** 30n },
  ]);
  expect(bars.map(({ part }) => part)).toEqual([0, 1]);
  expect(bars.map(({ label }) => label)).toEqual(["1", "2 2"]);
});

test("words in labels and their inverses, if a cell holds them", () => {
  expect(shortestWordText([0, 1, 2, 3], ["A", "B"])).toBe("ABA'B'");
  expect(shortestWordText([], ["A", "B"])).toBe("");
  const long = "x".repeat(10_000);
  expect(shortestWordText([0, 1], [long, "B"])).toBe(`${long} B`);
  expect(shortestWordText([0, 0, 0, 0], [long, "B"])).toBeUndefined();
});
