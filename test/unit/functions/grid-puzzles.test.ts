import { BLANKS, failure } from "./host";
import { drawKeyMaze, findKeyOfMaze, showDeadEnds } from "../../../src/functions/key-mazes";
import { solveMaze } from "../../../src/functions/mazes";
import freeTheKey from "../../fixtures/freethekey.json";
import schonbrunn from "../../fixtures/schonbrunn.json";

/** Any text, as a user may write it. */
const solve = (maze: unknown, start?: unknown, goal?: unknown, rules?: unknown, answer?: unknown) =>
  solveMaze(maze as never, start as never, goal as never, rules as never, answer as never);

const BOARD = schonbrunn.grid;
const START = [[5, 3]];

test("each answer of a jump board", async () => {
  expect(await solve(BOARD, START, "", "jump", "length")).toEqual([[11]]);
  expect(await solve(BOARD, START, "", "jump", "sum")).toEqual([[6]]);
  expect(await solve(BOARD, START, "", "jump", "count")).toEqual([[28]]);
  expect(await solve(BOARD, START, "", "Jump Zero", "sum")).toEqual([[0]]);
  expect(await solve(BOARD, START, "", "jump zero", "count")).toEqual([[10]]);
  expect(await solve(BOARD, START, "", "jump zero", "all")).toHaveLength(10);
  expect(await solve([[1, 2, -1, 0]], [[1, 1]], "", "jump least", "all")).toEqual([[2, 3, "1 1; 1 2; 1 4"]]);
  expect(await solve([[1, -2, 5, 0]], [[1, 1]], "", "jump", "moves")).toEqual([["right"], ["right"]]);
  const winding = (goal: unknown) => solve([[-2, goal], [5, 1], [1, 1]], [[1, 1]], "", "jump"); // prettier-ignore
  expect(await winding(0)).toEqual([[1, 1], [3, 1], [3, 2], [2, 2], [1, 2]]); // prettier-ignore
  expect(await winding("O")).toEqual(await winding(0));
  expect(await solve([[2, 4, 1, 0]], [[1, 1]], "", "jump", "grid")).toEqual([[1, "", 2, 3]]);
});

const ROOMS = [
  ["#", "#", "#", "#", "#"],
  ["#", "S", "", "", "#"],
  ["#", "gray", "#", "gray", "#"],
  ["#", "", "#", "G", "#"],
  ["#", "#", "#", "#", "#"],
];

test("each answer of a gate maze", async () => {
  expect(await solve(ROOMS, "", "", "gates gray")).toEqual([[2, 2], [2, 4], [4, 4]]); // prettier-ignore
  expect(await solve(ROOMS, "", "", "gates gray", "length")).toEqual([[2]]);
  expect(await solve(ROOMS, "", "", "gates gray", "moves")).toEqual([["right"], ["down"]]);
  expect(await solve(ROOMS, "", "", "gates, Gray", "message")).toEqual([["B"]]);
  expect(await solve(ROOMS, "", "", "gates gray", "count")).toEqual([[1]]);
  const grid = await solve(ROOMS, "", "", "gates gray", "grid");
  expect(grid).toEqual([["", "", "", "", ""], ["", 1, "", 2, ""], ["", "", "", "", ""], ["", "", "", 3, ""], ["", "", "", "", ""]]); // prettier-ignore
});

test.each(BLANKS)("the blank %j as goal of a board, and as room and passage", async (blank) => {
  const board = BOARD.map((row) => row.map((cell) => (cell === 0 ? blank : cell)));
  expect(await solve(board, START, blank, "jump zero", "length")).toEqual([[14]]);
  expect(await solve(board, START, blank, "jump zero", "sum")).toEqual([[0]]);
  const rooms = ROOMS.map((row) => row.map((cell) => (cell === "" ? blank : cell)));
  expect(await solve(rooms, blank, blank, "gates gray", "message")).toEqual([["B"]]);
});

test.each([
  [
    '#VALUE! answer: "sum" does not go with the rules walk; expected path, length, moves, grid or count.',
    () => solve([["S", "G", "#"]], "", "", "", "sum"),
  ],
  [
    '#VALUE! answer: "message" does not go with the rules jump; expected path, length, moves, grid, sum, all, count shortest or count.',
    () => solve(BOARD, START, "", "jump", "message"),
  ],
  [
    '#VALUE! answer: "sum" does not go with the rules gates; expected path, length, moves, grid, message, count shortest or count.',
    () => solve(ROOMS, "", "", "gates gray", "sum"),
  ],
  [
    '#VALUE! rules: no gate in the maze has the colour "pink"; expected gray.',
    () => solve(ROOMS, "", "", "gates pink"),
  ],
  ["#N/A There is no route from the start to the goal.", () => solve([[5, 0]], [[1, 1]], "", "jump")],
  [
    "#N/A The sum cannot be 0. The goal is 1 tile away from the start, an odd number. So the numbers on every route add up to an odd number.",
    () => solve([[1, 0]], [[1, 1]], "", "jump zero"),
  ],
  ["#N/A maze, row 1, column 2: here is the error #N/A.", () => solve([[1, "#N/A"]], START, "", "jump")],
])("%s", async (message, action) => {
  expect(await failure(action)).toBe(message);
});

test("DEADENDS and KEYMAZE of Free the Key", async () => {
  const key = [freeTheKey.key_top, freeTheKey.key_bottom];
  const maze = await drawKeyMaze(key, [freeTheKey.disk]);
  expect(maze).toEqual(freeTheKey.maze);
  expect(await showDeadEnds(maze, "walk wrap rows")).toEqual(freeTheKey.blocking);
});

test.each(BLANKS)("the blank %j as teeth and cuts, and as rules and walls", async (blank) => {
  const teeth = (heights: readonly number[]) => heights.map((height) => height || blank);
  const key = [teeth(freeTheKey.key_top), teeth(freeTheKey.key_bottom)];
  expect(await drawKeyMaze(key, [teeth(freeTheKey.disk)])).toEqual(freeTheKey.maze);
  expect(await showDeadEnds([["S", 1, "G", blank]], blank)).toEqual([[1, 1, 1, 0]]);
});

test.each([
  ["#VALUE! key: there is 1 row; expected two, the teeth above and the teeth below.", () => drawKeyMaze([[0]], [[1, 1]])], // prettier-ignore
  ["#VALUE! maze: all cells are blank; expected a maze, with # for its walls.", () => showDeadEnds([[""]])],
  [
    '#VALUE! rules: "gates red" is unknown; expected walk, walk wrap rows, walk wrap columns or walk wrap rows columns.',
    () => showDeadEnds([["S", "G"]], "gates red"),
  ],
])("%s", async (message, action) => {
  expect(await failure(action)).toBe(message);
});

test("FINDKEY finds a key of Free the Key's maze, and KEYMAZE draws it again", async () => {
  const [above, below, disk] = await findKeyOfMaze(freeTheKey.maze);
  expect(disk.slice(16)).toEqual(["", "", "", "", ""]);
  expect(await drawKeyMaze([above, below], [disk.slice(0, 16)])).toEqual(freeTheKey.maze);
  const [, , deeper] = await findKeyOfMaze(freeTheKey.maze, "5");
  expect(Math.max(...(deeper.slice(0, 16) as number[]))).toBe(4);
});

test.each(BLANKS)("the blank %j as a wall, as an open cell beside #, and as levels", async (blank) => {
  const found = [[0, 1], [0, 0], [1, 0]]; // prettier-ignore
  expect(await findKeyOfMaze([[1, 1], [1, blank]], blank)).toEqual(found); // prettier-ignore
  expect(await findKeyOfMaze([[blank, blank], [blank, "#"]], blank)).toEqual(found); // prettier-ignore
});

test.each([
  ["#N/A A key with this maze needs at least 5 levels.", () => findKeyOfMaze(freeTheKey.maze, 4)],
  ["#VALUE! levels: -1 is negative; expected 1 or more.", () => findKeyOfMaze([[1], [1]], -1)],
  ["#VALUE! maze: there is 1 row; expected an even number of up to 100.", () => findKeyOfMaze([["#", ""]])],
  [
    "#VALUE! maze: all cells are blank; expected a maze, with # for its walls.",
    () => findKeyOfMaze([[""], [0]]),
  ],
])("%s", async (message, action) => {
  expect(await failure(action)).toBe(message);
});
