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
 * Makes a board of jumps for SOLVEMAZE that has exactly one best way, and a long one. The start is in row 1, column 1, the goal is the 0.
 * @customfunction MAKEJUMP
 * @helpurl https://localhost:3000/help/functions/makejump.html
 * @cancelable
 * @requiresAddress
 * @param rows How many rows, from 2 to 20.
 * @param columns How many columns, from 2 to 20.
 * @param [seed] A whole number: each makes another board, and always the same one.
 * @param [rules] jump (if omitted), jump zero or jump least: the rules by which one way is the best. With jump there are no signs.
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
 * Makes a maze for SOLVEMAZE with one way between any two of its cells. S and G are as far from each other as possible.
 * @customfunction MAKEMAZE
 * @helpurl https://localhost:3000/help/functions/makemaze.html
 * @cancelable
 * @requiresAddress
 * @param rows How many rows, from 2 to 500.
 * @param columns How many columns, from 2 to 500.
 * @param [seed] A whole number: each makes another maze, and always the same one.
 * @param [wrap] none (if omitted), rows, columns or rows columns: what goes round, as with SOLVEMAZE's rules walk wrap rows and so on.
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
