import { cellAddress } from "../../../grid/addresses";
import type { LessonBlock, Paint, Picture } from "../../../lessons/lesson";

/** The section of a chessboard with its knights: # is no square, and a dot is an empty one. */
export const BOARD = ["B###", "...W", "BW.#", "..##"].map((row) => Array.from(row));
export const SIZE = BOARD.length;
export const FILES = ["a", "b", "c", "d"];

const BLACK = "#3b4252";
const NO_SQUARE = "#5b6676";

export const TOP = 5;
const FIRST_COLUMNS = { start: 2, goal: 8, after: 14 };

/** A square's cell on one of the three boards. */
export function squareOn(board: keyof typeof FIRST_COLUMNS, row: number, column: number): string {
  return cellAddress(TOP + row, FIRST_COLUMNS[board] + column);
}

/** A board framed by its ranks and files. */
export function drawBoard(board: keyof typeof FIRST_COLUMNS, cells: string[][], style: LessonBlock["style"]) {
  const ranks = cells.map((_, row) => [String(SIZE - row)]);
  return [
    { at: cellAddress(TOP, FIRST_COLUMNS[board] - 1), cells: ranks, style: "axis" },
    { at: squareOn(board, 0, 0), cells, style },
    { at: squareOn(board, SIZE, 0), cells: [FILES], style: "axis" },
  ] satisfies LessonBlock[];
}

/** White and black knights, missing squares, and the chessboard pattern. */
export function paintBoard(board: keyof typeof FIRST_COLUMNS, dark: string): Paint[] {
  const first = squareOn(board, 0, 0);
  const on = `${first}:${squareOn(board, SIZE - 1, SIZE - 1)}`;
  return [
    { on, when: `=${first}="#"`, fill: NO_SQUARE, color: "#ffffff" },
    { on, when: `=${first}="W"`, fill: "#ffffff" },
    { on, when: `=${first}="B"`, fill: BLACK, color: "#ffffff" },
    { on, when: `=ISODD(ROW(${first})+COLUMN(${first}))`, fill: dark },
  ];
}

/** The starting squares, each three cells wide and high. */
export function picture(): Picture {
  const color = (row: number, column: number): string => {
    const square = BOARD[Math.floor(row / 3)][Math.floor(column / 3)];
    if (square === "#") return "";
    if (row % 3 === 1 && column % 3 === 1 && square !== ".") return square === "W" ? "#ffffff" : BLACK;
    return (Math.floor(row / 3) + Math.floor(column / 3)) % 2 === 0 ? "#e3b75f" : "#b98a3a";
  };
  return Array.from({ length: 3 * SIZE }, (_, row) =>
    Array.from({ length: 3 * SIZE }, (_, column) => color(row, column)),
  );
}
