import { i18n } from "../language";
import { plainText } from "./plain-text";

/** The contents of a cell as the rest of the code sees them: a blank cell is "", and 0 means the same. */
export type Cell = string | number | boolean;

/** The cells of a range, row by row. */
export type Cells = readonly (readonly Cell[])[];

/** A cell with a text as it looks. */
export const plainCell = (cell: Cell): Cell => (typeof cell === "string" ? plainText(cell) : cell);

/** The values of a range as Excel hands them over: texts as they look, and a blank text for what is missing. */
export const plainCells = (values: readonly (readonly unknown[])[]): Cell[][] =>
  values.map((row) => row.map((value) => plainCell((value ?? "") as Cell)));

/** A cell, or a whole argument, with unexpected contents. */
export class CellError extends Error {
  override readonly name: string = "CellError";

  constructor(
    /** The argument's name as shown to users. */
    readonly argument: string,
    /** What was found and what was expected, without the place. */
    readonly problem: string,
    /** Counted from 0 in the range; undefined for a single-cell argument, and for the range as a whole. */
    readonly row?: number,
    readonly column?: number,
  ) {
    super(`${placeIn(argument, row, column)}: ${problem}.`);
  }
}

/** A cell of an argument as messages name it; without row and column the whole argument. */
export function placeIn(argument: string, row?: number, column?: number): string {
  const place = [argument];
  if (row !== undefined) place.push(i18n.t("row {row}", { row: row + 1 }));
  if (column !== undefined) place.push(i18n.t("column {column}", { column: column + 1 }));
  return place.join(", ");
}

export function isBlank(cell: Cell): boolean {
  return cell === 0 || (typeof cell === "string" && plainText(cell).trim() === "");
}

/** Whether all cells are blank. */
export const isBlankRange = (cells: Cells): boolean => cells.every((row) => row.every(isBlank));

/** What is wrong with cells that are all blank. Excel passes 0 for a blank cell, so a 0 that somebody typed is not seen. */
export function blankProblem(cells: readonly Cell[]): string {
  const count = cells.length;
  return cells.includes(0)
    ? i18n.t(
        "{count, plural, one {the cell is} other {all cells are}} 0 or blank, which look the same to a function; for a point 0 write the text '0",
        { count },
      )
    : i18n.t("{count, plural, one {the cell is} other {all cells are}} blank", { count });
}

/** The number in a cell as a spreadsheet calculates with it, including numbers written as text, TRUE and FALSE. */
export function numberIn(cell: Cell): number | undefined {
  if (typeof cell !== "string") return Number(cell);
  const text = textOf(cell);
  const number = text === "" ? NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
}

/** The contents of a cell as plain text. A number is written as a spreadsheet shows it, with at most 15 digits and no exponent. */
export function textOf(cell: Cell): string {
  if (typeof cell === "string") return plainText(cell).trim();
  if (typeof cell === "boolean") return cell ? "TRUE" : "FALSE";
  if (Number.isSafeInteger(cell)) return String(cell);
  return Number.isInteger(cell) ? BigInt(cell).toString() : String(Number(cell.toPrecision(15)));
}

/** The words in a cell, in lower case; none if it is blank. A text 0 is blank, too, as a 0 is. */
export function wordsIn(cell: Cell): string[] {
  const text = textOf(cell).toLowerCase();
  return text === "0" ? [] : text.split(/[\s,]+/u).filter((word) => word !== "");
}

const MAX_SHOWN_LENGTH = 40;

/** At most so many code units of a text, without half of a character at the end. */
export const beginningOf = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");

/** A cell as quoted in a message: text in quotation marks, with only its beginning if it is long. */
export function shown(cell: Cell): string {
  if (typeof cell === "boolean") return cell ? i18n.t("TRUE") : i18n.t("FALSE");
  if (typeof cell === "number") return String(cell).toUpperCase();
  const text = cell.length <= MAX_SHOWN_LENGTH ? cell : `${beginningOf(cell, MAX_SHOWN_LENGTH)}…`;
  return i18n.t('"{text}"', { text });
}
