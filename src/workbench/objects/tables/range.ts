import { pointsOfPixels } from "../../../grid/sizes";
import { boolean, integer, oneOf, optional } from "../batch/arguments";
import { ExcelError, invalidArgument } from "../batch/errors";
import type { Property } from "../batch/object-table";
import { formatAddress } from "../cells/addresses";
import { isEntireColumn, isEntireRow } from "../cells/areas";
import {
  readFormulas,
  readNumberFormats,
  readText,
  readValues,
  readValueTypes,
  writeContents,
  writeNumberFormats,
} from "../sheet/contents";
import { clearRange } from "../sheet/clearing";
import { columnsOf, edgeOf, rowsOf } from "../sheet/edges";
import type { SheetHost } from "../sheet/host";
import { merge, unmerge } from "../sheet/merging";
import { rangeTypeOf } from "../sheet/ranges";
import { deleteCells, insertCells } from "../sheet/shifting";
import { scrollIntoView } from "../sheet/view";
import { instance, type RangeTarget } from "../sheet/types";
import { rangeNeighbours } from "./range-neighbours";
import { hasSpill, rangeSpills } from "./range-spills";
import type { MemberTable } from "./table";

const contents: Property<RangeTarget, SheetHost> = {
  calculated: true,
  get: (target, host) => readFormulas(host, target),
  set: (target, value, host) => writeContents(host, target, value),
};

const numberFormat: Property<RangeTarget, SheetHost> = {
  get: (target, host) => readNumberFormats(host, target),
  set: (target, value, host) => writeNumberFormats(host, target, value),
};

const address: Property<RangeTarget, SheetHost> = {
  get: ({ sheetId, area }, host) => formatAddress(host.worksheet(sheetId).getSheetName(), area),
};

export const range: MemberTable<"Range"> = {
  properties: {
    Address: address,
    AddressLocal: address,
    CellCount: { get: ({ area }) => area.rows * area.columns },
    RowCount: { get: ({ area }) => area.rows },
    ColumnCount: { get: ({ area }) => area.columns },
    RowIndex: { get: ({ area }) => area.row },
    ColumnIndex: { get: ({ area }) => area.column },
    Left: { get: ({ sheetId, area }, host) => pointsOfPixels(edgeOf(columnsOf(host, sheetId), area.column)) },
    Top: { get: ({ sheetId, area }, host) => pointsOfPixels(edgeOf(rowsOf(host, sheetId), area.row)) },
    IsEntireRow: { get: ({ area }) => isEntireRow(area) },
    IsEntireColumn: { get: ({ area }) => isEntireColumn(area) },
    Values: { ...contents, get: (target, host) => readValues(host, target) },
    // The spreadsheet speaks English: its local formulas are Excel's own.
    Formulas: contents,
    FormulasLocal: contents,
    Text: { calculated: true, get: (target, host) => readText(host, target) },
    ValueTypes: { calculated: true, get: (target, host) => readValueTypes(host, target) },
    NumberFormat: numberFormat,
    NumberFormatLocal: numberFormat,
    HasSpill: { calculated: true, get: (target, host) => hasSpill(host, target) },
  },
  objects: {
    Format: (target) => instance("RangeFormat", target),
    Worksheet: ({ sheetId }) => instance("Worksheet", { sheetId }),
    ConditionalFormats: (target) => instance("ConditionalFormatCollection", target),
  },
  methods: {
    ...rangeNeighbours,
    ...rangeSpills,
    Calculate: (_, _args, host) => host.calculation.recalculate(),
    Clear: (target, [applyTo], host) => clearRange(host, target, applyTo),
    Delete: (target, [shift], host) =>
      deleteCells(host, target, oneOf(shift, "shift", { Up: "rows", Left: "columns" })),
    Insert: (target, [shift], host) => {
      insertCells(host, target, oneOf(shift, "shift", { Down: "rows", Right: "columns" }));
      return instance("Range", target);
    },
    Merge: (target, [across], host) => merge(host, target, optional(across, false, boolean, "across")),
    Unmerge: (target, _args, host) => unmerge(host, target),
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
            `${rows} × ${columns} values for ${area.rows} × ${area.columns} cells.`,
        );
    },
  },
};
