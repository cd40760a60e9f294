import { areaAddress, cellAddress } from "../../grid/addresses";

/** How many numbers are beside the grids, and how many patterns are below them. */
const NUMBERS = 6;
export const PATTERNS = 3;
/** Headings need as much room as so many columns. */
const LEAST_COLUMNS = 5;

const fixed = (address: string) => address.replace(/([A-Z]+)(\d+)/g, "$$$1$$$2");
export const isNone = (cells: string) => `(TRIM(${cells})="#")`;
/** 1 in a formula for each lit lamp, as SOLVELIGHTS reads the cells. */
export const isLit = (cells: string) =>
  `IFERROR((${cells}+0<>0)*1,(TRIM(${cells})<>"")*(TRIM(${cells})<>"#"))`;

/** The first row of the grids and, unless it is below them, that of the verdict. Rows count from 0. */
export interface Heights {
  readonly top: number;
  readonly verdict?: number;
}

/** Where everything is on the sheet of a board of this size. Rows and columns count from 0. */
export function layoutOf(rows: number, columns: number, { top, verdict }: Heights) {
  const pitch = Math.max(columns, LEAST_COLUMNS) + 1;
  const left = (grid: number) => 1 + grid * pitch;
  const below = top + Math.max(rows, NUMBERS) + 1;
  const patterns = below + (verdict === undefined ? 4 : 3);
  const area = (grid: number, row: number) => fixed(areaAddress(row, left(grid), rows, columns));
  const numbers = left(PATTERNS);
  const number = (index: number) => fixed(cellAddress(top + index, numbers + 1));
  return {
    rows,
    columns,
    top,
    left,
    verdict: verdict ?? below,
    patterns,
    /** The columns from the first grid to the numbers. */
    width: PATTERNS * pitch + 2,
    board: area(0, top),
    presses: area(1, top),
    after: area(2, top),
    pattern: (index: number) => area(index, patterns),
    numbers,
    lamps: number(0),
    rank: number(1),
    length: number(4),
    /** The cell beside the fewest presses. It says if they are not proved to be the fewest. */
    note: fixed(cellAddress(top + 4, numbers + 2)),
    end: patterns + rows + 2,
  };
}

export type Layout = ReturnType<typeof layoutOf>;

export const at = (row: number, column: number) => cellAddress(row, column);
export const solve = ({ board }: Layout, answer?: string) =>
  `PUZZLE.SOLVELIGHTS(${board}${answer === undefined ? "" : `,,"${answer}"`})`;
