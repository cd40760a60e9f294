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

/** A board with a square of four cells, A, that has to come to the opposite corner. If no random one can be solved, A is alone. */
export function* randomBlocks(rows: number, columns: number, random: Random) {
  const goal = withSquare(rows, columns, rows - 2, columns - 2);
  let best = { board: withSquare(rows, columns, 0, 0), goal, moves: 0 };
  for (let tries = 0; tries < TRIES; tries++) {
    const board = randomTray(rows, columns, random);
    const moves = yield* movesOf(board, goal);
    if (moves > best.moves) best = { board, goal, moves };
  }
  return best;
}

/** An empty board but for a square whose first cell is given. */
function withSquare(rows: number, columns: number, row: number, column: number): string[][] {
  const board = Array.from({ length: rows }, () => new Array<string>(columns).fill(""));
  for (const down of [0, 1]) board[row + down].fill("A", column, column + 2);
  return board;
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
  const board = withSquare(rows, columns, 0, 0);
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

export const nextBlocks: NextPuzzle<BlocksPlay> = function* ({ board: { rows, columns } }, harder, random) {
  const [height, width] = [rows, columns].map((count) => Math.min(lengthened(count, harder, SIZE), SIZE.most));
  const { board, goal } = yield* randomBlocks(height, width, random);
  return { board, goal };
};
