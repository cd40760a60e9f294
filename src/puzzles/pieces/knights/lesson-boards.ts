import { cells, column } from "../../../lessons/items";
import { beside, stack, type Area, type Item } from "../../../lessons/layout";
import type { LessonBlock, LessonValue, Picture } from "../../../lessons/lesson";

const BLACK = "#3b4252";
const NO_SQUARE = "#5b6676";

/** Which squares of a board a piece can go to: so many rows and columns away. */
export const REACHES: Readonly<Record<string, (rows: number, columns: number) => boolean>> = {
  step: (rows, columns) => rows + columns === 1,
  diagonal: (rows, columns) => Math.max(rows, columns) === 1,
  knight: (rows, columns) => rows * columns === 2,
};

/** A square of a board, named as on a chessboard: files from a, ranks from 1 at the bottom. */
interface Square {
  readonly row: number;
  readonly column: number;
  readonly name: string;
}

const fileOf = (column: number) => String.fromCharCode("a".charCodeAt(0) + column);

/** The squares, row by row from the top. */
export function squaresOf(rows: number, columns: number): Square[] {
  return Array.from({ length: rows * columns }, (_, place) => {
    const [row, column] = [Math.floor(place / columns), place % columns];
    return { row, column, name: `${fileOf(column)}${rows - row}` };
  });
}

/** All moves on a board without gaps: the names of the squares from and to. */
export function movesOn(squares: readonly Square[], reach: (typeof REACHES)[string]): [string, string][] {
  return squares.flatMap((from) =>
    squares
      .filter((to) => reach(Math.abs(from.row - to.row), Math.abs(from.column - to.column)))
      .map((to): [string, string] => [from.name, to.name]),
  );
}

/** Pieces on the squares of a board, row by row: blank is an empty square, `#` no square. */
export type Board = readonly (readonly LessonValue[])[];

/** A board framed by its ranks and files; its squares are called `name`. */
export const boardItem = (
  name: string,
  board: Board,
  style: LessonBlock["style"],
  solution?: LessonBlock["solution"],
): Item =>
  beside(
    column(
      board.map((_, row) => String(board.length - row)),
      "axis",
    ),
    stack(
      { [name]: cells(board, style, solution && { solution }) },
      cells([board[0].map((_, file) => fileOf(file))], "axis"),
    ),
  );

/** White and black pieces, missing squares, and the chessboard pattern. */
export function paintBoard(on: Area, dark: string) {
  const { first } = on;
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
