import { cellAddress } from "../../../grid/addresses";
import type { LessonBlock, LessonValue, Paint, Picture } from "../../../lessons/lesson";
import type { Layout } from "./lesson-layout";

const BLACK = "#3b4252";
const NO_SQUARE = "#5b6676";

/** A board framed by its ranks and files, and the column in which it begins. */
export function drawBoard(
  { rows, top, files }: Layout,
  column: number,
  cells: readonly (readonly LessonValue[])[],
  style: LessonBlock["style"],
): LessonBlock[] {
  const ranks = cells.map((_, row) => [String(rows - row)]);
  return [
    { at: cellAddress(top, column - 1), cells: ranks, style: "axis" },
    { at: cellAddress(top, column), cells, style },
    { at: cellAddress(top + rows, column), cells: [files], style: "axis" },
  ];
}

/** White and black pieces, missing squares, and the chessboard pattern. */
export function paintBoard(board: string, dark: string): Paint[] {
  const on = board.replaceAll("$", "");
  const [first] = on.split(":");
  return [
    { on, when: `=${first}="#"`, fill: NO_SQUARE, color: "#ffffff" },
    { on, when: `=${first}="W"`, fill: "#ffffff" },
    { on, when: `=${first}="B"`, fill: BLACK, color: "#ffffff" },
    { on, when: `=ISODD(ROW(${first})+COLUMN(${first}))`, fill: dark },
  ];
}

/** Squares three cells wide and high, with their pieces. */
export function boardPicture(board: readonly (readonly string[])[]): Picture {
  const color = (row: number, column: number): string => {
    const square = board[Math.floor(row / 3)][Math.floor(column / 3)];
    if (square === "#") return "";
    if (row % 3 === 1 && column % 3 === 1 && square !== "") return square === "W" ? "#ffffff" : BLACK;
    return (Math.floor(row / 3) + Math.floor(column / 3)) % 2 === 0 ? "#e3b75f" : "#b98a3a";
  };
  return Array.from({ length: 3 * board.length }, (_, row) =>
    Array.from({ length: 3 * board[0].length }, (_cell, column) => color(row, column)),
  );
}
