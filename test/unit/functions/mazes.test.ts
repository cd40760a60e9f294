import { readFileSync } from "node:fs";
import { BLANKS, failure } from "./host";
import { solveMaze } from "../../../src/functions/mazes";
import { mazeKindOf, MAZE_KINDS, MAZE_RULES } from "../../../src/puzzles/maze-kinds";
import freeTheKey from "../../fixtures/freethekey.json";

const MAZE = [
  ["S", "", "#"],
  ["#", "", "G"],
];

/** Any text, as a user may write it. */
const solve = (maze: unknown, start?: unknown, goal?: unknown, rules?: unknown, answer?: unknown) =>
  solveMaze(maze as never, start as never, goal as never, rules as never, answer as never);

test("each answer", async () => {
  expect(await solve(MAZE)).toEqual([[1, 1], [1, 2], [2, 2], [2, 3]]); // prettier-ignore
  expect(await solve(MAZE, "", "", "", "path")).toEqual(await solve(MAZE));
  expect(await solve(MAZE, "", "", "walk", "length")).toEqual([[3]]);
  expect(await solve(MAZE, "", "", "", "Moves")).toEqual([["right"], ["down"], ["right"]]);
  expect(await solve(MAZE, "", "", "", "count")).toEqual([[1]]);
  expect(await solve(MAZE, "", "", "", "grid")).toEqual([
    [1, 2, ""],
    ["", 3, 4],
  ]);
});

test("the answers of a start that is the goal", async () => {
  const there = (answer: string) => solve(MAZE, [[1, 1]], [[1, 1]], "", answer);
  expect(await there("path")).toEqual([[1, 1]]);
  expect(await there("length")).toEqual([[0]]);
  expect(await there("moves")).toEqual([[""]]);
  expect(await there("count")).toEqual([[1]]);
});

test("Free the Key as published", async () => {
  const way = await solve(freeTheKey.maze, [[1, 1]], [[1, 21]], "walk wrap rows");
  expect(way).toEqual(freeTheKey.published.map(([column, row]) => [row, column]));
  expect(await solve(freeTheKey.maze, [[1, 1]], [[1, 21]], "walk wrap rows", "count")).toEqual([[2]]);
  expect(await failure(() => solve(freeTheKey.maze, [[1, 1]], [[1, 21]]))).toBe(
    "#N/A There is no route from the start to the goal.",
  );
});

test.each(BLANKS)("the blank %j as any argument but the maze", async (blank) => {
  expect(await solve(MAZE, blank, blank, blank, blank)).toHaveLength(4);
  expect(await solve(MAZE, [[blank, blank]], [[blank]], [[blank]], blank)).toHaveLength(4);
});

test.each(BLANKS)("the blank %j as maze, and as its walls or floor", async (blank) => {
  const message = "#VALUE! maze: all cells are blank; expected a maze, with # for its walls.";
  expect(await failure(() => solve(blank))).toBe(message);
  expect(await failure(() => solve([[blank, blank]]))).toBe(message);
  expect(await solve([["S", blank, "G"]])).toHaveLength(3);
  expect(await solve([["S", 1, "G"], [1, blank, 1]])).toHaveLength(3); // prettier-ignore
  expect(await failure(() => solve([["S", blank, 1, "G"]]))).toBe(
    "#N/A There is no route from the start to the goal.",
  );
});

test("with costs, the answer cost is the sum of what is entered; elsewhere it is refused", async () => {
  const maze = [["S", 9, "G"], [1, 2, 3]]; // prettier-ignore
  expect(await solve(maze, "", "", "costs", "cost")).toEqual([[6]]);
  expect(await solve(maze, "", "", "costs diagonal", "cost")).toEqual([[2]]);
  expect(await failure(() => solve(MAZE, "", "", "walk", "cost"))).toMatch(
    /^#VALUE! answer: "cost" does not go with the rules walk; expected path/,
  );
});

test("no way counts as none", async () => {
  expect(await solve([["S", "#", "G"]], "", "", "", "count")).toEqual([[0]]);
});

test("a count that is no exact number is given by its digits", async () => {
  const open = Array.from({ length: 40 }, () => new Array(40).fill(1));
  expect(await solve(open, [[1, 1]], [[40, 40]], "", "count")).toEqual([["27217014869199032015600"]]);
});

test("unknown rules and answers list those there are", async () => {
  expect(await failure(() => solve(MAZE, "", "", "swim"))).toBe(
    `#VALUE! rules: "swim" is unknown; expected ${MAZE_RULES.slice(0, -1).join(", ")} or ${MAZE_RULES.at(-1)}.`,
  );
  expect(await failure(() => solve(MAZE, "", "", "", "picture"))).toMatch(
    /^#VALUE! answer: "picture" is unknown; expected path, length, moves, grid.* or count\.$/,
  );
});

test.each([
  ["#N/A maze, row 1, column 2: here is the error #N/A.", () => solve([["S", "#N/A"]])],
  ["#N/A start: here is the error #N/A.", () => solve(MAZE, "#N/A")],
  ["#VALUE! goal, row 1, column 2: here is the error #NAME?.", () => solve(MAZE, "", [[1, "#NAME?"]])],
  ["#NUM! rules: here is the error #NUM!.", () => solve(MAZE, "", "", "#NUM!")],
  ["#N/A answer: here is the error #N/A.", () => solve(MAZE, "", "", "", [["#N/A"]])],
])("%s", async (message, action) => {
  expect(await failure(action)).toBe(message);
});

test("the enumerations that Excel offers are the rules and answers of the puzzles", () => {
  const source = readFileSync("src/functions/mazes.ts", "utf8");
  const values = (name: string) => {
    const [, body] = new RegExp(`enum ${name} \\{([^}]*)\\}`).exec(source)!;
    return Array.from(body.matchAll(/= "(.*)"/g), ([, value]) => value);
  };
  const rules = values("MazeRules");
  expect(rules).toEqual(expect.arrayContaining(MAZE_RULES.filter((rule) => !rule.includes("COLOUR"))));
  for (const rule of rules) expect(() => mazeKindOf(rule.split(" "))).not.toThrow();
  const answers = new Set(MAZE_KINDS.flatMap((kind) => Object.keys(kind.answers)));
  expect(values("MazeAnswer").sort()).toEqual([...answers, "all", "count", "count shortest"].sort());
});

test("a large maze is solved in slices, and can be cancelled", async () => {
  const size = 1500;
  const open = Array.from({ length: size }, () => new Array(size).fill(1));
  const invocation: CustomFunctions.CancelableInvocation = {};
  const counting = solveMaze(open, [[1, 1]], [[size, size]], undefined, "count" as never, invocation);
  invocation.onCanceled!();
  expect(await failure(() => counting)).toBe(
    "#N/A The calculation was cancelled. Enter the formula again to compute it.",
  );
});
