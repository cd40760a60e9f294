/** Excel's default sizes of columns and rows, in pixels. */
export const DEFAULT_COLUMN_WIDTH = 64;
export const DEFAULT_ROW_HEIGHT = 20;

/** A character of Excel's default font is 7 pixels wide, plus 5 pixels of padding per column. */
const CHARACTER_WIDTH = 7;
const PADDING = 5;

/** There are 96 pixels and 72 points per inch. */
const PIXELS_PER_POINT = 96 / 72;

export const pixelsOfPoints = (points: number): number => points * PIXELS_PER_POINT;
export const pointsOfPixels = (pixels: number): number => pixels / PIXELS_PER_POINT;

/** The width of a column for this many characters. */
export const pixelsOfCharacters = (characters: number): number => characters * CHARACTER_WIDTH + PADDING;
/** The number of characters that fit into a column this wide. */
export const charactersOfPixels = (pixels: number): number => (pixels - PADDING) / CHARACTER_WIDTH;

const rounded = (width: number) => Math.round(width * 1e4) / 1e4;

/** The width stored in a file for a column that fits the given number of characters. */
export const fileWidth = (characters: number): number =>
  rounded(pixelsOfCharacters(characters) / CHARACTER_WIDTH);

/** The number of characters that fit into a column of a file. */
export const charactersIn = (width: number): number => rounded(charactersOfPixels(width * CHARACTER_WIDTH));
