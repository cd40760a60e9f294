import { BLANKS, failure } from "./host";
import type { FollowedInvocation } from "../../../src/functions/calls/calls-under-way";
import { makeJump, makeMaze } from "../../../src/functions/made-boards";
import { solveMaze } from "../../../src/functions/mazes";
import { numbersOfWays } from "../puzzles/schonbrunn/counted-ways";

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
  [() => makeJump(5.5, 5), "#VALUE! rows: 5.5 is no whole number."],
  [() => makeJump("five", 5), '#VALUE! rows: "five" is no whole number.'],
  [() => makeJump(5, 5, 1.5), "#VALUE! seed: 1.5 is no whole number."],
  [() => makeJump(5, 5, "#N/A"), "#N/A seed: here is the error #N/A."],
  [
    () => makeJump(5, 5, 1, "hop"),
    '#VALUE! rules: "hop" is unknown; expected "jump", "jump zero" or "jump least".',
  ],
  [
    () => makeJump(2, 2, 1, "jump zero"),
    "#VALUE! This is too much to compute: 120,000 steps were tried, and there are more ways to try.",
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
