import { columnLetters, columnOfLetters } from "../../../grid/addresses";
import { MAX_COLUMNS, MAX_ROWS } from "../../../grid/limits";
import { quoteSheet } from "../../../grid/sheet-names";
import { areaFromCorners, isEntireColumn, isEntireRow, lastColumn, lastRow, type Area } from "./areas";

/** An address as people write it; the sheet is null if none is named. */
interface RangeAddress {
  sheet: string | null;
  area: Area;
}

const CELL = /^\$?([A-Za-z]{1,3})\$?([0-9]{1,7})$/;
const COLUMN = /^\$?([A-Za-z]{1,3})$/;
const ROW = /^\$?([0-9]{1,7})$/;

/** Parses `B2`, `$A$1:B2`, `A:C` or `3:7`, with or without a sheet (`'My sheet'!A1`). Returns null if it is not an address. */
export function parseAddress(text: string): RangeAddress | null {
  const { sheet, cells } = splitSheet(text.trim());
  const ends = cells.split(":").map((end) => end.trim());
  if (sheet === "" || ends.length > 2) return null;
  const [first = "", last = first] = ends;
  const area = areaBetween(first, last, ends.length === 2);
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
      [columnOfLetters(cells[0][1]!), columnOfLetters(cells[1][1]!)],
    );
  if (!isRange) return null;
  const columns = [COLUMN.exec(first), COLUMN.exec(last)] as const;
  if (columns[0] && columns[1])
    return onGrid([0, MAX_ROWS - 1], [columnOfLetters(columns[0][1]!), columnOfLetters(columns[1][1]!)]);
  const rows = [ROW.exec(first), ROW.exec(last)] as const;
  if (rows[0] && rows[1])
    return onGrid([Number(rows[0][1]) - 1, Number(rows[1][1]) - 1], [0, MAX_COLUMNS - 1]);
  return null;
}

/** The area between two rows and two columns, given in any order; null if it is off the grid. */
function onGrid(rows: [number, number], columns: [number, number]): Area | null {
  const [row, bottom] = [Math.min(...rows), Math.max(...rows)];
  const [column, right] = [Math.min(...columns), Math.max(...columns)];
  return row < 0 || bottom >= MAX_ROWS || right >= MAX_COLUMNS
    ? null
    : areaFromCorners(row, column, bottom, right);
}

/** `B2`, `A1:B2`, `A:C`, `3:7`; with `absolute`, `$A$1:$B$2`. */
export function formatArea(area: Area, absolute = false): string {
  const mark = absolute ? "$" : "";
  const cell = (row: number, column: number) => `${mark}${columnLetters(column)}${mark}${row + 1}`;
  if (isEntireColumn(area) && !isEntireRow(area))
    return `${mark}${columnLetters(area.column)}:${mark}${columnLetters(lastColumn(area))}`;
  if (isEntireRow(area) && !isEntireColumn(area)) return `${mark}${area.row + 1}:${mark}${lastRow(area) + 1}`;
  const first = cell(area.row, area.column);
  return area.rows === 1 && area.columns === 1 ? first : `${first}:${cell(lastRow(area), lastColumn(area))}`;
}

/** `Sheet1!A1:B2`, `'My sheet'!A1`. */
export function formatAddress(sheet: string, area: Area, absolute = false): string {
  return `${quoteSheet(sheet)}!${formatArea(area, absolute)}`;
}
