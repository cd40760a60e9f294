import { i18n } from "../language";

/** What a cell holds, as the rest of the house sees it: a blank cell is "", and 0 means the same. */
export type Cell = string | number | boolean;

/** The cells of a range, row by row. */
export type Cells = readonly (readonly Cell[])[];

/** A cell, or a whole argument, that does not hold what was expected. */
export class CellError extends Error {
  override readonly name: string = "CellError";

  constructor(
    /** The argument's name as users know it. */
    readonly argument: string,
    /** What stands there and what was expected, without the place. */
    readonly problem: string,
    /** Counted from 0 in the range; undefined for an argument of a single cell, and for all of a range. */
    readonly row?: number,
    readonly column?: number,
  ) {
    const place = [
      argument,
      ...(row === undefined ? [] : [i18n.t("row {row}", { row: row + 1 })]),
      ...(column === undefined ? [] : [i18n.t("column {column}", { column: column + 1 })]),
    ];
    super(`${place.join(", ")}: ${problem}.`);
  }
}

export function isBlank(cell: Cell): boolean {
  return cell === 0 || (typeof cell === "string" && cell.trim() === "");
}

/** The number in a cell, as a spreadsheet counts with it: also a number written as text, TRUE and FALSE. */
export function numberIn(cell: Cell): number | undefined {
  if (typeof cell !== "string") return Number(cell);
  const number = cell.trim() === "" ? NaN : Number(cell);
  return Number.isFinite(number) ? number : undefined;
}

/** What stands in a cell as text: a number as a spreadsheet shows it, at most 15 digits long, without an exponent. */
export function textOf(cell: Cell): string {
  if (typeof cell === "string") return cell.trim();
  if (typeof cell === "boolean") return cell ? "TRUE" : "FALSE";
  if (Number.isSafeInteger(cell)) return String(cell);
  return Number.isInteger(cell) ? BigInt(cell).toString() : String(Number(cell.toPrecision(15)));
}

const MAX_SHOWN_LENGTH = 40;

/** A cell in a message: text in quotation marks and, if it is long, only its beginning. */
export function shown(cell: Cell): string {
  if (typeof cell === "boolean") return cell ? i18n.t("TRUE") : i18n.t("FALSE");
  if (typeof cell === "number") return String(cell).toUpperCase();
  const text = cell.length <= MAX_SHOWN_LENGTH ? cell : `${cell.slice(0, MAX_SHOWN_LENGTH)}…`;
  return i18n.t('"{text}"', { text });
}
