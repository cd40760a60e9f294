import { ExcelError } from "../../excel-errors.mjs";

export type Scalar = string | number | boolean;

/** What a part of a formula gives: a value, or an array row by row. */
export type Value = Scalar | Scalar[][];

/** The value of an array of one. */
export function single(value: Value): Scalar {
  if (!Array.isArray(value)) return value;
  if (value.length !== 1 || value[0].length !== 1) throw new Error("One value was expected.");
  return value[0][0];
}

export const each = (value: Value, change: (value: Scalar) => Scalar): Value =>
  Array.isArray(value) ? value.map((row) => row.map(change)) : change(value);

const flat = (value: Value): Scalar[] => (Array.isArray(value) ? value.flat() : [value]);
const text = (value: Value) => String(single(value));

/** Excel's own functions, as far as exercises call them. */
export const SPREADSHEET_FUNCTIONS: Readonly<Record<string, (...values: Value[]) => Value>> = {
  AND: (...values) => values.flatMap(flat).every(Boolean),
  OR: (...values) => values.flatMap(flat).some(Boolean),
  IF: (condition, yes, no) => (single(condition) ? yes : no),
  LOWER: (value) => text(value).toLowerCase(),
  TRIM: (value) => text(value).trim().replace(/ +/g, " "),
  LEN: (value) => each(value, (one) => String(one).length),
  FIND: (part, value) => {
    const at = text(value).indexOf(text(part));
    if (at < 0) throw new ExcelError("#VALUE!");
    return at + 1;
  },
  SUBSTITUTE: (value, old, by) => each(old, (one) => text(value).replaceAll(String(one), text(by))),
  SUMPRODUCT: (value) => flat(value).reduce((sum: number, one) => sum + Number(one), 0),
  INDEX: (value, row, column) => (value as Scalar[][])[Number(row) - 1][Number(column) - 1],
  TEXTJOIN: (separator, _ignoreBlanks, value) => flat(value).join(text(separator)),
};
