import { formatPermutation, parsePermutation } from "../../../../src/permutations/permutation";
import { cayleyGraph } from "../../../../src/puzzles/groups/cayley-play";
import { NotPlayable } from "../../../../src/playing/play";
import type { Cells } from "../../../../src/grid/cells";
import { played } from "../../playing/played";
import { multiply } from "../../permutations/multiply";

const groupOf = (generators: Cells) => played(cayleyGraph, { generators });

const S4: Cells = [
  ["a", "(1 2)"],
  ["b", "(2 3)"],
  ["c", "(3 4)"],
];

test("S4 by neighbouring exchanges: distances are numbers of inversions", () => {
  const play = groupOf(S4);
  const counts = Array.from(
    { length: 7 },
    (_, k) => play.distances.filter((distance) => distance === k).length,
  );
  expect(counts).toEqual([1, 3, 5, 6, 5, 3, 1]);
  expect(play.lastStep).toBe(6);
  expect(play.elements[play.walk[6]]).toBe("(1 4)(2 3)");
});

test("every edge multiplies by its generator, and each element has one of each", () => {
  const play = groupOf(S4);
  expect(play.edges).toHaveLength(72);
  for (const { from, to, generator } of play.edges) {
    const product = multiply(
      parsePermutation(play.elements[from]),
      parsePermutation(String(S4[generator][1])),
    );
    expect(play.elements[to]).toBe(formatPermutation(product));
  }
  expect(new Set(play.elements).size).toBe(24);
});

test("the walk follows its word, one distance farther each step; the marker stands on the generator", () => {
  const play = groupOf([["permutation", "label"], ...S4.map(([label, cycles]) => [cycles, label])]);
  play.word.forEach((generator, step) => {
    const [from, to] = play.walk.slice(step, step + 2);
    expect(play.edges).toContainEqual({ from, to, generator });
    expect(play.distances[to]).toBe(step + 1);
    expect(play.marker?.cells(step + 1)).toEqual([
      { row: generator + 1, column: 0 },
      { row: generator + 1, column: 1 },
    ]);
  });
  expect(play.marker?.cells(0)).toEqual(play.marker?.cells(1));
});

test("the steps in words", () => {
  const play = groupOf(S4);
  expect([0, 1, 2, 6].map(play.text)).toEqual([
    "the identity, one of 24 elements",
    "times a: (1 2); 3 elements need 1 factor",
    "times b: (1 3 2); 5 elements need 2 factors",
    "times a: (1 4)(2 3); 1 element needs 6 factors",
  ]);
});

test("the alternating group of five points is drawn, the symmetric one of six is not", () => {
  expect(
    groupOf([
      ["A", "(1 2 3 4 5)"],
      ["B", "(1 2)(3 4)"],
    ]).elements,
  ).toHaveLength(60);
  const s6: Cells = [
    ["A", "(1 2 3 4 5 6)"],
    ["B", "(1 2)"],
  ];
  expect(() => groupOf(s6)).toThrow(
    new NotPlayable("The generators generate more than 200 elements, too many for a drawing."),
  );
  const c200 = `(${Array.from({ length: 200 }, (_, k) => k).join(" ")})`;
  expect(groupOf([["r", c200]]).lastStep).toBe(199);
});

test("equal generators, and one that is the identity, do no harm", () => {
  const play = groupOf([
    ["A", "(1 2 3)"],
    ["B", "(2 3 1)"],
    ["C", "()"],
  ]);
  expect(play.elements).toEqual(["()", "(1 2 3)", "(1 3 2)"]);
  expect(play.edges).toHaveLength(9);
});

test.each([
  [[["A", "()"]], new NotPlayable("The generators generate only the identity: there is nowhere to go.")],
  [
    Array.from({ length: 7 }, (_, k) => [`g${k}`, "(1 2)"]),
    new NotPlayable("There are 7 generators; a drawing tells at most 6 of them apart."),
  ],
  [[["A"]], /^generators: there is 1 column; expected two columns/],
  [[["A", "(1 1)"]], /^generators, row 1, column 2: "\(1 1\)", character 4: 1 is in this cycle twice/],
  [[["", ""]], /^generators: all cells are blank/],
])("generators %j", (generators, problem) => {
  expect(() => groupOf(generators)).toThrow(problem);
});

test("elements have names, orders, and their group its own", () => {
  const play = groupOf([
    ["r", "(1 2 3 4)"],
    ["s", "(1 3)"],
  ]);
  const of = (cycles: string) => play.elements.indexOf(cycles);
  expect([...play.names].sort()).toEqual(["e", "r", "rs", "r²", "r²s", "r³", "r³s", "s"]);
  expect(play.names[of("(1 2)(3 4)")]).toBe("rs");
  expect(play.orders[of("(1 4 3 2)")]).toBe(4);
  expect(play.group).toBe("D4");
  expect(groupOf(S4).names).toContain("abc");
});
