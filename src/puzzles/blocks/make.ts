import { i18n } from "../../language";
import { BEGINNING, beginsEmpty } from "../../lessons/beginning";
import type { Maker, MakerValues } from "../../lessons/maker";
import { grid, ownSheet } from "../../lessons/own-sheet";
import { finished } from "../../steps";
import { LimitError } from "../../steps/limit-error";
import { randomIndex, shuffled, type Random } from "../../steps/random";
import type { BlockRules } from "./block-moves";
import { searchBlocks } from "./block-search";
import { readBlocks } from "./cells";
import { blocksSheet, OTHERS, WANTED } from "./lesson-sheet";

const SIZE = { least: 3, most: 6 };
const PICTURE = [
  [OTHERS[0], WANTED, WANTED, OTHERS[0]],
  [OTHERS[0], WANTED, WANTED, OTHERS[0]],
  [OTHERS[1], OTHERS[2], OTHERS[2], ""],
];

export const blocksMaker: Maker = {
  id: "blocks",
  title: /*i18n*/ "Sliding blocks",
  summary: /*i18n*/ "Pieces of any shape in a tray, as in Klotski or Rush Hour: the fewest moves to the end.",
  picture: PICTURE,
  choices: [
    { name: "rows", title: /*i18n*/ "Rows", ...SIZE, usual: 5 },
    { name: "columns", title: /*i18n*/ "Columns", ...SIZE, usual: 4 },
    BEGINNING,
  ],
  sheet(values, random) {
    return ownSheet({
      id: "own-blocks",
      title: i18n.t("My sliding blocks"),
      task: i18n.t(
        "Type the same letter into all cells of a piece, and # for a wall. On the right, type the pieces that matter where they have to come.",
      ),
      picture: PICTURE,
      sheetName: i18n.t("Sliding blocks"),
      ...blocksSheet({ ...beginning(values, random), rules: "moves", rows: 150 }),
    });
  },
};

function beginning(values: MakerValues, random: Random) {
  const [rows, columns] = [Number(values.rows), Number(values.columns)];
  const isEmpty = beginsEmpty(values);
  return isEmpty
    ? { board: grid(rows, columns), goal: grid(rows, columns) }
    : randomBlocks(rows, columns, random);
}

const RULES: BlockRules = { metric: "moves", lengthwise: false };
/** Of so many random boards the one with the longest solution is taken; those with more positions take too long to search. */
const TRIES = 6;
const MAX_POSITIONS = 10_000;

/** A board with a square of four cells, A, that has to come to the opposite corner. */
function randomBlocks(rows: number, columns: number, random: Random) {
  let best = { board: grid(rows, columns), goal: grid(rows, columns), moves: -1 };
  for (let tries = 0; tries < TRIES; tries++) {
    const [board, goal] = [randomTray(rows, columns, random), grid(rows, columns)];
    for (const row of [rows - 2, rows - 1]) for (const column of [columns - 2, columns - 1]) goal[row][column] = "A";
    const moves = movesOf(board, goal);
    if (moves > best.moves) best = { board, goal, moves };
  }
  return best;
}

function movesOf(board: string[][], goal: readonly (readonly (string | number)[])[]): number {
  try {
    const { way } = finished(searchBlocks(readBlocks(board, goal), RULES, false, MAX_POSITIONS));
    return way ? way.length - 1 : -1;
  } catch (error) {
    if (error instanceof LimitError) return -1;
    throw error;
  }
}

/** The square in the corner at the upper left, and dominoes and single cells around it, with two or three cells empty. */
function randomTray(rows: number, columns: number, random: Random): string[][] {
  const board = Array.from({ length: rows }, () => new Array<string>(columns).fill(""));
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
