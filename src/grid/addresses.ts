/** The letters of a column counted from 0: 0 is A, 26 is AA. */
export function columnLetters(column: number): string {
  let letters = "";
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}

/** The column of letters, upper or lower case, counted from 0. */
export function columnOfLetters(letters: string): number {
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** The A1 address of a cell; row and column count from 0. */
export function cellAddress(row: number, column: number): string {
  return `${columnLetters(column)}${row + 1}`;
}

/** The A1 address of a rectangle; row and column count from 0. */
export function areaAddress(row: number, column: number, rows: number, columns: number): string {
  return `${cellAddress(row, column)}:${cellAddress(row + rows - 1, column + columns - 1)}`;
}

/** The row of a cell's address, counted from 1. */
export const rowOfAddress = (address: string): number => Number(/\d+$/.exec(address)![0]);

/** The same cells with `$` signs, so that an address stays when its formula is copied: `$B$3:$D$8`. */
export const fixed = (address: string): string => address.replace(/[A-Z]+|\d+/g, "$$$&");

/** The same cells without `$` signs, as a sheet is told where they are. */
export const plain = (address: string): string => address.replaceAll("$", "");
