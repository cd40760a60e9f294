import type { IRange } from "@univerjs/core";
import { MAX_COLUMNS, MAX_ROWS } from "../../../grid/limits";
import { areaFromCorners, isEntireColumn, isEntireRow, type Area } from "../cells/areas";

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
