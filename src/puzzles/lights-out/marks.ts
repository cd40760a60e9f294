import { i18n } from "../../language";
import { CellError, numberIn, shown, textOf, type Cell } from "../../grid/cells";

/** What people write for a dark lamp besides 0, FALSE and nothing, in lower case. */
export const DARK_MARKS: readonly string[] = [".", "-", "○", "off", "false"];
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

/** The mark of several lamps in one cell, as a line of a drawing has them. */
export const LINE = /^(?!-1$)[.○#01x-]{2,}$/i;

/** A board on which two marks could both mean lit lamps may have lamps of three states, or names for dark ones: nobody can tell. */
export function twoMarks(argument: string, cell: Cell, lit: Cell, row: number, column: number): CellError {
  const problem = i18n.t(
    "here is {cell}, but lit lamps are {lit}; write {lit} for a lit lamp, 0 for a dark one",
    { cell: shown(cell), lit: shown(lit) },
  );
  return new CellError(argument, problem, row, column);
}

/** The state of a lamp that has more than two. All that means dark is 0. */
export function stateIn(cell: Cell, states: number, place: readonly [string, number, number]): number {
  const mark = markOf(cell);
  if (mark === DARK) return 0;
  const state = numberIn(cell) ?? -1;
  if (Number.isInteger(state) && state > 0 && state < states) return state;
  const [argument, row, column] = place;
  const problem = i18n.t("here is {cell}; expected a whole number from 0 to {most}, or # for no lamp", {
    cell: shown(cell),
    most: states - 1,
  });
  throw new CellError(argument, problem, row, column);
}
