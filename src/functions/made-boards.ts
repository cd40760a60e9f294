import { randomMaze } from "../puzzles/mazes/random-maze";
import { randomBoard } from "../puzzles/schonbrunn/random-board";
import { seededRandom } from "../steps/random";
import { answerInSlices } from "./answering";
import { readChoice } from "./cells/choice";
import { readSeed, readSize } from "./cells/sizes";

/** Larger boards take more than some seconds. */
const LARGEST_BOARD = 20;
const LARGEST_MAZE = 500;

/**
 * Makes a board of jumps for SOLVEMAZE that has exactly one best route, and a long one.
 * @customfunction MAKEJUMP
 * @helpurl https://localhost:3000/help/functions/makejump.html
 * @cancelable
 * @requiresAddress
 * @param rows How many rows, from 2 to 20.
 * @param columns How many columns, from 2 to 20.
 * @param [seed] A whole number. Each makes another board, always the same one.
 * @param [rules] jump, jump zero or jump least: the rules by which one route is the best. With jump, no number has a sign. Default: jump.
 * @param invocation How Excel cancels the call.
 * @returns The numbers of the tiles.
 */
export function makeJump(
  rows: unknown,
  columns: unknown,
  seed?: unknown,
  rules?: unknown,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<number[][]> {
  return answerInSlices(function* () {
    const board = yield* randomBoard(
      readSize(rows, "rows", 2, LARGEST_BOARD),
      readSize(columns, "columns", 2, LARGEST_BOARD),
      readChoice(rules, "rules", ["jump", "jump zero", "jump least"]),
      seededRandom(readSeed(seed)),
    );
    return board.tiles as number[][];
  }, invocation);
}

/**
 * Makes a maze for SOLVEMAZE with exactly one route between any two cells.
 * @customfunction MAKEMAZE
 * @helpurl https://localhost:3000/help/functions/makemaze.html
 * @cancelable
 * @requiresAddress
 * @param rows How many rows, from 2 to 500.
 * @param columns How many columns, from 2 to 500.
 * @param [seed] A whole number. Each makes another maze, always the same one.
 * @param [wrap] none, rows, columns or rows columns: what goes round, as in SOLVEMAZE's rules walk wrap rows and so on. Default: none.
 * @param invocation How Excel cancels the call.
 * @returns The maze: # is a wall, S the start, G the goal.
 */
export function makeMaze(
  rows: unknown,
  columns: unknown,
  seed?: unknown,
  wrap?: unknown,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<string[][]> {
  return answerInSlices(function* () {
    const height = readSize(rows, "rows", 2, LARGEST_MAZE);
    const width = readSize(columns, "columns", 2, LARGEST_MAZE);
    const wraps = readChoice(wrap, "wrap", ["none", "rows", "columns", "rows columns"]);
    const wrapping = { rows: wraps.startsWith("rows"), columns: wraps.endsWith("columns") };
    return yield* randomMaze(height, width, wrapping, seededRandom(readSeed(seed)), true);
  }, invocation);
}
