import { i18n } from "../../language";
import { isIdentity, NotationError, parseCycles } from "../../permutations/notation";
import type { ProductOrder } from "../../permutations/product-order";
import { CellError, isBlank, shown, textOf, type Cell } from "../../grid/cells";

export const expectedCycles = () => i18n.t("expected cycles such as (1 4 2)(3 8), or () for the identity");

/** The cycles in a cell, the first to act first; from left to right if there is no order. */
export function cyclesIn(
  cell: Cell,
  argument: string,
  row?: number,
  column?: number,
  order?: ProductOrder,
): string[][] {
  if (isBlank(cell)) {
    throw new CellError(argument, `${i18n.t("the cell is blank")}; ${expectedCycles()}`, row, column);
  }
  if (typeof cell === "number" && cell < 0) {
    const problem = i18n.t(
      "here is the number {number}, as which Excel reads ({positive}); put an apostrophe before it",
      { number: cell, positive: -cell },
    );
    throw new CellError(argument, problem, row, column);
  }
  const text = textOf(cell);
  if (!hasParentheses(text) && !isIdentity(text)) {
    const problem = i18n.t("{cell} has no parentheses", { cell: shown(cell) });
    throw new CellError(argument, `${problem}; ${expectedCycles()}`, row, column);
  }
  return withPlace(() => parseCycles(text, order), cell, expectedCycles, argument, row, column);
}

/** Whether a cell looks like a permutation. */
export function hasParentheses(cell: Cell): boolean {
  return typeof cell === "string" && /[()]/.test(cell);
}

/** What a parser makes of a cell. Turns its NotationError into a CellError that names the position and what was expected. */
export function withPlace<Result>(
  parse: () => Result,
  cell: Cell,
  expected: () => string,
  argument: string,
  row?: number,
  column?: number,
): Result {
  try {
    return parse();
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    throw new CellError(argument, `${shown(cell)} ${error.message}; ${expected()}`, row, column);
  }
}
