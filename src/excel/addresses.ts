export { cellAddress } from "../lessons/addresses";

/** Splits `'My sheet'!B3` into its sheet and its cells; without a sheet's name the active sheet is meant. */
export function splitAddress(address: string): { sheet?: string; cells: string } {
  const mark = address.lastIndexOf("!");
  if (mark < 0) return { cells: address.trim() };
  const name = address.slice(0, mark).trim();
  const sheet = /^'.*'$/.test(name) ? name.slice(1, -1).replaceAll("''", "'") : name;
  return { sheet, cells: address.slice(mark + 1).trim() };
}

/** An address with its sheet's name, quoted where Excel wants quotes. */
export function qualifiedAddress(sheet: string, cells: string): string {
  const name = /^[\p{L}_][\p{L}\p{N}_.]*$/u.test(sheet) ? sheet : `'${sheet.replaceAll("'", "''")}'`;
  return `${name}!${cells}`;
}
