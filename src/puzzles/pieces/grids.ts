import { i18n } from "../../language";
import { LimitError } from "../../steps/limit-error";
import { isPause, isPauseInRow, type Steps } from "../../steps";
import { CellError, isBlank, shown, textOf, type Cell, type Cells } from "../../grid/cells";
import type { Moves } from "./moves";
import type { Places } from "./places";
import { slidingMoves } from "./sliding-moves";

/*
 * Arrangements that are drawn as a board: a piece in each cell, nothing or 0 in the empty places, # where there is no place. Places are
 * numbered from 1 row by row, with the cells that are # counted, as in the lesson with tiles. A range of two columns always is a list of
 * places and pieces, so a board of two columns needs a third one of #.
 */

/** More places than this make no puzzle that can be searched, and their moves would take much memory. */
const MAX_PLACES = 10_000;
const LEAST_COLUMNS = 3;

const isNoPlace = (cell: Cell) => textOf(cell) === "#";

export const isGrid = (cells: Cells): boolean => cells[0].length >= LEAST_COLUMNS;

/** Whether the moves of a board are left to be those between neighbours. */
export const isOmitted = (moves: Cells | undefined): boolean =>
  !moves || (moves.length === 1 && moves[0].length === 1 && isBlank(moves[0][0]));

const sizeOf = (cells: Cells) => ({ rows: cells.length, columns: cells[0].length });

/** The moves between neighbours on a board, as a table with their directions. Throws a CellError or a LimitError. */
export function* neighbourMoves(board: Cells, argument: string): Steps<Cells> {
  if (!isGrid(board)) {
    const problem = i18n.t(
      "without moves this has to be a board with its pieces, of three or more columns; add columns of # to a smaller board, or give the moves",
    );
    throw new CellError(argument, problem);
  }
  const { rows, columns } = sizeOf(board);
  checkSize(board);
  yield 0;
  const isPlace = (place: number) =>
    !isNoPlace(board[Math.floor((place - 1) / columns)][(place - 1) % columns]);
  const moves = slidingMoves(rows, columns).filter(([from, to]) => isPlace(from) && isPlace(to));
  yield 0;
  const joined = new Set(moves.map(([from]) => from));
  for (let place = 1; place <= rows * columns; place++) {
    if (!isPlace(place) || joined.has(place)) continue;
    const problem = i18n.t("no piece can move from here or to here; write # if it is not a place");
    throw new CellError(argument, problem, Math.floor((place - 1) / columns), (place - 1) % columns);
  }
  if (moves.length > 0) return moves;
  throw new CellError(argument, i18n.t("all cells are #; expected pieces, and nothing in the empty place"));
}

function checkSize(board: Cells): void {
  const { rows, columns } = sizeOf(board);
  if (rows * columns <= MAX_PLACES) return;
  throw new LimitError(i18n.t("a board has at most {most, number} places", { most: MAX_PLACES }));
}

/** The cells of a board that are places: their numbers, and where they are. */
export function* placesOn(board: Cells, argument: string, { places }: Moves): Steps<GridPlace[]> {
  checkSize(board);
  const { rows, columns } = sizeOf(board);
  yield* checkNumbers(board, argument, places);
  const found: GridPlace[] = [];
  for (let row = 0; row < rows; row++) {
    if (isPauseInRow(row, columns)) yield 0;
    for (let column = 0; column < columns; column++) {
      const piece = board[row][column];
      const number = row * columns + column + 1;
      const place = places.find(number);
      if (place !== undefined && !isNoPlace(piece)) found.push({ place, piece, row, column });
      if (place !== undefined || isNoPlace(piece) || isBlank(piece)) continue;
      const problem = i18n.t(
        "here is {piece} on place {number} (counted row by row), to which no moves lead; write # or nothing where there is no place",
        { piece: shown(piece), number },
      );
      throw new CellError(argument, problem, row, column);
    }
  }
  return found;
}

export interface GridPlace {
  readonly place: number;
  readonly piece: Cell;
  readonly row: number;
  readonly column: number;
}

/** Moves that are given have to number the places as the board does. */
function* checkNumbers(board: Cells, argument: string, places: Places): Steps<void> {
  const { rows, columns } = sizeOf(board);
  const last = rows * columns;
  for (let place = 0; place < places.count; place++) {
    if (isPause(place)) yield 0;
    const name = places.name(place);
    const number = /^[1-9]\d*$/.test(name) ? Number(name) : Infinity;
    if (number > last) {
      const problem = i18n.t(
        "the place {name} of the moves is not on this board, whose places are numbered row by row from 1 to {last}; leave out the moves, or list places and pieces in two columns",
        { name: shown(places.cell(place)), last },
      );
      throw new CellError(argument, problem);
    }
    const [row, column] = [Math.floor((number - 1) / columns), (number - 1) % columns];
    if (!isNoPlace(board[row][column])) continue;
    const problem = i18n.t("here is #, but moves lead to this place, number {number}", { number });
    throw new CellError(argument, problem, row, column);
  }
}

/** The empty places of a board. Throws a CellError if there is none. */
export function* emptyPlacesOn(board: Cells, argument: string, moves: Moves): Steps<number[]> {
  const empty = (yield* placesOn(board, argument, moves)).filter(({ piece }) => isBlank(piece));
  if (empty.length > 0) return empty.map(({ place }) => place);
  throw new CellError(argument, i18n.t("no place is empty; write nothing or 0 in the empty place"));
}

/** Two boards of a puzzle have the same form. */
export function checkSameForm(board: Cells, argument: string, other: Cells, otherArgument: string): void {
  const [{ rows, columns }, expected] = [sizeOf(board), sizeOf(other)];
  if (rows === expected.rows && columns === expected.columns) return;
  const problem = i18n.t(
    "it has {foundRows} × {foundColumns} cells; expected {rows} × {columns}, as the {other} has",
    {
      foundRows: rows,
      foundColumns: columns,
      rows: expected.rows,
      columns: expected.columns,
      other: otherArgument,
    },
  );
  throw new CellError(argument, problem);
}
