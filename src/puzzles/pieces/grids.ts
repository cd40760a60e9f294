import { i18n } from "../../language";
import { LimitError } from "../../steps/limit-error";
import type { Steps } from "../../steps";
import { CellError, isBlank, shown, textOf, type Cell, type Cells } from "../../grid/cells";
import type { Moves } from "./places";
import { slidingMoves } from "./sliding-moves";

/*
 * Arrangements that are drawn as a board: a piece in each cell, nothing or 0 in the empty places, # where there is no place. Places are
 * numbered from 1 row by row, with the cells that are # counted, as in the lesson with tiles. A range of two columns always is a list of
 * places and pieces, so a board of two columns needs a third one of #.
 */

/** More places than this make no puzzle that can be searched, and their moves would take much memory. */
export const MAX_PLACES = 10_000;
const LEAST_COLUMNS = 3;

const isNoPlace = (cell: Cell) => textOf(cell) === "#";

export const isGrid = (cells: Cells): boolean => cells[0].length >= LEAST_COLUMNS;

/** Whether the moves of a board are left to be those between neighbours. */
export const isOmitted = (moves: Cells | undefined): boolean =>
  !moves || (moves.length === 1 && moves[0].length === 1 && isBlank(moves[0][0]));

/** The moves between neighbours on a board, as a table with their directions. Throws a CellError or a LimitError. */
export function* neighbourMoves(board: Cells, argument: string): Steps<Cells> {
  if (!isGrid(board)) {
    const problem = i18n.t(
      "without the argument moves, the board needs three or more columns; add columns of #",
    );
    throw new CellError(argument, problem);
  }
  const count = board.length * board[0].length;
  if (count > MAX_PLACES) throw tooManyPlaces(count);
  yield 0;
  const cells = board.flat();
  const isPlace = (place: number) => !isNoPlace(cells[place - 1]);
  const moves = slidingMoves(board.length, board[0].length);
  yield 0;
  const between = moves.filter(([from, to]) => isPlace(from) && isPlace(to));
  if (between.length > 0) return between;
  throw noPlaceIsEmpty(argument);
}

export interface GridPlace {
  readonly place: number;
  readonly piece: Cell;
  readonly row: number;
  readonly column: number;
}

/** The cells of a board that are places of the moves. Throws a CellError unless the moves number the places as the board does. */
export function* placesOn(board: Cells, argument: string, { places }: Moves): Steps<GridPlace[]> {
  const expected = i18n.t(
    "expected a piece or a blank cell on each place of the moves, numbered row by row, and # in all other cells",
  );
  const found: GridPlace[] = [];
  let number = 0;
  for (const [row, cells] of board.entries()) {
    yield 0;
    for (const [column, piece] of cells.entries()) {
      const place = places.find(++number);
      const isOther = place === undefined ? !isBlank(piece) && !isNoPlace(piece) : isNoPlace(piece);
      if (isOther) throw new CellError(argument, `${shown(piece)}; ${expected}`, row, column);
      if (place !== undefined) found.push({ place, piece, row, column });
    }
  }
  if (found.length === places.count) return found;
  throw new CellError(argument, expected);
}

/** The empty places of a board. Throws a CellError if there is none. */
export function* emptyPlacesOn(board: Cells, argument: string, moves: Moves): Steps<number[]> {
  const empty = (yield* placesOn(board, argument, moves)).filter(({ piece }) => isBlank(piece));
  if (empty.length > 0) return empty.map(({ place }) => place);
  throw noPlaceIsEmpty(argument);
}

export const noPlaceIsEmpty = (argument: string): CellError =>
  new CellError(argument, i18n.t("no place is empty; expected an empty place to which a piece can move"));

export const tooManyPlaces = (count: number): LimitError =>
  new LimitError(
    i18n.t("the board has {count, number} places, and at most {most, number} are possible", {
      count,
      most: MAX_PLACES,
    }),
  );
