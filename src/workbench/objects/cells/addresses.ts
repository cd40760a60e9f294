import { MAX_COLUMNS, MAX_ROWS } from "../../../grid/limits";
import { between, isEntireColumn, isEntireRow, lastColumn, lastRow, type Area } from "./areas";

/** An address as people write it; the sheet is null where none is named. */
export interface Address {
  sheet: string | null;
  area: Area;
}

const CELL = /^\$?([A-Za-z]{1,3})\$?([0-9]{1,7})$/;
const COLUMN = /^\$?([A-Za-z]{1,3})$/;
const ROW = /^\$?([0-9]{1,7})$/;
/** Names of sheets that stand in an address without quotes. */
const PLAIN_NAME = /^[\p{L}_][\p{L}\p{N}_.]*$/u;
/** Names that could be read as a cell, as in `A1` or `R1C1`, are quoted. */
const LIKE_A_CELL = /^([A-Za-z]{1,3}[0-9]+|[Rr][0-9]*[Cc][0-9]*|[Rr]|[Cc])$/;

/** `A` for 0, `Z` for 25, `AA` for 26. */
export function columnName(column: number): string {
  let name = "";
  for (let n = column + 1; n > 0; n = Math.floor((n - 1) / 26))
    name = String.fromCharCode(65 + ((n - 1) % 26)) + name;
  return name;
}

/** 0 for `A`; letters only. */
export function columnIndex(name: string): number {
  let index = 0;
  for (const letter of name.toUpperCase()) index = index * 26 + letter.charCodeAt(0) - 64;
  return index - 1;
}

/** Reads `B2`, `$A$1:B2`, `A:C`, `3:7`, each with or without a sheet (`'My sheet'!A1`); null if it is no address. */
export function parseAddress(text: string): Address | null {
  const { sheet, cells } = splitSheet(text.trim());
  const ends = cells.split(":");
  if (sheet === "" || ends.length > 2) return null;
  const first = ends[0]!.trim();
  const area = areaBetween(first, (ends[1] ?? first).trim(), ends.length === 2);
  return area && { sheet, area };
}

function splitSheet(text: string): { sheet: string | null; cells: string } {
  const quoted = /^'((?:[^']|'')*)'!(.*)$/s.exec(text);
  if (quoted) return { sheet: quoted[1]!.replaceAll("''", "'"), cells: quoted[2]! };
  const bang = text.lastIndexOf("!");
  return bang < 0
    ? { sheet: null, cells: text }
    : { sheet: text.slice(0, bang), cells: text.slice(bang + 1) };
}

function areaBetween(first: string, last: string, isRange: boolean): Area | null {
  const cells = [CELL.exec(first), CELL.exec(last)] as const;
  if (cells[0] && cells[1])
    return onGrid(
      [Number(cells[0][2]) - 1, Number(cells[1][2]) - 1],
      [columnIndex(cells[0][1]!), columnIndex(cells[1][1]!)],
    );
  if (!isRange) return null;
  const columns = [COLUMN.exec(first), COLUMN.exec(last)] as const;
  if (columns[0] && columns[1])
    return onGrid([0, MAX_ROWS - 1], [columnIndex(columns[0][1]!), columnIndex(columns[1][1]!)]);
  const rows = [ROW.exec(first), ROW.exec(last)] as const;
  if (rows[0] && rows[1])
    return onGrid([Number(rows[0][1]) - 1, Number(rows[1][1]) - 1], [0, MAX_COLUMNS - 1]);
  return null;
}

/** The area between two rows and two columns, given in any order; null if it is not on the grid. */
function onGrid(rows: [number, number], columns: [number, number]): Area | null {
  const [row, bottom] = [Math.min(...rows), Math.max(...rows)];
  const [column, right] = [Math.min(...columns), Math.max(...columns)];
  return row < 0 || bottom >= MAX_ROWS || right >= MAX_COLUMNS ? null : between(row, column, bottom, right);
}

/** `B2`, `A1:B2`, `A:C`, `3:7`; with `absolute`, `$A$1:$B$2`. */
export function formatArea(area: Area, absolute = false): string {
  const mark = absolute ? "$" : "";
  const cell = (row: number, column: number) => `${mark}${columnName(column)}${mark}${row + 1}`;
  if (isEntireColumn(area) && !isEntireRow(area))
    return `${mark}${columnName(area.column)}:${mark}${columnName(lastColumn(area))}`;
  if (isEntireRow(area) && !isEntireColumn(area)) return `${mark}${area.row + 1}:${mark}${lastRow(area) + 1}`;
  const first = cell(area.row, area.column);
  return area.rows === 1 && area.columns === 1 ? first : `${first}:${cell(lastRow(area), lastColumn(area))}`;
}

/** `Sheet1!A1:B2`, `'My sheet'!A1`. */
export function formatAddress(sheet: string, area: Area, absolute = false): string {
  return `${quoteSheet(sheet)}!${formatArea(area, absolute)}`;
}

export function quoteSheet(name: string): string {
  return PLAIN_NAME.test(name) && !LIKE_A_CELL.test(name) ? name : `'${name.replaceAll("'", "''")}'`;
}
