import { i18n } from "../../language";
import { CellError, numberIn, shown, textOf, type Cell } from "../../grid/cells";

/** What people write for a dark lamp besides 0, FALSE and nothing, in lower case. */
const DARK_MARKS: readonly string[] = [".", "-", "○", "off", "false"];
/** What they write for a lit one besides 1 and TRUE. On one board these all mean the same; any other mark has to be the only one. */
const LIT_MARKS: readonly string[] = ["x", "on", "lit", "true"];

export const LIT = "1";
export const DARK = "";

/** The mark of a lamp: LIT for all that certainly means a lit lamp, DARK for a dark one, or any other mark as it is written. */
export function markOf(cell: Cell): string {
  const number = numberIn(cell);
  if (number !== undefined) return number === 0 ? DARK : number === 1 ? LIT : String(number);
  const text = textOf(cell);
  const word = text.toLowerCase();
  if (DARK_MARKS.includes(word)) return DARK;
  return LIT_MARKS.includes(word) ? LIT : text;
}

/** Several lamps in one cell, as a line of a drawing has them; also 101, but not 0.1. */
function isLine(cell: Cell): boolean {
  const text = textOf(cell);
  return /^[01]{2,}$/.test(text) || (numberIn(cell) === undefined && /^[.○#01x-]{2,}$/i.test(text));
}

/** Throws a CellError for a line of lamps in one cell. */
export function checkOneLamp(argument: string, cell: Cell, row: number, column: number): void {
  if (!isLine(cell)) return;
  const lamps = Array.from(textOf(cell)).slice(0, 12).join(", ");
  const problem = i18n.t("here is {cell}; write each lamp in a cell of its own: {lamps}", {
    cell: shown(cell),
    lamps,
  });
  throw new CellError(argument, problem, row, column);
}

/** A board on which two marks could both mean lit lamps may have lamps of three states, or names for dark ones: nobody can tell. */
export function twoMarks(argument: string, cell: Cell, lit: Cell, row: number, column: number): CellError {
  const problem = i18n.t(
    "here is {cell}, but lit lamps are {lit}; write {lit} if this lamp is lit, or 0 if it is dark (lamps of three states are not solved)",
    { cell: shown(cell), lit: shown(lit) },
  );
  return new CellError(argument, problem, row, column);
}
