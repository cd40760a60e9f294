import type { Cells } from "../../../../src/grid/cells";
import { guessesOf } from "../../../../src/playing/guess";
import { PLAYS } from "../../../../src/puzzles";
import { mazeKindOf } from "../../../../src/puzzles/maze-kinds";
import { finished } from "../../../../src/steps";

const BLANK: Cells = [[""]];

function answered(maze: Cells, rules: string, answer = "path", start = BLANK, goal = BLANK) {
  const words = rules.split(" ");
  const kind = mazeKindOf(words);
  const puzzle = finished(kind.read({ maze, start, goal, rules: words }));
  const outcome = finished(puzzle.solve());
  return "way" in outcome ? kind.answers[answer](puzzle, outcome.way, maze) : outcome.impossible;
}

test.each<[string, Cells, string]>([
  ["rules: portals and ice do not go together", [["@", "*"]], "ice portals"],
  ["rules: costs, portals and keys do not go together", [["@", "*"]], "keys costs portals"],
  ['rules: "swim" is unknown; expected diagonal, costs, portals, keys or ice.', [["@", "*"]], "keys swim"],
  [
    "maze, row 1, column 2: the portal A is only here; expected it in two cells.",
    [["@", "A", "*"]],
    "portals",
  ],
  ["maze, row 1, column 4: the portal A is here for the third time", [["@", "A", "A", "A", "*"]], "portals"],
  [
    "maze, row 1, column 2: here is 1.5; expected #, S, G, a cost from 0 to 9999 or a blank cell",
    [["@", 1.5]],
    "costs",
  ],
  [
    'maze, row 1, column 2: here is "?"; expected #, @, *, a letter or a blank cell; if it is a wall, add walls ? to rules.',
    [["@", "?"]],
    "keys",
  ],
  ["maze: no cell is marked S; mark one, or give the start.", [["", "*"]], "keys"],
  ["maze: no cell is marked *; mark one, or give the goal.", [["@", "G"]], "keys"],
  ["maze: no cell is marked G; mark one, or give the goal.", [["S", ""]], "diagonal"],
  ["answer: cost needs the rule costs.", [["@", "*"]], "keys"],
])("%s", (message, maze, rules) => {
  expect(() => answered(maze, rules, "cost")).toThrow(message);
});

test("too many keys for a search are refused beforehand", () => {
  const keys = Array.from("abcdefghijklmnopqrstuvwxyz");
  expect(() => answered([["@", ...keys]], "keys")).toThrow(
    "27 open cells with 26 keys make more than 16,777,216 states",
  );
});

test("S and G are the start and the goal unless @, * or arguments are", () => {
  expect(answered([["S", "a", "A", "G"]], "keys", "length")).toEqual([[3]]);
  // G is a door, and all keys are the goal.
  expect(answered([["g", "@", "G", "a"]], "keys", "length")).toEqual([[4]]);
  // S is a door that the key s opens.
  expect(answered([["s", "", "S", "*"]], "keys", "length", [[1, 2]])).toEqual([[4]]);
  expect(answered([["S", "1", "G"]], "costs", "cost")).toEqual([[1]]);
});

test("it says which keys can be reached where there is no way", () => {
  expect(answered([["@", "a", "B", "*"]], "keys")).toBe(
    "There is no route from the start to the goal. Only these keys can be reached: a.",
  );
  expect(answered([["@", "A", "a"]], "keys")).toBe("There is no route to all keys. No key can be reached.");
  expect(answered([["@", "#", "*"]], "diagonal")).toBe("There is no route from the start to the goal.");
});

test("moves have names, and walk may begin the rules", () => {
  const maze: Cells = [
    ["@", "#", "A"],
    ["#", "A", "*"],
  ];
  expect(answered(maze, "walk diagonal portals", "moves")).toEqual([["down right"], ["right"]]);
  expect(answered([["@", "A", "#", "A", "*"]], "portals", "moves")).toEqual([
    ["right"],
    ["portal"],
    ["right"],
  ]);
  expect(answered([["@", "#", "*"]], "diagonal wrap columns", "moves")).toEqual([["left"]]);
});

test("lines of text and named walls are read as in other mazes", () => {
  expect(answered([["@.X"], ["X.*"]], "ice walls x", "length")).toEqual([[3]]);
});

test("keys and doors are recognised", () => {
  const cells: Cells = [["#########"], ["#b.A.@.a#"], ["#########"]];
  const [{ kind, range, reason }] = guessesOf(cells, PLAYS);
  expect([kind.prefix, range.name, reason]).toEqual([
    "LogicMaze",
    "maze",
    "2 keys as small letters, and a start @",
  ]);
});
