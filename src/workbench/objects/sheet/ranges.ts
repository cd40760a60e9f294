import type { IRange } from "@univerjs/core";
import { MAX_COLUMNS, MAX_ROWS } from "../../../grid/limits";
import { areaFromCorners, isEntireColumn, isEntireRow, type Area } from "../cells/areas";

/** Univer's `RANGE_TYPE`, without loading Univer. */
const NORMAL = 0;
const ROW = 1;
const COLUMN = 2;
const ALL = 3;

/** The area of one of Univer's ranges; entire rows and columns reach as far as Excel's worksheet does. */
export function areaOfRange(range: IRange): Area {
  const { startRow, startColumn, endRow, endColumn, rangeType } = range;
  const rows = rangeType === COLUMN || rangeType === ALL ? [0, MAX_ROWS - 1] : [startRow, endRow];
  const columns = rangeType === ROW || rangeType === ALL ? [0, MAX_COLUMNS - 1] : [startColumn, endColumn];
  return areaFromCorners(rows[0]!, columns[0]!, rows[1]!, columns[1]!);
}

/** How Univer calls the range of an area: entire rows and columns are of kinds of their own. */
export function rangeTypeOf(area: Area): number {
  if (isEntireColumn(area)) return isEntireRow(area) ? ALL : COLUMN;
  return isEntireRow(area) ? ROW : NORMAL;
}
