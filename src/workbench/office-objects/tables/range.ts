import { pointsOfPixels } from "../../../grid/sizes";
import { boolean, integer, optional } from "../batch/arguments";
import { ExcelError, invalidArgument } from "../batch/errors";
import type { Property } from "../batch/object-table";
import { formatAddress } from "../cells/addresses";
import {
  readFormulas,
  readNumberFormats,
  readText,
  readValues,
  readValueTypes,
  writeContents,
  writeNumberFormats,
} from "../sheet/contents";
import { columnsOf, edgeOf, rowsOf } from "../sheet/edges";
import { type SheetHost } from "../sheet/host";
import { merge } from "../sheet/merging";
import { rangeTypeOf } from "../sheet/ranges";
import { instance, type RangeTarget } from "../sheet/types";
import { rangeCellProperties } from "./range-cell-properties";
import { rangeNeighbours } from "./range-neighbours";
import { rangeSpills } from "./range-spills";
import type { MemberTable } from "./table";
import type {} from "@univerjs/preset-sheets-core";

const contents: Property<RangeTarget, SheetHost> = {
  calculated: true,
  get: (target, host) => readFormulas(host, target),
  set: (target, value, host) => writeContents(host, target, value),
};

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
    ...rangeNeighbours,
    ...rangeCellProperties,
    ...rangeSpills,
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
        throw invalidArgument(
          `The number of rows or columns in the input array doesn't match the size or dimensions of the range: ` +
            `${String(rows)} × ${String(columns)} values for ${area.rows} × ${area.columns} cells.`,
        );
    },
  },
};

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
