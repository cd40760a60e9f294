import { pixelsOfCharacters } from "../grid/sizes";

/** Of the columns beyond those of the sheet, in characters of the default font, as Excel has them. */
const DEFAULT_WIDTH = 9;

export const widthOf = (widths: readonly number[], column: number): number => widths[column] ?? DEFAULT_WIDTH;

/** Over how many columns from one on so many characters extend. */
export function columnsFor(characters: number, widths: readonly number[], first: number): number {
  let columns = 0;
  for (let left = characters; left > 0; columns++) left -= widthOf(widths, first + columns);
  return columns;
}

/** How wide some columns are together, in pixels. Each of them has a padding, so that this is more than their characters need. */
export const pixelsOf = (widths: readonly number[], first: number, columns: number): number =>
  Array.from({ length: columns }, (_, right) => pixelsOfCharacters(widthOf(widths, first + right))).reduce(
    (sum, pixels) => sum + pixels,
    0,
  );
