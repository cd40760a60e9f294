import { areaAddress, cellAddress, columnLetters, fixed } from "../../../grid/addresses";
import type { MoveList } from "../../../lessons/move-list";
import { rangesOf, type PlacesOnSheet } from "../fifteen/lesson-places";

/** Where everything is on the sheet. Rows and columns of boards are counted from 0. */

export const SIZE = 3;
export const BOARD_ROW = 5;
export const COLUMN = { goal: 1, start: 5, after: 9 } as const;

/** The first and the last row of the lists. Few boards of this size take more moves. */
const [FIRST, LAST] = [20, 79];

export const SWITCH = "$L$12";
/** The row of the list of distances whose example is the start. */
export const CHOSEN = "$G$5";

export const boardAt = (column: number) => areaAddress(BOARD_ROW, column, SIZE, SIZE);
export const cellOn = (column: number) => (place: number) =>
  cellAddress(BOARD_ROW + Math.floor(place / SIZE), column + (place % SIZE));

export const GOAL_BOARD = fixed(boardAt(COLUMN.goal));

/** What HARDEST answers: the moves, how many arrangements take them, and an example, a cell for each place. */
export const DISTANCES = {
  row: FIRST,
  rows: LAST - FIRST + 1,
  columns: 2 + SIZE * SIZE,
  moves: `$B$${FIRST}:$B$${LAST}`,
  counts: `$C$${FIRST}:$C$${LAST}`,
  examples: `$D$${FIRST}:$L$${LAST}`,
  bars: "N",
} as const;

/** The solution from the start. */
export const LIST: MoveList = {
  ...{ number: "R", from: "S", to: "T", piece: "U", last: "V" },
  ...{ firstRow: FIRST, lastRow: LAST },
  after: fixed(cellAddress(BOARD_ROW - 1, COLUMN.after)),
  solutions: SWITCH,
};

/** The tables of places and moves. What is no place on the goal's board is none at the start. */
export const PLACES: PlacesOnSheet = {
  rows: SIZE,
  columns: SIZE,
  first: FIRST,
  letters: (offset) => columnLetters(23 + offset),
  startCell: cellOn(COLUMN.goal),
};
export const RANGES = rangesOf(PLACES);
