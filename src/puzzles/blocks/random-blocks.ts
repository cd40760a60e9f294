import type { Cells } from "../../grid/cells";
import { lengthened, type NextPuzzle } from "../../playing/next";
import type { Steps } from "../../steps";
import { LimitError } from "../../steps/limit-error";
import { randomIndex, shuffled, type Random } from "../../steps/random";
import type { BlockRules } from "./block-moves";
import { searchBlocks } from "./block-search";
import { readBlocks } from "./cells";
import type { BlocksPlay } from "./play";

/** How many rows and columns random boards have. */
export const SIZE = { least: 3, most: 6 };
const RULES: BlockRules = { metric: "moves", lengthwise: false };
/** Of so many random boards the one with the longest solution is taken; those with more positions take too long to search. */
const TRIES = 6;
const MAX_POSITIONS = 10_000;

/** A board with a square of four cells, A, that has to come to the opposite corner. */
export function* randomBlocks(rows: number, columns: number, random: Random) {
  let best = { board: blank(rows, columns), goal: blank(rows, columns), moves: -1 };
  for (let tries = 0; tries < TRIES; tries++) {
    const [board, goal] = [randomTray(rows, columns, random), blank(rows, columns)];
    for (const row of [rows - 2, rows - 1]) for (const column of [columns - 2, columns - 1]) goal[row][column] = "A";
    const moves = yield* movesOf(board, goal);
    if (moves > best.moves) best = { board, goal, moves };
  }
  return best;
}

/** How many moves a board takes; −1 if it takes too long to find, or cannot be solved. */
function* movesOf(board: Cells, goal: Cells): Steps<number> {
  try {
    const { way } = yield* searchBlocks(readBlocks(board, goal), RULES, false, MAX_POSITIONS);
    return way ? way.length - 1 : -1;
  } catch (error) {
    if (error instanceof LimitError) return -1;
    throw error;
  }
}

/** The square in the corner at the upper left, and dominoes and single cells around it, with two or three cells empty. */
function randomTray(rows: number, columns: number, random: Random): string[][] {
  const board = blank(rows, columns);
  for (const row of [0, 1]) for (const column of [0, 1]) board[row][column] = "A";
  const cells = Array.from({ length: rows * columns }, (_, cell) => cell);
  const free = shuffled(
    cells.filter((cell) => board[Math.floor(cell / columns)][cell % columns] === ""),
    random,
  );
  const empty = free.splice(0, 2 + (free.length % 2));
  const isFree = (row: number, column: number) =>
    board[row]?.[column] === "" && !empty.includes(row * columns + column);
  let letter = 1;
  for (const cell of free) {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    if (!isFree(row, column)) continue;
    const name = String.fromCharCode("A".charCodeAt(0) + letter++);
    const [down, right] = randomIndex(random, 2) ? [1, 0] : [0, 1];
    board[row][column] = name;
    if (randomIndex(random, 4) > 0 && isFree(row + down, column + right)) board[row + down][column + right] = name;
  }
  return board;
}

const blank = (rows: number, columns: number) =>
  Array.from({ length: rows }, () => new Array<string>(columns).fill(""));

export const nextBlocks: NextPuzzle<BlocksPlay> = function* ({ board: { rows, columns } }, harder, random) {
  const [height, width] = [rows, columns].map((count) => Math.min(lengthened(count, harder, SIZE), SIZE.most));
  const { board, goal } = yield* randomBlocks(height, width, random);
  return { board, goal };
};
