import { MAX_COLUMNS, MAX_ROWS } from "../../../grid/limits";
import { boolean, integer, objectOf, optional } from "../batch/arguments";
import { ExcelError, invalidArgument } from "../batch/errors";
import { Instance, type Method } from "../batch/object-table";
import { parseAddress } from "../cells/addresses";
import { boundingArea, intersection, isOnSheet, lastColumn, lastRow, type Area } from "../cells/areas";
import { usedArea } from "../sheet/contents";
import type { SheetHost } from "../sheet/host";
import { instance, type RangeTarget } from "../sheet/types";

type AreaMethod = (area: Area, args: readonly unknown[]) => Area;

/** Ranges beside, within and around a range, determined by its area alone. */
const byArea: Readonly<Record<string, AreaMethod>> = {
  GetCell: (area, [row, column]) => ({
    row: area.row + integer(row, "row"),
    column: area.column + integer(column, "column"),
    rows: 1,
    columns: 1,
  }),
  GetRow: (area, [row]) => ({ ...area, row: area.row + integer(row, "row"), rows: 1 }),
  GetColumn: (area, [column]) => ({ ...area, column: area.column + integer(column, "column"), columns: 1 }),
  GetLastCell: (area) => ({ row: lastRow(area), column: lastColumn(area), rows: 1, columns: 1 }),
  GetLastRow: (area) => ({ ...area, row: lastRow(area), rows: 1 }),
  GetLastColumn: (area) => ({ ...area, column: lastColumn(area), columns: 1 }),
  GetEntireRow: (area) => ({ ...area, column: 0, columns: MAX_COLUMNS }),
  GetEntireColumn: (area) => ({ ...area, row: 0, rows: MAX_ROWS }),
  GetOffsetRange: (area, [rows, columns]) => ({
    ...area,
    row: area.row + integer(rows, "rowOffset"),
    column: area.column + integer(columns, "columnOffset"),
  }),
  GetResizedRange: (area, [rows, columns]) => ({
    ...area,
    rows: area.rows + integer(rows, "deltaRows"),
    columns: area.columns + integer(columns, "deltaColumns"),
  }),
  GetAbsoluteResizedRange: (area, [rows, columns]) => ({
    ...area,
    rows: integer(rows, "numRows", 1),
    columns: integer(columns, "numColumns", 1),
  }),
  GetRowsAbove: (area, [count]) => beside(area, "row", -countOf(count)),
  GetRowsBelow: (area, [count]) => beside(area, "row", countOf(count)),
  GetColumnsBefore: (area, [count]) => beside(area, "column", -countOf(count)),
  GetColumnsAfter: (area, [count]) => beside(area, "column", countOf(count)),
};

function countOf(value: unknown): number {
  const count = optional(value, 1, integer, "count");
  if (count === 0) throw invalidArgument("count should not be 0.");
  return count;
}

/** The rows or columns after an area, or before it if the count is negative. */
function beside(area: Area, axis: "row" | "column", count: number): Area {
  const size = axis === "row" ? "rows" : "columns";
  const start = count > 0 ? area[axis] + area[size] : area[axis] + count;
  return { ...area, [axis]: start, [size]: Math.abs(count) };
}

function rangeAt(sheetId: string, area: Area): Instance {
  if (!isOnSheet(area)) throw invalidArgument("The range is not on the worksheet.");
  return instance("Range", { sheetId, area });
}

/** Another range, given as an object or as an address on the same worksheet. */
function other({ sheetId }: RangeTarget, value: unknown): Area {
  if (typeof value === "string") {
    const area = parseAddress(value)?.area;
    if (!area) throw invalidArgument(`${JSON.stringify(value)} is not an address such as A1:B2.`);
    return area;
  }
  const target = objectOf<RangeTarget>(value, "anotherRange", "Range");
  if (target.sheetId !== sheetId) throw invalidArgument("The ranges are on different worksheets.");
  return target.area;
}

function common(target: RangeTarget, value: unknown): Instance | null {
  const area = intersection(target.area, other(target, value));
  return area && rangeAt(target.sheetId, area);
}

function used(host: SheetHost, target: RangeTarget, valuesOnly: unknown): Instance | null {
  const area = usedArea(host, target, optional(valuesOnly, false, boolean, "valuesOnly"));
  return area && rangeAt(target.sheetId, area);
}

const throwNotFound = (): never => {
  throw new ExcelError("ItemNotFound");
};

/** The methods of a range that return another range of its worksheet. */
export const rangeNeighbours: Readonly<Record<string, Method<RangeTarget, SheetHost>>> = {
  ...Object.fromEntries(
    Object.entries(byArea).map(([name, areaOf]) => [
      name,
      ({ sheetId, area }: RangeTarget, args: readonly unknown[]) => rangeAt(sheetId, areaOf(area, args)),
    ]),
  ),
  GetBoundingRect: (target, [range]) =>
    rangeAt(target.sheetId, boundingArea(target.area, other(target, range))),
  GetIntersection: (target, [range]) => common(target, range) ?? throwNotFound(),
  GetIntersectionOrNullObject: (target, [range]) => common(target, range),
  GetUsedRange: {
    calculated: true,
    run: (target, [valuesOnly], host) => used(host, target, valuesOnly) ?? throwNotFound(),
  },
  GetUsedRangeOrNullObject: {
    calculated: true,
    run: (target, [valuesOnly], host) => used(host, target, valuesOnly),
  },
};
