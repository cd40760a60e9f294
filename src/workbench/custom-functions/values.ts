/** An error value such as #VALUE!, with its message if the function gave one. */
export class FormulaError {
  constructor(
    readonly code: string,
    readonly message = "",
  ) {}
}

/** What a cell can hold; null is a blank cell. */
export type FormulaValue = number | string | boolean | null | FormulaError;

/** Rows of cells; a single cell is a matrix of one row and one column. */
export type ValueMatrix = FormulaValue[][];

export function rowCount(matrix: ValueMatrix): number {
  return matrix.length;
}

export function columnCount(matrix: ValueMatrix): number {
  return matrix[0]?.length ?? 0;
}

export function isSingle(matrix: ValueMatrix): boolean {
  return rowCount(matrix) === 1 && columnCount(matrix) === 1;
}
