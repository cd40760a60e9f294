import examples from "../../../../src/functions/examples.json";
import type { Cells } from "../../../../src/grid/cells";
import { isFitting } from "../../../../src/taskpane/functions/useInsertion";

const GENERATORS = [
  ["A", "(1 4 2)"],
  ["", ""],
  ["B", "(4 8 7)"],
];
const GRAPH = [
  ["A", "B"],
  ["B", "C"],
];

/** Which of these ranges can be the first argument of a function. */
const fitting = (name: keyof typeof examples, firstParameter: string) =>
  Object.entries({
    generators: GENERATORS,
    headed: [["label", "permutation"], ...GENERATORS],
    cycles: [["(1 2)"], [""], ["(3 4)(5 6)"]],
    cell: [["(1 2)"]],
    path: [["5-4-1-2-5"]],
    word: [["BADD"]],
    graph: GRAPH,
    named: GRAPH.map((row) => [...row, "name"]),
    key: [
      [0, 1, 2, 0],
      [0, 0, 1, 0],
    ],
    row: [[1, 0, 1, 1]],
    blank: [["", ""]],
  } satisfies Record<string, Cells>)
    .filter(([, cells]) => isFitting(cells, { ...LISTED, example: examples[name].formula, firstParameter }))
    .map(([what]) => what);

const LISTED = { name: "", topic: "", title: "", summary: "", words: "" };

test("generators fit where the example has generators, without a heading, which functions do not read", () => {
  expect(fitting("GROUPORDER", "generators")).toEqual(["generators"]);
});

test("cycles fit where the example has cycles, in as many cells as there are", () => {
  expect(fitting("SIMPLIFYCYCLES", "cycles")).toEqual(["cycles", "cell"]);
  expect(fitting("MULTIPLYCYCLES", "factors")).toEqual(["cycles", "cell"]);
});

test("tables of two or three columns fit moves and edges", () => {
  expect(fitting("SOLVEGRAPH", "edges")).toEqual(["graph", "named"]);
});

test("mazes have any size, keys have two rows, paths have one cell", () => {
  expect(fitting("SOLVEMAZE", "maze")).toEqual(["graph", "named", "key"]);
  expect(fitting("KEYMAZE", "key")).toEqual(["graph", "named", "key"]);
  expect(fitting("PATHTOPERM", "path")).toEqual(["path", "word"]);
});
