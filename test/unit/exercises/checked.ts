import { cellAddress } from "../../../src/grid/addresses";
import type { Exercise } from "../../../src/exercises/exercise";
import { ExcelError } from "../../excel-errors.mjs";
import { computed, type Cells } from "./formulas";

/** What an exercise's formula says of an answer on a sheet with the given cells from B3 on; #VALUE! is no right answer. */
export async function checked({ given, check }: Exercise, answer: string): Promise<boolean> {
  const at = (row: number, column: number) => cellAddress(row + 2, column + 1);
  const cells: Cells = new Map([
    ["A1", answer],
    ...given.flatMap((row, r) => row.map((cell, c) => [at(r, c), cell] as const)),
  ]);
  const all =
    given.length * given[0].length === 1
      ? at(0, 0)
      : `${at(0, 0)}:${at(given.length - 1, given[0].length - 1)}`;
  try {
    const value = await computed(check!("A1", at, all), cells);
    if (typeof value !== "boolean") throw new Error(`The formula gives ${String(value)}.`);
    return value;
  } catch (error) {
    if (error instanceof ExcelError && error.code === "#VALUE!") return false;
    throw error;
  }
}
