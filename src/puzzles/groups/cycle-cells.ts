import { i18n } from "../../language";
import { correctedCycles } from "../../permutations/corrections";
import { isIdentity } from "../../permutations/cycle-scan";
import { readCycles, type ReadCycles } from "../../permutations/notation";
import { NotationError, withRemedy } from "../../permutations/notation-error";
import { PRODUCT_ORDERS, type ProductOrder } from "../../permutations/product-order";
import { CellError, isBlank, shown, textOf, type Cell, type Cells } from "../../grid/cells";
import { plainText } from "../../grid/plain-text";

export const expectedCycles = () => i18n.t("expected cycles such as (1 4 2)(3 8), or () for the identity");

/**
 * The permutations of one call or one table, which are read alike. The text (74) is (7 4) where points have one digit. It may be the point
 * 74 where another text has a point of several digits.
 */
export class CycleTexts {
  private hasLong = false;
  private error: (() => CellError) | undefined;

  /** Notes what the digits of a text say. Throws the error of the first text that is no longer clear. */
  add(
    { hasLong, unlessDigits }: Omit<ReadCycles, "cycles">,
    fail: (error: NotationError) => CellError,
  ): void {
    this.hasLong ||= hasLong;
    if (unlessDigits) this.error ??= () => fail(unlessDigits());
    if (this.hasLong && this.error) throw this.error();
  }

  /** The same for a text that has only numbers. */
  addNumbers(largest: number): void {
    this.hasLong ||= largest > 9;
    if (this.hasLong && this.error) throw this.error();
  }

  /** The same for all texts of another argument. */
  addAll({ hasLong, error }: CycleTexts): void {
    this.hasLong ||= hasLong;
    this.error ??= error;
    if (this.hasLong && this.error) throw this.error();
  }
}

/** The order in a cell; the usual one where there is none. */
export const orderIn = (cells: Cells | undefined): ProductOrder =>
  PRODUCT_ORDERS.find((order) => order === textOf(cells?.[0][0] ?? "").trim()) ?? "left to right";

/**
 * The cycles in a cell, the first to act first; from left to right if there is no order. What is read together with the cell is in `texts`.
 */
export function cyclesIn(
  cell: Cell,
  argument: string,
  row?: number,
  column?: number,
  order?: ProductOrder,
  texts?: CycleTexts,
): string[][] {
  if (isBlank(cell)) {
    throw new CellError(argument, `${i18n.t("the cell is blank")}; ${expectedCycles()}`, row, column);
  }
  if (typeof cell === "number" && cell < 0) {
    const problem = i18n.t(
      "here is the number {number}: Excel reads ({positive}) as this number; put an apostrophe before it",
      { number: cell, positive: -cell },
    );
    throw new CellError(argument, problem, row, column);
  }
  const text = textOf(cell);
  // The number 1 is none: it may well stand in the wrong column.
  if (cell === "1") return [];
  const fail = (problem: string, corrected?: string) =>
    new CellError(
      argument,
      withRemedy(problem, corrected ?? correctedCell(cell, order), expectedCycles()),
      row,
      column,
    );
  if (!hasParentheses(text) && !isIdentity(text)) {
    throw fail(i18n.t("{cell} has no parentheses", { cell: shown(cell) }));
  }
  const failAt = ({ message, corrected }: NotationError) => fail(`${shown(text)}, ${message}`, corrected);
  try {
    const read = readCycles(text, order);
    texts?.add(read, failAt);
    return read.cycles;
  } catch (error) {
    throw error instanceof NotationError ? failAt(error) : error;
  }
}

/** What may have been meant by a text that cannot be read. */
export const correctedCell = (cell: Cell, order?: ProductOrder): string | undefined =>
  typeof cell === "string" ? correctedCycles(cell, order) : undefined;

/** Whether a cell looks like a permutation. */
export function hasParentheses(cell: Cell): boolean {
  return typeof cell === "string" && /[()]/.test(plainText(cell));
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
    const problem = `${shown(cell)}, ${error.message}`;
    throw new CellError(argument, withRemedy(problem, error.corrected, expected()), row, column);
  }
}
