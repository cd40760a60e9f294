import { cellAddress, columnOfLetters, fixed } from "../grid/addresses";
import { inQuotes } from "../grid/sheet-names";

/** A rectangle of cells. All four count from 0, the ends included. */
export interface CellRange {
  readonly startRow: number;
  readonly startCol: number;
  readonly endRow: number;
  readonly endCol: number;
}

/** The rectangle of an address such as `B5:F9` or `$C$3`. */
export function areaOf(address: string): CellRange {
  const [first = "", last = first] = address.replaceAll("$", "").split(":");
  const [start, end] = [cellOf(first), cellOf(last)];
  return { startRow: start.row, startCol: start.col, endRow: end.row, endCol: end.col };
}

function cellOf(address: string): { row: number; col: number } {
  const [letters] = /^[A-Za-z]*/.exec(address)!;
  return { row: Number(address.slice(letters.length)) - 1, col: columnOfLetters(letters) };
}

/** The address of a rectangle: `B5:F9`, or `C3` for a single cell. */
export function addressOfArea({ startRow, startCol, endRow, endCol }: CellRange): string {
  const [start, end] = [cellAddress(startRow, startCol), cellAddress(endRow, endCol)];
  return start === end ? start : `${start}:${end}`;
}

/** The address with its quoted sheet name and absolute references, as in the definitions of names. */
export function fixedAddress(sheet: string, address: string): string {
  return `${inQuotes(sheet)}!${fixed(address.replaceAll("$", ""))}`;
}
