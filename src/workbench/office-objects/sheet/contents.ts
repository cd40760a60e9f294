import type { ICellData, IObjectMatrixPrimitiveType } from "@univerjs/core";
import { longestOf } from "../../../grid/limits";
import { cultureOfVisit } from "../../univer/typing/culture";
import { ExcelError, invalidArgument } from "../batch/errors";
import {
  areaOfRange,
  boundingArea,
  cellAt,
  intersection,
  isEntireColumn,
  isEntireRow,
  lastColumn,
  lastRow,
  type Area,
} from "../cells/areas";
import {
  cellOf,
  contentOf,
  generalText,
  valueTypeOf,
  type RangeValue,
  type UniverCell,
} from "../cells/cell-values";
import type { SheetHost } from "./host";
import type { Contents } from "./pending-writes";
import type { RangeTarget } from "./types";

/** Excel's own limit on the cells in one request. */
const MAX_CELLS = 5_000_000;

type Matrix<T> = T[][];

/** Whether a range has entire rows or columns. Excel returns null for the contents of such a range. */
export const isUnbounded = (area: Area) => isEntireColumn(area) || isEntireRow(area);

/** Reads each cell of a range, including the blank ones beyond Univer's rows and columns; null for entire rows and columns. */
function readCells<T>(
  host: SheetHost,
  target: RangeTarget,
  read: (cell: UniverCell, row: number, column: number) => T,
): Matrix<T> | null {
  const { area, sheetId } = target;
  if (isUnbounded(area)) return null;
  if (area.rows * area.columns > MAX_CELLS) throw new ExcelError("RangeExceedsLimit");
  const unitId = host.workbook.getId();
  const sheet = host.worksheet(sheetId).getSheet();
  const rows: Matrix<T> = [];
  for (let row = area.row; row <= lastRow(area); row++) {
    const values: T[] = [];
    for (let column = area.column; column <= lastColumn(area); column++) {
      const own = sheet.getCellRaw(row, column);
      const cell = isBlank(own) ? (host.internals.spilledCell(unitId, sheetId, row, column) ?? own) : own;
      values.push(read(cell, row, column));
    }
    rows.push(values);
  }
  return rows;
}

const isBlank = (cell: UniverCell) => !cell || ((cell.v ?? "") === "" && !cell.f && !cell.si && !cell.p);

export const readValues = (host: SheetHost, target: RangeTarget) => readCells(host, target, contentOf);

export const readValueTypes = (host: SheetHost, target: RangeTarget) => readCells(host, target, valueTypeOf);

/** The formulas of cells that have one, and the values of the others. */
export function readFormulas(host: SheetHost, target: RangeTarget): Matrix<RangeValue> | null {
  const sheet = host.worksheet(target.sheetId);
  return readCells(host, target, (cell, row, column) =>
    cell?.f || cell?.si ? sheet.getRange(row, column).getFormula() : contentOf(cell),
  );
}

export function readText(host: SheetHost, target: RangeTarget): Matrix<string> | null {
  const sheet = host.worksheet(target.sheetId).getSheet();
  const styles = host.workbook.getWorkbook().getStyles();
  const culture = cultureOfVisit();
  return readCells(host, target, (cell, row, column) => {
    const formatted = typeof cell?.v === "number" && styles.getStyleByCell(cell)?.n?.pattern;
    return formatted ? String(sheet.getCell(row, column)?.v ?? "") : generalText(contentOf(cell), culture);
  });
}

export function readNumberFormats(host: SheetHost, target: RangeTarget): Matrix<string> | null {
  const sheet = host.worksheet(target.sheetId).getSheet();
  return readCells(
    host,
    target,
    (_, row, column) =>
      sheet.getComposedCellStyleByCellData(row, column, sheet.getCellRaw(row, column))?.n?.pattern ||
      "General",
  );
}

/**
 * What is written to each cell of a range: one value for all, or a matrix of the range's shape.
 *
 * @throws InvalidArgument if the shape differs, or if the range has entire rows or columns
 */
export function matrixFor<T>(
  area: Area,
  input: unknown,
  isValue: (value: unknown) => value is T,
): (T | null)[][] | T {
  if (isUnbounded(area)) throw invalidArgument("The contents of entire rows or columns cannot be set.");
  const check = (value: unknown) => {
    if (value === null || isValue(value)) return value;
    throw invalidArgument(`${JSON.stringify(value)?.slice(0, 60)} cannot stand in a cell.`);
  };
  if (!Array.isArray(input)) {
    const value = check(input);
    if (value === null) throw invalidArgument("A value for all cells is missing.");
    return value;
  }
  const shape = `${input.length} × ${Array.isArray(input[0]) ? input[0].length : "?"}`;
  if (input.length !== area.rows || input.some((row) => !Array.isArray(row) || row.length !== area.columns))
    throw misshapen(shape, area);
  return (input as unknown[][]).map((row) => row.map(check));
}

export const misshapen = (shape: string, { rows, columns }: Area) =>
  invalidArgument(
    "The number of rows or columns in the input array doesn't match the size or dimensions of the range: " +
      `${shape} values for ${rows} × ${columns} cells.`,
  );

/** @throws InvalidArgument, as Excel does, if the contents are too long for a cell */
function isContent(value: unknown): value is RangeValue {
  if (typeof value !== "string") return typeof value === "number" || typeof value === "boolean";
  const most = longestOf(value);
  if (value.length > most)
    throw invalidArgument(`A cell takes ${most} characters of this kind; ${value.length} are too many.`);
  return true;
}

const isFormula = (value: RangeValue | null) => typeof value === "string" && value.startsWith("=");

/** Writes values or formulas, as described at `cellOf`. Values without formulas may wait to be joined by more. */
export function writeContents(host: SheetHost, target: RangeTarget, input: unknown): void {
  const { rows, columns } = target.area;
  const given = matrixFor(target.area, input, isContent);
  host.checkWritable(target);
  const contents = Array.isArray(given)
    ? given
    : Array.from({ length: rows }, () => new Array<RangeValue>(columns).fill(given));
  if (contents.some((row) => row.some(isFormula))) writeCells(host, target, contents);
  else host.pending.add(target, contents, (joined, all) => writeCells(host, joined, all));
}

function writeCells(host: SheetHost, target: RangeTarget, contents: Contents): void {
  const { row: top, column: left } = target.area;
  const styles = host.workbook.getWorkbook().getStyles();
  const sheet = host.worksheet(target.sheetId).getSheet();
  const range = host.range(target);
  const cells: IObjectMatrixPrimitiveType<ICellData> = {};
  for (const [r, values] of contents.entries()) {
    const row: Record<number, ICellData> = {};
    for (const [c, value] of values.entries()) {
      const { pattern = "" } = styles.getStyleByCell(sheet.getCellRaw(top + r, left + c))?.n ?? {};
      const cell = cellOf(value, pattern, host);
      if (cell) row[left + c] = cell;
    }
    if (Object.keys(row).length > 0) cells[top + r] = row;
  }
  if (Object.keys(cells).length > 0) range.setValues(cells);
}

const isFormat = (value: unknown): value is string => typeof value === "string";

/** Sets number formats. Univer cells without one have Excel's General. */
export function writeNumberFormats(host: SheetHost, target: RangeTarget, input: unknown): void {
  const { area } = target;
  const formats = matrixFor(area, input, isFormat);
  const old = readNumberFormats(host, target)!;
  const pattern = (format: string) => (format === "General" ? "" : format);
  host
    .range(target)
    .setNumberFormats(
      old.map((row, r) =>
        row.map((was, c) => pattern(Array.isArray(formats) ? (formats[r]?.[c] ?? was) : formats)),
      ),
    );
}

/**
 * The smallest part of a range that contains all its used cells, or null. Used cells have contents or spilled values or, unless only values
 * count, a format.
 */
export function usedArea(host: SheetHost, target: RangeTarget, valuesOnly: boolean): Area | null {
  const { area, sheetId } = target;
  let used: Area | null = null;
  const add = (cells: Area | null) => {
    if (cells) used = used ? boundingArea(used, cells) : cells;
  };
  host
    .worksheet(sheetId)
    .getSheet()
    .getCellMatrix()
    .forValue((row, column, cell) => {
      if (!isBlank(cell) || (!valuesOnly && cell?.s)) add(intersection(area, cellAt(row, column)));
    });
  for (const { entry } of host.internals.spills(host.workbook.getId(), sheetId))
    add(intersection(area, areaOfRange(entry)));
  return used;
}
