/** An error value such as #VALUE!, with the words that explain it where the function gave some. */
export class CellError {
  constructor(
    readonly code: string,
    readonly message = "",
  ) {}
}

/** What a cell may hold; null is a blank cell. */
export type CellValue = number | string | boolean | null | CellError;

/** Rows of cells; a single cell is a matrix of one row and one column. */
export type Matrix = CellValue[][];

export function rowCount(matrix: Matrix): number {
  return matrix.length;
}

export function columnCount(matrix: Matrix): number {
  return matrix[0]?.length ?? 0;
}

export function isSingle(matrix: Matrix): boolean {
  return rowCount(matrix) === 1 && columnCount(matrix) === 1;
}
