import type { Cell } from "../../../../src/grid/cells";
import { drawn, readMaze, solve } from "../mazes";

test.each<[string, Cell[][], string]>([
  ["a # anywhere makes # the wall", [["S", 0, "#"], [".", "", "_"], ["#", 0, "G"]], "5 cells"], // prettier-ignore
  ["marks and no positive number make # the wall", [["S", 0, "", " ", "G"]], "5 cells"],
  ["a positive number makes 0 the wall", [["S", 1, 2, 0.5, "G"]], "5 cells"],
  ["a blank is a 0", [["S", 1, "", 1, "G"]], "no way"],
  ["a text that is a number counts as one", [["S", "1", "0", 1, "G"]], "no way"],
  ["TRUE and FALSE count as 1 and 0", [["S", true, false, true, "G"]], "no way"],
  ["marks may be small, and have spaces around them", [["s ", " # ", " g"]], "no way"],
])("%s", (_, maze, outcome) => {
  const way = solve(maze);
  expect(typeof way === "string" ? "no way" : `${way.length} cells`).toBe(outcome);
});

test.each(["constructor", "__proto__", "toString"])("the name %s of JavaScript is not a mark", (name) => {
  expect(() => solve([["S", name, "G"]])).toThrow(
    `maze, row 1, column 2: here is "${name}"; expected #, S, G or a blank cell; if it is a wall, add walls ${name} to rules.`,
  );
});

test.each<[string, () => unknown]>([
  ["maze: all cells are blank; expected a maze, with # for its walls.", () => solve([["", 0], [" ", ""]])], // prettier-ignore
  ["maze: no cell is marked S; mark one, or give the start.", () => solve(drawn("#.G"))],
  ["maze: no cell is marked G; mark one, or give the goal.", () => solve(drawn("S.#"))],
  [
    "goal: row 1, column 2 of the maze is a wall; expected an open cell.",
    () => solve(drawn("S#."), { goal: [[1, 2]] }),
  ],
  [
    "goal, row 2: row 1, column 2 of the maze is a wall; expected an open cell.",
    () => solve(drawn("S#."), { goal: [[1, 3], [1, 2]] }), // prettier-ignore
  ],
  ["goal: the row is 2; expected a whole number from 1 to 1.", () => solve(drawn("S#."), { goal: [[2, 2]] })],
  [
    "goal: the column is 1.5; expected a whole number from 1 to 3.",
    () => solve(drawn("S#."), { goal: [[1, 1.5]] }),
  ],
  [
    "goal: the column is blank; expected a whole number from 1 to 3.",
    () => solve(drawn("S#."), { goal: [[1, ""]] }),
  ],
  ["goal: the row is 0; expected a whole number from 1 to 1.", () => solve(drawn("S#."), { goal: [[0, 1]] })],
  [
    'start: the row is "A1"; expected a whole number from 1 to 1.',
    () => solve(drawn("..G"), { start: [["A1", 1]] }),
  ],
  [
    'goal: "east" is not a position; expected a row and a column such as {1,1}, or left, right, top or bottom.',
    () => solve(drawn("S#."), { goal: [["east"]] }),
  ],
  [
    "goal: 1 is not a position; expected a row and a column such as {1,1}, or left, right, top or bottom.",
    () => solve(drawn("S#."), { goal: [[1, 2, 3]] }),
  ],
  [
    "goal: all cells of the right edge are walls; expected an open one.",
    () => solve(drawn("S.#"), { goal: [["right"]] }),
  ],
  [
    'rules: "fly" is unknown; expected walk, walk wrap rows, walk wrap columns, walk wrap rows columns, jump, jump zero, jump least, gates COLOUR …, diagonal, costs, portals, keys or ice.',
    () => solve(drawn("S.G"), { rules: "fly" }),
  ],
  [
    'rules: "walk wrap" is unknown; expected walk, walk wrap rows, walk wrap columns or walk wrap rows columns.',
    () => solve(drawn("S.G"), { rules: "walk wrap" }),
  ],
  [
    'rules: "walk back" is unknown; expected walk, walk wrap rows, walk wrap columns or walk wrap rows columns.',
    () => solve(drawn("S.G"), { rules: "walk back" }),
  ],
])("%s", (message, action) => {
  expect(action).toThrow(new Error(message));
});

test("positions may stand in a column, and blank rows of a list are skipped", () => {
  expect(solve([[1, 1], [1, 1]], { start: [[1], [1]], goal: [["", 0], [2, 1]] })).toEqual([[1, 1], [2, 1]]); // prettier-ignore
});

test("positions given are used instead of marks", () => {
  expect(solve(drawn("SSG"), { start: [[1, 2]], goal: [[1, 1]] })).toEqual([[1, 2], [1, 1]]); // prettier-ignore
});

test("rows that are shorter than others end in blank cells", () => {
  const { rows, columns } = readMaze([["S", "#", "G"], [""]]);
  expect([rows, columns]).toEqual([2, 3]);
  expect(solve([["S", "#", "G"], [""]])).toHaveLength(5);
});
