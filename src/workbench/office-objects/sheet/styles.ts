import type { IRange, IStyleData } from "@univerjs/core";
import type { Property } from "../batch/object-table";
import { intersection, isEntireColumn, lastColumn, lastRow, type Area } from "../cells/areas";
import type { SheetHost } from "./host";
import type { RangeTarget } from "./types";

/** The style of cells when nothing is set. */
const UNSTYLED: IStyleData = {};

/** What is read from all cells of a range, or null if they differ, as Excel returns it for formats. */
export function common<Cell, T>(cells: Iterable<Cell>, read: (cell: Cell) => T): T | null {
  let first: T | undefined;
  for (const cell of cells) {
    const value = read(cell);
    if (first === undefined) first = value;
    else if (value !== first) return null;
  }
  return first ?? null;
}

/** The styles of an area's cells, each combined from its column, its row and the cell itself. */
export function* stylesOf(host: SheetHost, target: RangeTarget): Generator<IStyleData> {
  const area = host.onGrid(target);
  if (!area) {
    yield UNSTYLED;
    return;
  }
  const sheet = host.worksheet(target.sheetId).getSheet();
  for (const [row, column] of cellsOf(area))
    yield sheet.getComposedCellStyleByCellData(row, column, sheet.getCellRaw(row, column)) ?? UNSTYLED;
}

/** The rows and columns of the cells of an area. */
export function* cellsOf(area: Area): Generator<[row: number, column: number]> {
  for (let row = area.row; row <= lastRow(area); row++)
    for (let column = area.column; column <= lastColumn(area); column++) yield [row, column];
}

/**
 * Sets one entry of the styles of all cells of a range; null removes it. Entire columns have too many cells, so it is set on the columns
 * and on the cells in use.
 */
function setStyle(host: SheetHost, target: RangeTarget, type: keyof IStyleData, value: unknown): void {
  const set = (range: IRange) =>
    host.command("sheet.command.set-style", target.sheetId, { range, style: { type, value } });
  if (!isEntireColumn(target.area)) {
    host.checkWritable(target);
    return set(host.univerRange(target));
  }
  styleColumns(host, target, { [type]: value });
  const used = host.cellsInUse(target.sheetId);
  const area = used && intersection(used, target.area);
  if (area) set(host.univerRange({ ...target, area }));
}

/** Adds to the style that each of entire columns has. */
function styleColumns(host: SheetHost, target: RangeTarget, style: object): void {
  const { startColumn, endColumn } = host.univerRange(target);
  const sheet = host.worksheet(target.sheetId).getSheet();
  const styles = host.workbook.getWorkbook().getStyles();
  const columns = Array.from({ length: endColumn - startColumn + 1 }, (_, k) => startColumn + k);
  const columnData = Object.fromEntries(
    columns.map((column) => [column, { s: { ...styles.get(sheet.getColumnStyle(column)), ...style } }]),
  );
  host.command("sheet.command.set-col-data", target.sheetId, { columnData });
}

/** A format property that is one entry of the cells' styles. */
export function styled<Key extends keyof IStyleData>(
  key: Key,
  read: (style: IStyleData, host: SheetHost) => string | number | boolean,
  write: (value: unknown, host: SheetHost) => IStyleData[Key] | null,
): Property<RangeTarget, SheetHost> {
  return {
    get: (target, host) => common(stylesOf(host, target), (style) => read(style, host)),
    set: (target, value, host) => setStyle(host, target, key, write(value, host)),
  };
}
