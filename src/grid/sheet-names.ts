/** Sheet names that need no quotes in an address. */
const PLAIN_NAME = /^[\p{L}_][\p{L}\p{N}_.]*$/u;
/** Names that could be mistaken for a cell, as in `A1` or `R1C1`, are quoted. */
const LIKE_A_CELL = /^([A-Za-z]{1,3}[0-9]+|[Rr][0-9]*[Cc][0-9]*|[Rr]|[Cc])$/;

/** A sheet name in quotes, which is always valid in a formula. */
export const inQuotes = (sheet: string): string => `'${sheet.replaceAll("'", "''")}'`;

/** A sheet name as Excel writes it in a formula: quoted if necessary. */
export const quoteSheet = (sheet: string): string =>
  PLAIN_NAME.test(sheet) && !LIKE_A_CELL.test(sheet) ? sheet : inQuotes(sheet);

/** The sheet name in a part of a formula, which may be quoted or not. */
export const unquoteSheet = (text: string): string =>
  /^'.*'$/s.test(text) ? text.slice(1, -1).replaceAll("''", "'") : text;

/** Splits `'My sheet'!B3` into its sheet and its cells. Without a sheet name the active sheet is meant. */
export function splitAddress(address: string): { sheet?: string; cells: string } {
  const mark = address.lastIndexOf("!");
  if (mark < 0) return { cells: address.trim() };
  return { sheet: unquoteSheet(address.slice(0, mark).trim()), cells: address.slice(mark + 1).trim() };
}

/** An address with its sheet name. */
export const qualifiedAddress = (sheet: string, cells: string): string => `${quoteSheet(sheet)}!${cells}`;
