import { BLANKS, failure } from "./host";
import { makeGates, designHardKey, makeJump, makeMaze } from "../../../src/functions/made-puzzles";
import { solveMaze } from "../../../src/functions/mazes";
import { drawKeyMaze } from "../../../src/functions/key-mazes";
import type { FollowedInvocation } from "../../../src/functions/calls/custom-function";
import { numbersOfWays } from "../puzzles/schonbrunn/counted-ways";

/** Whatever a user may write. */
const make = (message: unknown, colours: unknown, second?: unknown, seed?: unknown) =>
  makeGates(message as never, colours as never, second as never, seed);
const read = async (maze: unknown, rules: string, answer: string) =>
  (await solveMaze(maze as never, undefined, undefined, rules as never, answer as never))[0][0];

test.each([
  ["Meet me at noon", "red blue green", "Bring cake", "gates red blue green", "gates blue green red"],
  ["BEHIND THE DOOR", "Gray; red, blue, green", "OR NOT", "gates gray", "gates red blue green"],
  [[["HI"], ["YOU"]], [["red"], [""], ["blue"]], [["AND", 0, "ME"]], "gates red blue", "gates blue red"],
])("%j and %j are read again by SOLVEMAZE", async (message, colours, second, rules, secondRules) => {
  const maze = await make(message, colours, second, 7);
  const capitals = (given: unknown) => [given].flat(2).filter(Boolean).join("").replace(/ /g, "").toUpperCase(); // prettier-ignore
  expect(await read(maze, rules, "message")).toBe(capitals(message));
  expect(await read(maze, secondRules, "message")).toBe(capitals(second));
  expect([await read(maze, rules, "count"), await read(maze, secondRules, "count")]).toEqual([1, 1]);
});

test.each(BLANKS)("the blank %j as second message and as seed", async (blank) => {
  expect(await make("CAB", "red blue", blank, blank)).toEqual(await make([["cab"]], [["red", "blue"]]));
});

test("a second order may stand there without a second message", async () => {
  expect(await make("CAB", "red; blue")).toEqual(await make("CAB", "red"));
});

test.each([
  ["message", '"ROOM 101"', () => make("ROOM 101", "red")],
  ["message", '"GRÜN"', () => make("GRÜN", "red")],
  ["message", '"Straße"', () => make("Straße", "red")],
  ["message", '""', () => make("", "red")],
  ["message", '"42"', () => make(42, "red")],
  ["message", `"${"A".repeat(40)}…"`, () => make("A".repeat(41), "red")],
  ["second", '"CAB!"', () => make("CAB", "red blue", "CAB!")],
])("%s: %s is no message", async (argument, cell, action) => {
  expect(await failure(action)).toBe(
    `#VALUE! ${argument}: ${cell} is not a message; expected 1 to 40 letters from A to Z.`,
  );
});

test("cells that hold more than one cell can are no message", async () => {
  const cells = Array.from({ length: 300 }, () => Array<string>(200).fill("A".repeat(400)));
  expect(await failure(() => make(cells, "red"))).toBe(
    "#VALUE! message: here are 24,059,999 characters; expected at most 32,767.",
  );
});

test.each([
  "",
  " ; red",
  "red red",
  "Red RED",
  "red;",
  "red; blue; green",
  "red S",
  "G",
  "#",
  "red 2",
  "a b c d e f h i j",
])("colours: %j is no order of gates", async (colours) => {
  expect(await failure(() => make("CAB", colours))).toMatch(
    /^#VALUE! colours: ".*" is not an order of gates; expected 1 to 8 different colours, such as red blue green\.$/,
  );
});

test.each([
  ["red", 1, "red"],
  ["red blue green; green blue red", 2, "blue"],
  ["red blue; blue green red", 3, "red"],
  ["red; green red", 2, "red"],
])("the orders %j name one colour at the same gate", async (colours, turn, colour) => {
  expect(await failure(() => make("CAB", colours, "BAG"))).toBe(
    `#VALUE! colours: gate ${turn} is ${colour} for both messages; expected orders that differ at each gate, such as gray; red blue green.`,
  );
});

test("a seed is a whole number, of any size", async () => {
  expect(await failure(() => make("CAB", "red", "", 1.5))).toBe("#VALUE! seed: 1.5 is not a whole number.");
  expect(await failure(() => make("CAB", "red", "", "cat"))).toBe(
    '#VALUE! seed: "cat" is not a whole number.',
  );
  expect(await make("CAB", "red", "", "-12345678901234567890")).toHaveLength(9);
  expect(await failure(() => make("#N/A", "red"))).toBe("#N/A message: here is the error #N/A.");
});

const design = (...sizes: unknown[]) => designHardKey(...(sizes as [1, 2, 3]));

test("three rows as FINDKEY's, and what was measured; shorter rows end in blanks", async () => {
  expect(await design(5, 4, 3)).toEqual([
    [0, 2, 0, 0, 0],
    [0, 0, 0, 2, 0],
    [2, 0, 0, 0, ""],
    ["escape", 6, "", "", ""],
  ]);
  expect((await design(3, 4, 2, 1, "back")).map((row) => row.length)).toEqual([4, 4, 4, 4]);
});

test("KEYMAZE and SOLVEMAZE confirm the measure", async () => {
  const [above, below, disk, [, measured]] = await design(9, 6, 4, 2);
  const maze = await drawKeyMaze([above, below], [disk.slice(0, 6)]);
  const rules = "walk wrap rows" as never;
  expect(await solveMaze(maze, [[1, 1]], [["right"]], rules, "length" as never)).toEqual([[measured]]);
});

test.each(BLANKS)("the blank %j as seed and measure", async (blank) => {
  expect(await design("5", " 4 ", 3, blank, blank)).toEqual(await design(5, 4, 3, 0, "escape"));
});

test("seeds may be any whole numbers", async () => {
  for (const seed of [-1, 2 ** 40 + 3, "12345678901234567890"])
    expect(await design(5, 4, 3, seed)).toEqual(await design(5, 4, 3, seed));
  expect(await design(7, 6, 3, 1)).not.toEqual(await design(7, 6, 3, 2));
});

test.each([
  ["#VALUE! columns: here is 2; expected a whole number from 3 to 64.", [2, 4, 3]],
  ["#VALUE! columns: here is 65; expected a whole number from 3 to 64.", [65, 4, 3]],
  ["#VALUE! columns: here is 0; expected a whole number from 3 to 64.", ["", 4, 3]],
  ['#VALUE! columns: "long" is not a whole number.', ["long", 4, 3]],
  ["#VALUE! positions: here is 34; expected a whole number from 2 to 32.", [5, 34, 3]],
  [
    "#VALUE! positions: there are 5 cuts; expected an even number, because each cut has another one across.",
    [5, 5, 3],
  ],
  ["#VALUE! levels: here is 17; expected a whole number from 1 to 16.", [5, 4, 17]],
  ["#VALUE! levels: 2.5 is not a whole number.", [5, 4, 2.5]],
  ['#VALUE! seed: "x" is not a whole number.', [5, 4, 3, "x"]],
  ['#VALUE! measure: "far" is unknown; expected "escape" or "back".', [5, 4, 3, 1, "far"]],
  ["#N/A levels: here is the error #N/A.", [5, 4, "#N/A"]],
])("%s", async (message, sizes) => {
  expect(await failure(() => design(...sizes))).toBe(message);
});

const solve = async (maze: unknown, start: unknown, rules: string, answer: string) =>
  (await solveMaze(maze as never, start as never, undefined, rules as never, answer as never))[0][0];

test("a board comes again from its seed, with 20 jumps on 5 × 5 tiles", async () => {
  const board = [
    [4, 3, 4, 4, 3],
    [4, 1, 2, 3, 2],
    [3, 3, 2, 0, 2],
    [3, 3, 3, 3, 4],
    [4, 3, 1, 3, 4],
  ];
  expect(await makeJump(5, 5, 2)).toEqual(board);
  expect(await solve(board, [[1, 1]], "jump", "length")).toBe(20);
});

test.each(["jump", "jump zero", "jump least"])("SOLVEMAZE finds the one best way by %s", async (rules) => {
  for (const [rows, columns] of [
    [4, 4],
    [3, 7],
    [8, 5],
  ]) {
    // prettier-ignore
    const board = await makeJump(rows, columns, 7, rules);
    expect([board.length, board[0].length]).toEqual([rows, columns]);
    const length = Number(await solve(board, [[1, 1]], rules, "length"));
    expect(length).toBeGreaterThan(rows + columns - 2);
    const sum = Math.abs(Number(await solve(board, [[1, 1]], rules, "sum")));
    if (rows * columns > 30) continue;
    const ways = numbersOfWays(board);
    if (rules === "jump") expect(ways.any[0]).toEqual([length, 1]);
    else expect([sum, ways.nearest]).toEqual([rules === "jump zero" ? 0 : 1, [sum, length, 1]]);
  }
});

test("without a seed it is the seed 0, and without rules they are jump", async () => {
  const board = await makeJump(4, 4, 0, "jump");
  for (const blank of BLANKS) expect(await makeJump("4", [[4]], blank, blank)).toEqual(board);
  expect(await makeJump(4, 4, 1)).not.toEqual(board);
  expect(await makeJump(4, 4, -1)).not.toEqual(board);
  const maze = await makeMaze(6, 9, 0, "none");
  for (const blank of BLANKS) expect(await makeMaze(6, 9, blank, blank)).toEqual(maze);
});

test("a maze is perfect: SOLVEMAZE finds one shortest way, and as many open cells as passages and one more", async () => {
  for (const wrap of ["none", "rows", "columns", "rows columns"]) {
    const rules = wrap === "none" ? "walk" : `walk wrap ${wrap}`;
    for (let seed = 1; seed <= 5; seed++) {
      const maze = await makeMaze(9, 14, seed, wrap);
      expect([maze.length, maze[0].length]).toEqual([9, 14]);
      expect(await solve(maze, undefined, rules, "count")).toBe(1);
      expect(passages(maze, wrap)).toBe(maze.flat().filter((cell) => cell !== "#").length - 1);
    }
  }
  expect((await makeMaze(4, 6, 1)).map((row) => row.map((cell) => cell || ".").join(""))).toEqual([
    "......",
    ".#.#.#",
    "..#...",
    "#.S##G",
  ]);
});

/** How many pairs of open cells are next to each other. */
function passages(maze: string[][], wrap: string): number {
  const isOpen = (row: number, column: number) => {
    const r = wrap.startsWith("rows") ? row % maze.length : row;
    const c = wrap.endsWith("columns") ? column % maze[0].length : column;
    return maze[r]?.[c] !== undefined && maze[r][c] !== "#";
  };
  const counted = (row: number, column: number) =>
    isOpen(row, column) ? Number(isOpen(row + 1, column)) + Number(isOpen(row, column + 1)) : 0;
  return maze.flatMap((cells, row) => cells.map((_, column) => counted(row, column))).reduce((a, b) => a + b);
}

test.each<[() => unknown, string]>([
  [() => makeJump("", 5), "#VALUE! rows: here is 0; expected a whole number from 2 to 20."],
  [() => makeJump(1, 5), "#VALUE! rows: here is 1; expected a whole number from 2 to 20."],
  [() => makeJump(5, 21), "#VALUE! columns: here is 21; expected a whole number from 2 to 20."],
  [() => makeJump(5, -3), "#VALUE! columns: here is -3; expected a whole number from 2 to 20."],
  [() => makeJump(5.5, 5), "#VALUE! rows: 5.5 is not a whole number."],
  [() => makeJump("five", 5), '#VALUE! rows: "five" is not a whole number.'],
  [() => makeJump(5, 5, 1.5), "#VALUE! seed: 1.5 is not a whole number."],
  [() => makeJump(5, 5, "#N/A"), "#N/A seed: here is the error #N/A."],
  [
    () => makeJump(5, 5, 1, "hop"),
    '#VALUE! rules: "hop" is unknown; expected "jump", "jump zero" or "jump least".',
  ],
  [
    () => makeJump(2, 2, 1, "jump zero"),
    "#VALUE! This is too much to compute: 120,000 steps were tried, and more are left.",
  ],
  [() => makeMaze(2, 501), "#VALUE! columns: here is 501; expected a whole number from 2 to 500."],
  [
    () => makeMaze(5, 5, 1, "both"),
    '#VALUE! wrap: "both" is unknown; expected "none", "rows", "columns" or "rows columns".',
  ],
])("%s is answered in words", async (call, message) => {
  expect(await failure(call)).toBe(message);
});

test.each([
  ["MAKEJUMP", (invocation: FollowedInvocation) => makeJump(12, 12, 1, "", invocation)],
  ["MAKEJUMP with sums", (invocation: FollowedInvocation) => makeJump(12, 12, 1, "jump least", invocation)],
  ["MAKEMAZE", (invocation: FollowedInvocation) => makeMaze(500, 500, 1, "", invocation)],
])("%s can be cancelled", async (_, call) => {
  const invocation: FollowedInvocation = {};
  const running = call(invocation);
  invocation.onCanceled!();
  expect(await failure(() => running)).toMatch(/^#N\/A The calculation was cancelled/);
});
