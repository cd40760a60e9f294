import { MAX_COLUMNS, MAX_ROWS } from "../../../grid/limits";
import type { IRange } from "@univerjs/core";

/** A rectangle of cells; `row` and `column` are counted from 0. */
export interface Area {
  row: number;
  column: number;
  rows: number;
  columns: number;
}

export const WHOLE_SHEET: Area = { row: 0, column: 0, rows: MAX_ROWS, columns: MAX_COLUMNS };

/** The area between two rows and two columns, inclusive. */
export const areaFromCorners = (row: number, column: number, lastRow: number, lastColumn: number): Area => ({
  row,
  column,
  rows: lastRow - row + 1,
  columns: lastColumn - column + 1,
});

export const cellAt = (row: number, column: number): Area => ({ row, column, rows: 1, columns: 1 });

export const lastRow = (area: Area) => area.row + area.rows - 1;
export const lastColumn = (area: Area) => area.column + area.columns - 1;

export const isEntireColumn = (area: Area) => area.row === 0 && area.rows === MAX_ROWS;
export const isEntireRow = (area: Area) => area.column === 0 && area.columns === MAX_COLUMNS;

/** Whether an area lies on Excel's grid and contains cells. */
export function isOnSheet(area: Area): boolean {
  const { row, column, rows, columns } = area;
  return (
    [row, column, rows, columns].every(Number.isInteger) &&
    row >= 0 &&
    column >= 0 &&
    rows > 0 &&
    columns > 0 &&
    row + rows <= MAX_ROWS &&
    column + columns <= MAX_COLUMNS
  );
}

export function intersection(a: Area, b: Area): Area | null {
  const common = areaFromCorners(
    Math.max(a.row, b.row),
    Math.max(a.column, b.column),
    Math.min(lastRow(a), lastRow(b)),
    Math.min(lastColumn(a), lastColumn(b)),
  );
  return common.rows > 0 && common.columns > 0 ? common : null;
}

/** The smallest area that contains both areas. */
export const boundingArea = (a: Area, b: Area): Area =>
  areaFromCorners(
    Math.min(a.row, b.row),
    Math.min(a.column, b.column),
    Math.max(lastRow(a), lastRow(b)),
    Math.max(lastColumn(a), lastColumn(b)),
  );

/** Univer's `RANGE_TYPE`, without loading Univer. */
const NORMAL = 0;
const ROW = 1;
const COLUMN = 2;
const ALL = 3;

/** The area of a Univer range. Entire rows and columns extend to the end of Excel's worksheet. */
export function areaOfRange(range: IRange): Area {
  const { startRow, startColumn, endRow, endColumn, rangeType } = range;
  const [top, bottom] = rangeType === COLUMN || rangeType === ALL ? [0, MAX_ROWS - 1] : [startRow, endRow];
  const [left, right] =
    rangeType === ROW || rangeType === ALL ? [0, MAX_COLUMNS - 1] : [startColumn, endColumn];
  return areaFromCorners(top, left, bottom, right);
}

/** Univer's range type for an area. Entire rows and columns have their own types. */
export function rangeTypeOf(area: Area): number {
  if (isEntireColumn(area)) return isEntireRow(area) ? ALL : COLUMN;
  return isEntireRow(area) ? ROW : NORMAL;
}
