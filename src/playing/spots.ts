import type { ArrowKey, Spot } from "./move";

/** A cell of a board, with row and column counted from 0. On the way from cell to cell they are fractions. */
export interface BoardCell {
  readonly row: number;
  readonly column: number;
}

/** The cell with a number, which counts row by row from 0. */
export const cellNumbered = (number: number, columns: number): BoardCell => ({
  row: Math.floor(number / columns),
  column: number % columns,
});

export const spotOfCell = ({ row, column }: BoardCell): Spot => `${row} ${column}`;

/** The cell that is a spot; undefined for spots of other forms. */
export function cellOfSpot(spot: Spot): BoardCell | undefined {
  const [, row, column] = /^(\d+) (\d+)$/.exec(spot) ?? [];
  return row === undefined ? undefined : { row: Number(row), column: Number(column) };
}

export const ARROW_KEYS = {
  right: "ArrowRight",
  up: "ArrowUp",
  down: "ArrowDown",
  left: "ArrowLeft",
} as const satisfies Record<string, ArrowKey>;

/** The directions of moves as texts, still to be translated: functions answer in English. */
export const DIRECTION_TEXTS: Readonly<Record<string, string>> = {
  right: /*i18n*/ "right",
  up: /*i18n*/ "up",
  down: /*i18n*/ "down",
  left: /*i18n*/ "left",
};
