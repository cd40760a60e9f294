import { areaAddress, cellAddress, columnLetters, fixed } from "../../../grid/addresses";
import type { MoveList } from "../../../lessons/move-list";

/** Which squares of a board a piece can go to: so many rows and columns away. */
export const REACHES: Readonly<Record<string, (rows: number, columns: number) => boolean>> = {
  step: (rows, columns) => rows + columns === 1,
  diagonal: (rows, columns) => Math.max(rows, columns) === 1,
  knight: (rows, columns) => rows * columns === 2,
};

/** A square of a board, named as on a chessboard: files from a, ranks from 1 at the bottom. */
export interface Square {
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

export interface BoardSize {
  readonly rows: number;
  readonly columns: number;
  /** How many moves there are without gaps. */
  readonly moveCount: number;
  /** The first row of the boards, and that of the headings of the tables below, counted from 0. */
  readonly top: number;
  readonly tables: number;
  /** How many moves the list has room for. */
  readonly listed: number;
}

/** Where everything about pieces on a board is in a sheet: three boards side by side, and the tables and the list of moves below. */
export function layoutOf({ rows, columns, moveCount, top, tables, listed }: BoardSize) {
  const first = tables + 3;
  // The table of squares has four columns, the list of moves five, and the ranks one in front of each board.
  const pitch = Math.max(columns, 4) + 2;
  const [start, goal, after, all, extra] = [2, 2 + pitch, 2 + 2 * pitch, 1 + 3 * pitch, 5 + 3 * pitch];
  const letters = (column: number, count: number) =>
    Array.from({ length: count }, (_, offset) => columnLetters(column + offset));
  const below = (column: number, width: number, height: number) =>
    fixed(areaAddress(first - 1, column, height, width));
  const squares = rows * columns;
  const [number, from, to, piece, last] = letters(after - 1, 5);
  const list: MoveList = {
    ...{ number, from, to, piece, last },
    firstRow: first,
    lastRow: first + listed - 1,
    after: fixed(cellAddress(top - 1, after)),
  };
  const board = (column: number) => fixed(areaAddress(top, column, rows, columns));
  return {
    rows,
    columns,
    top,
    /** The row of the tables' headings, counted from 0, and the first one below, counted from 1. */
    tables,
    first,
    /** The first columns of the boards, of the table of all moves, and of what else there is. */
    ...{ start, goal, after, all, extra },
    list,
    startBoard: board(start),
    goalBoard: board(goal),
    afterBoard: board(after),
    squareNames: below(start, 1, squares),
    startTable: below(start, 2, squares),
    goalTable: below(start + 2, 2, squares),
    moves: below(goal, 2, moveCount),
    movesFrom: below(goal, 1, moveCount),
    allMoves: below(all, 2, moveCount).replaceAll("$", ""),
    /** A square's cell on the board that begins in a column. */
    squareOn: (column: number, { row, column: file }: Omit<Square, "name">) =>
      cellAddress(top + row, column + file),
    /** The names of the squares of the starting board, as a part of a formula. */
    names: `CHAR(${96 - start}+COLUMN(${board(start)}))&(${rows + top + 1}-ROW(${board(start)}))`,
    files: letters(0, columns).map((_, column) => fileOf(column)),
  };
}

export type Layout = ReturnType<typeof layoutOf>;
