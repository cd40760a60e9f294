import { NotationError, parseCycles } from "../permutations/notation";
import { CellError, isBlank, shown, textOf, type Cell } from "./cells";

export const EXPECTED_CYCLES = "expected cycles such as (1 4 2)(3 8), or () for the identity";

/** The cycles in a cell, as written. */
export function cyclesIn(cell: Cell, argument: string, row?: number, column?: number): string[][] {
  if (isBlank(cell)) throw new CellError(argument, `the cell is blank; ${EXPECTED_CYCLES}`, row, column);
  if (typeof cell === "number" && cell < 0) {
    const problem = `here is the number ${cell}, as which Excel reads (${-cell}); put an apostrophe before it`;
    throw new CellError(argument, problem, row, column);
  }
  const text = textOf(cell);
  if (!/[()]/.test(text)) {
    throw new CellError(argument, `${shown(cell)} has no parentheses; ${EXPECTED_CYCLES}`, row, column);
  }
  return withPlace(() => parseCycles(text), cell, EXPECTED_CYCLES, argument, row, column);
}

/** What a parser makes of a cell; its NotationError becomes a CellError that names the place and what was expected. */
export function withPlace<Result>(
  parse: () => Result,
  cell: Cell,
  expected: string,
  argument: string,
  row?: number,
  column?: number,
): Result {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    throw new CellError(argument, `${shown(cell)} ${error.message}; ${expected}`, row, column);
  }
}
