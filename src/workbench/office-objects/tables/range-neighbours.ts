import { boolean, integer, objectOf, optional } from "../batch/arguments";
import { ExcelError, invalidArgument } from "../batch/errors";
import { Instance, type Method } from "../batch/object-table";
import { boundingArea, intersection, isOnSheet, lastColumn, type Area } from "../cells/areas";
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
  GetLastColumn: (area) => ({ ...area, column: lastColumn(area), columns: 1 }),
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
};

function rangeAt(sheetId: string, area: Area): Instance {
  if (!isOnSheet(area)) throw invalidArgument("The range is not on the worksheet.");
  return instance("Range", { sheetId, area });
}

/** Another range on the same worksheet. */
function other({ sheetId }: RangeTarget, value: unknown): Area {
  const target = objectOf<RangeTarget>(value, "anotherRange", "Range");
  if (target.sheetId !== sheetId) throw invalidArgument("The ranges are on different worksheets.");
  return target.area;
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
  // Used by Office.js when it writes a large matrix in parts.
  GetBoundingRect: (target, [range]) =>
    rangeAt(target.sheetId, boundingArea(target.area, other(target, range))),
  GetIntersectionOrNullObject: (target, [range]) => {
    const area = intersection(target.area, other(target, range));
    return area && rangeAt(target.sheetId, area);
  },
  GetUsedRange: {
    calculated: true,
    run: (target, [valuesOnly], host) => used(host, target, valuesOnly) ?? throwNotFound(),
  },
  GetUsedRangeOrNullObject: {
    calculated: true,
    run: (target, [valuesOnly], host) => used(host, target, valuesOnly),
  },
};
