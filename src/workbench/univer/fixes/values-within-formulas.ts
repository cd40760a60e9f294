import { ArrayValueObject } from "@univerjs/preset-sheets-core";

/** The part of Univer's `ArrayValueObject` that calculates one row, and notes the value in an index of the cells of a sheet. */
interface CalculatedArray {
  __batchOperatorRowValue(
    ...row: [
      ...operand: [value: unknown, column: number, results: unknown, operation: number, row: number],
      ...place: [workbook: string, sheet: string, firstRow: number, firstColumn: number],
      ...comparison: [operator?: string, isCaseSensitive?: boolean],
    ]
  ): void;
}

/**
 * Keeps values within formulas out of the index of cells that Univer compares with. An array that a formula calculates stands in no cell,
 * so its first row and column are -1. Univer adds them up and takes the array for the cells at the sheet's corner.
 */
export function keepValuesWithinFormulas(): void {
  const arrays = ArrayValueObject.prototype as unknown as CalculatedArray;
  const calculate = arrays.__batchOperatorRowValue;
  arrays.__batchOperatorRowValue = function (value, column, results, operation, row, workbook, ...rest) {
    const [, firstRow, firstColumn] = rest;
    const standsInCells = firstRow >= 0 && firstColumn >= 0;
    calculate.call(this, value, column, results, operation, row, standsInCells ? workbook : "", ...rest);
  };
}
