import { i18n } from "../../language";
import type { BoardCell } from "../../playing/spots";
import { DIRECTIONS } from "../mazes/neighbours";

/** A number with a proper minus sign. */
export const spoken = (value: number): string => String(value).replace("-", "−");

/** A way on a board: its tiles, with row and column counted from 0, their numbers, and the sum of these so far. */
interface WayInWords {
  readonly tiles: readonly BoardCell[];
  readonly numbers: readonly number[];
  readonly sums: readonly number[];
}

/** The jump that led to a step, and the sum then. */
export function jumpInWords({ tiles, numbers, sums }: WayInWords, step: number): string {
  const { row, column } = tiles[step];
  const where = {
    tile: spoken(numbers[step]),
    row: row + 1,
    column: column + 1,
    sum: spoken(sums[step]),
  };
  if (step === 0) {
    return i18n.t("start on the tile {tile} in row {row}, column {column}; the sum is {sum}", where);
  }
  const before = tiles[step - 1];
  const { name } = DIRECTIONS.find(
    ({ down, right }) => Math.sign(row - before.row) === down && Math.sign(column - before.column) === right,
  )!;
  const jump = { ...where, direction: name, far: Math.abs(numbers[step - 1]) };
  return i18n.t(
    "jump {direction, select, right {right} left {left} up {up} other {down}} by {far}, to the tile {tile} in row {row}, column {column}; the sum is {sum}",
    jump,
  );
}
