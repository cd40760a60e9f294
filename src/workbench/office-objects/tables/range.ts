import { Rectangle } from "@univerjs/core";
import type {} from "@univerjs/preset-sheets-core";
import { pointsOfPixels } from "../../../grid/sizes";
import { boolean, integer, objectOf, optional } from "../batch/arguments";
import { ExcelError, invalidArgument, notImplemented } from "../batch/errors";
import type { Instance, Property } from "../batch/object-table";
import { formatAddress } from "../cells/addresses";
import {
  WHOLE_SHEET,
  areaOfRange,
  boundingArea,
  cellAt,
  intersection,
  isOnSheet,
  lastColumn,
  rangeTypeOf,
  type Area,
} from "../cells/areas";
import {
  isUnbounded,
  misshapen,
  readFormulas,
  readNumberFormats,
  readText,
  readValues,
  readValueTypes,
  usedArea,
  writeContents,
  writeNumberFormats,
} from "../sheet/contents";
import { columnsOf, edgeOf, rowsOf } from "../sheet/edges";
import { type SheetHost } from "../sheet/host";
import { stylesOf } from "../sheet/styles";
import { instance, type RangeTarget, type SheetTarget } from "../sheet/types";
import { fillColor } from "./range-format";
import type { MemberTable } from "./table";

const contents: Property<RangeTarget, SheetHost> = {
  calculated: true,
  get: (target, host) => readFormulas(host, target),
  set: (target, value, host) => writeContents(host, target, value),
};

/** Ranges next to, within and around a range, determined by its area alone. */
const byArea: Readonly<Record<string, (area: Area, args: readonly unknown[]) => Area>> = {
  GetCell: (area, [row, column]) =>
    cellAt(area.row + integer(row, "row"), area.column + integer(column, "column")),
  GetRow: (area, [row]) => ({ ...area, row: area.row + integer(row, "row"), rows: 1 }),
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

export function rangeAt(sheetId: string, area: Area) {
  if (!isOnSheet(area)) throw invalidArgument("The range is not on the worksheet.");
  return instance("Range", { sheetId, area });
}

/** The used part of a range or a worksheet, or what Excel returns if there is none. */
export const usedRange = (none: (target: SheetTarget) => Instance | null) => ({
  calculated: true as const,
  run: (target: SheetTarget & { area?: Area }, [valuesOnly]: readonly unknown[], host: SheetHost) => {
    const range = { area: WHOLE_SHEET, ...target };
    const area = usedArea(host, range, optional(valuesOnly, false, boolean, "valuesOnly"));
    return area ? rangeAt(target.sheetId, area) : none(target);
  },
});

/** Another range on the same worksheet. */
function other({ sheetId }: RangeTarget, value: unknown): Area {
  const target = objectOf<RangeTarget>(value, "anotherRange", "Range");
  if (target.sheetId !== sheetId) throw invalidArgument("The ranges are on different worksheets.");
  return target.area;
}

/** The only properties of cells that can be asked for. */
const FILL_COLOR = JSON.stringify({ format: { fill: { color: true } } });

export const range: MemberTable<"Range"> = {
  properties: {
    Address: {
      get: ({ sheetId, area }, host) => formatAddress(host.worksheet(sheetId).getSheetName(), area),
    },
    CellCount: { get: ({ area }) => area.rows * area.columns },
    RowCount: { get: ({ area }) => area.rows },
    ColumnCount: { get: ({ area }) => area.columns },
    RowIndex: { get: ({ area }) => area.row },
    ColumnIndex: { get: ({ area }) => area.column },
    Left: { get: ({ sheetId, area }, host) => pointsOfPixels(edgeOf(columnsOf(host, sheetId), area.column)) },
    Top: { get: ({ sheetId, area }, host) => pointsOfPixels(edgeOf(rowsOf(host, sheetId), area.row)) },
    Values: { ...contents, get: (target, host) => readValues(host, target) },
    // The spreadsheet speaks English: its local formulas are the same as Excel's own.
    Formulas: contents,
    FormulasLocal: contents,
    Text: { calculated: true, get: (target, host) => readText(host, target) },
    ValueTypes: { calculated: true, get: (target, host) => readValueTypes(host, target) },
    NumberFormat: {
      get: (target, host) => readNumberFormats(host, target),
      set: (target, value, host) => writeNumberFormats(host, target, value),
    },
  },
  objects: {
    Format: (target) => instance("RangeFormat", target),
    Worksheet: ({ sheetId }) => instance("Worksheet", { sheetId }),
    ConditionalFormats: (target) => instance("ConditionalFormatCollection", target),
  },
  methods: {
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
    GetUsedRangeOrNullObject: usedRange(() => null),
    GetCellProperties: ({ sheetId, area }, [asked], host) => {
      if (JSON.stringify(asked) !== FILL_COLOR)
        throw notImplemented(
          "Range.getCellProperties",
          "Range.getCellProperties of anything but fill colours",
        );
      if (isUnbounded(area)) throw invalidArgument("The cells of entire rows or columns are too many.");
      return Array.from({ length: area.rows }, (_row, r) =>
        Array.from({ length: area.columns }, (_column, c) => {
          const [style] = stylesOf(host, { sheetId, area: cellAt(area.row + r, area.column + c) });
          return { format: { fill: { color: fillColor(style!, host) } } };
        }),
      );
    },
    GetSpillingToRangeOrNullObject: {
      calculated: true,
      run: ({ area, sheetId }, _args, host) => {
        if (area.rows * area.columns > 1)
          throw new ExcelError("InvalidOperation", "The range has more than one cell.");
        for (const { row, column, entry } of host.internals.spills(host.workbook.getId(), sheetId)) {
          const spill = areaOfRange(entry);
          const isFromHere = row === area.row && column === area.column;
          if (isFromHere && spill.rows * spill.columns > 1)
            return instance("Range", { sheetId, area: spill });
        }
        return null;
      },
    },
    Merge: (target, [across], host) => merge(host, target, optional(across, false, boolean, "across")),
    Select: (target, _args, host) => {
      if (host.worksheet(target.sheetId).isSheetHidden())
        throw new ExcelError("InvalidOperation", "The worksheet is hidden.");
      const range = { ...host.univerRange(target), rangeType: rangeTypeOf(target.area) };
      host.workbook.setActiveRange(host.worksheet(target.sheetId).getRange(range));
      scrollIntoView(host, target);
    },
    // Office.js asks before it writes a large matrix in parts.
    _ValidateArraySize: ({ area }, [rows, columns]) => {
      if (integer(rows, "rows") !== area.rows || integer(columns, "columns") !== area.columns)
        throw misshapen(`${String(rows)} × ${String(columns)}`, area);
    },
  },
};

/** Merges a range into one cell, or into one per row. Any cells merged there before are unmerged first. */
async function merge(host: SheetHost, target: RangeTarget, across: boolean): Promise<void> {
  const range = host.univerRange(target);
  const { startRow, endRow, startColumn, endColumn } = range;
  const merged = host.worksheet(target.sheetId).getSheet().getMergeData();
  if (merged.some((cells) => Rectangle.intersects(cells, range))) host.range(target).breakApart();
  const rows = Array.from({ length: endRow - startRow + 1 }, (_, k) => startRow + k);
  const selections = across ? rows.map((row) => ({ ...range, startRow: row, endRow: row })) : [range];
  // A single cell cannot be merged.
  if ((across || startRow === endRow) && startColumn === endColumn) return;
  // The façade's `merge` does not report when it is done.
  await host.commandAsync("sheet.command.add-worksheet-merge", target.sheetId, {
    selections,
    defaultMerge: true,
  });
}

/** Rows and columns kept visible before the cell that was scrolled to. */
const CONTEXT = 3;

/** Scrolls until the first cell is visible, as Excel does when the add-in selects cells. Does nothing if it already is. */
function scrollIntoView(host: SheetHost, { sheetId, area: { row, column } }: RangeTarget): void {
  const worksheet = host.worksheet(sheetId);
  const visible = worksheet.getVisibleRange();
  if (!visible) return;
  const { startRow, endRow, startColumn, endColumn } = visible;
  // The last visible row and column may be cut off.
  if (row >= startRow && row < endRow && column >= startColumn && column < endColumn) return;
  worksheet.scrollToCell(Math.max(0, row - CONTEXT), column < endColumn ? 0 : Math.max(0, column - CONTEXT));
}
