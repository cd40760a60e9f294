/** Names of sheets that stand in an address without quotes. */
const PLAIN_NAME = /^[\p{L}_][\p{L}\p{N}_.]*$/u;
/** Names that could be read as a cell, as in `A1` or `R1C1`, are quoted. */
const LIKE_A_CELL = /^([A-Za-z]{1,3}[0-9]+|[Rr][0-9]*[Cc][0-9]*|[Rr]|[Cc])$/;

/** A sheet's name in quotes, as it may always stand in a formula. */
export const inQuotes = (sheet: string): string => `'${sheet.replaceAll("'", "''")}'`;

/** A sheet's name as Excel writes it in a formula: in quotes where it has to be. */
export const quoteSheet = (sheet: string): string =>
  PLAIN_NAME.test(sheet) && !LIKE_A_CELL.test(sheet) ? sheet : inQuotes(sheet);

/** The name of a sheet that stands in a formula, in quotes or not. */
export const unquoteSheet = (text: string): string =>
  /^'.*'$/s.test(text) ? text.slice(1, -1).replaceAll("''", "'") : text;

/** Splits `'My sheet'!B3` into its sheet and its cells; without a sheet's name the active sheet is meant. */
export function splitAddress(address: string): { sheet?: string; cells: string } {
  const mark = address.lastIndexOf("!");
  if (mark < 0) return { cells: address.trim() };
  return { sheet: unquoteSheet(address.slice(0, mark).trim()), cells: address.slice(mark + 1).trim() };
}

/** An address with its sheet's name. */
export const qualifiedAddress = (sheet: string, cells: string): string => `${quoteSheet(sheet)}!${cells}`;
