/** What Excel makes columns and rows of that nobody has resized, in pixels. */
export const EXCEL_COLUMN = 64;
export const EXCEL_ROW = 20;

/** A character of Excel's usual font is 7 pixels wide, and a column has 5 to spare. */
const CHARACTER = 7;
const SPARE = 5;

export const pixelsOfCharacters = (characters: number): number => Math.round(characters * CHARACTER + SPARE);
export const charactersOfPixels = (pixels: number): number => Math.max(0, (pixels - SPARE) / CHARACTER);
