import { ERROR_CODES, ExcelError } from "../../excel-errors.mjs";

/** The part of Excel's runtime that custom functions use. Import this before the functions. */
Object.assign(globalThis, {
  CustomFunctions: {
    Error: ExcelError,
    ErrorCode: ERROR_CODES,
  },
});

/** The forms in which Excel passes a blank cell. */
export const BLANKS: readonly unknown[] = [0, null, "", undefined];

/** How an error calls a cell that may be blank or have a 0. */
export const blankOr0 = (blank: unknown): string =>
  blank === 0 ? "0 or blank, which look the same to a function; for a point 0 write the text '0" : "blank";

/** The error that a call ends with, as a cell shows it: code and message. */
export async function failure(call: () => unknown): Promise<string> {
  try {
    await call();
  } catch (error) {
    if (error instanceof ExcelError) return `${error.code} ${error.message}`;
    throw error;
  }
  throw new Error("There was no error.");
}
