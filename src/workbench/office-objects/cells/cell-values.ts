import type { ICellData } from "@univerjs/core";
import type { Culture } from "../../univer/typing/culture";

/** A cell's content as in Office.js's `values`: blank cells are empty strings, errors their names. */
export type RangeValue = string | number | boolean;

/** Univer's `CellValueType`, without loading Univer. */
export const TEXT = 1;
export const NUMBER = 2;
export const BOOLEAN = 3;
/** It stays a text whatever it looks like. */
export const FORCED_TEXT = 4;

const ERRORS = new Set(
  "#DIV/0! #N/A #NAME? #NULL! #NUM! #REF! #VALUE! #SPILL! #CALC! #BUSY! #FIELD! #CONNECT! #ERROR! #CYCLE!".split(
    " ",
  ),
);

/** A cell in Univer's form, if it exists. */
export type UniverCell = ICellData | null | undefined | void;

/** The value of a cell, without its number format. */
export function contentOf(cell: UniverCell): RangeValue {
  if (!cell) return "";
  const richText = cell.p?.body?.dataStream;
  if (richText !== undefined) return richText.replace(/\r?\n$/, "").replaceAll("\r", "\n");
  const value = cell.v ?? "";
  return cell.t === BOOLEAN && value !== "" ? value === 1 || value === true || value === "1" : value;
}

/** Names of `Excel.RangeValueType`. All numbers are `Double` in Excel, including whole ones. */
export function valueTypeOf(cell: UniverCell): string {
  const content = contentOf(cell);
  if (typeof content === "boolean") return "Boolean";
  if (typeof content === "number") return "Double";
  if (content === "" && !cell?.f && !cell?.si) return "Empty";
  return ERRORS.has(content) && cell?.t !== FORCED_TEXT ? "Error" : "String";
}

/**
 * The text of a value without a number format, as Excel's General format shows it in a wide enough column. It has at most eleven characters
 * for a number, and the culture's words for truth values.
 */
export function generalText(content: RangeValue, culture: Culture): string {
  if (typeof content === "boolean") return content ? culture.true : culture.false;
  return typeof content === "string" ? content : generalNumber(content).replace(".", culture.decimal);
}

function generalNumber(content: number): string {
  const size = Math.abs(content);
  if (size === 0) return "0";
  if (size >= 1e11 || size < 1e-9) return exponential(content);
  const wholeDigits = Math.max(1, Math.floor(Math.log10(size)) + 1);
  const fixed = trimZeros(content.toFixed(Math.max(0, 10 - wholeDigits)));
  return size < 1e-4 && Number(fixed) !== content ? exponential(content) : fixed;
}

function exponential(value: number): string {
  const [digits, exponent] = value.toExponential(5).split("e") as [string, string];
  return `${trimZeros(digits)}E${exponent[0]}${exponent.slice(1).padStart(2, "0")}`;
}

const trimZeros = (digits: string) => (digits.includes(".") ? digits.replace(/\.?0+$/, "") : digits);

/** Content is written whole: formula, shared formula id and rich text go with their old value. */
const PLAIN = { f: null, si: null, p: null };

export interface CellWriter {
  /** Turns typed text into a cell with a number format: a number, a date, a text. */
  typed(text: string, pattern: string): ICellData;
  /** @throws InvalidArgument if the text is not a formula, as in `=SUM(` */
  checkFormula(text: string): void;
}

/**
 * The cell that results from writing a value to `values` or `formulas`. `=…` is a formula, `'…` a text. Other strings are treated as if
 * typed, and an empty string clears the cell. Cells with the number format `@` take everything as text. Null leaves a cell as it is.
 */
export function cellOf(value: RangeValue | null, pattern: string, writer: CellWriter): ICellData | null {
  const isTextCell = pattern === "@";
  if (value === null) return null;
  if (value === "") return { ...PLAIN, v: null };
  if (typeof value === "boolean") return { ...PLAIN, v: value ? 1 : 0, t: BOOLEAN };
  if (typeof value === "number") return { ...PLAIN, v: value, t: isTextCell ? TEXT : NUMBER };
  if (value.startsWith("'")) return { ...PLAIN, v: value.slice(1), t: FORCED_TEXT };
  if (isTextCell) return { ...PLAIN, v: value, t: TEXT };
  if (value.length > 1 && value.startsWith("=")) {
    writer.checkFormula(value);
    return { ...PLAIN, f: value, v: null };
  }
  return { ...writer.typed(value, pattern), ...PLAIN };
}
