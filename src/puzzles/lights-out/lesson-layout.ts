import { areaAddress, cellAddress } from "../../grid/addresses";

/** The first row of the grids, counted from 0. */
export const TOP = 4;
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

/** Where everything is on the sheet of a board of this size. Rows and columns count from 0. */
export function layoutOf(rows: number, columns: number) {
  const pitch = Math.max(columns, LEAST_COLUMNS) + 1;
  const left = (grid: number) => 1 + grid * pitch;
  const verdict = TOP + Math.max(rows, NUMBERS) + 1;
  const patterns = verdict + 4;
  const area = (grid: number, row: number) => fixed(areaAddress(row, left(grid), rows, columns));
  const numbers = left(PATTERNS);
  const number = (index: number) => fixed(cellAddress(TOP + index, numbers + 1));
  return {
    rows,
    columns,
    left,
    verdict,
    patterns,
    /** The columns from the first grid to the numbers. */
    width: PATTERNS * pitch + 2,
    board: area(0, TOP),
    presses: area(1, TOP),
    after: area(2, TOP),
    pattern: (index: number) => area(index, patterns),
    numbers,
    lamps: number(0),
    rank: number(1),
    length: number(4),
    /** The cell beside the fewest presses. It says if they are not proved to be the fewest. */
    note: fixed(cellAddress(TOP + 4, numbers + 2)),
    end: patterns + rows + 2,
  };
}

export type Layout = ReturnType<typeof layoutOf>;

export const at = (row: number, column: number) => cellAddress(row, column);
export const solve = ({ board }: Layout, answer?: string) =>
  `PUZZLE.SOLVELIGHTS(${board}${answer === undefined ? "" : `,,"${answer}"`})`;
