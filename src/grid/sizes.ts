/** What Excel gives columns and rows that nobody has resized, in pixels. */
export const DEFAULT_COLUMN_WIDTH = 64;
export const DEFAULT_ROW_HEIGHT = 20;

/** A character of Excel's usual font is 7 pixels wide, and a column has 5 to spare. */
const CHARACTER_WIDTH = 7;
const PADDING = 5;

/** There are 96 pixels and 72 points to the inch. */
const PIXELS_PER_POINT = 96 / 72;

export const pixelsOfPoints = (points: number): number => points * PIXELS_PER_POINT;
export const pointsOfPixels = (pixels: number): number => pixels / PIXELS_PER_POINT;

/** The width of a column with room for so many characters. */
export const pixelsOfCharacters = (characters: number): number => characters * CHARACTER_WIDTH + PADDING;
/** For how many characters a column of so many pixels has room. */
export const charactersOfPixels = (pixels: number): number => (pixels - PADDING) / CHARACTER_WIDTH;

const rounded = (width: number) => Math.round(width * 1e4) / 1e4;

/** The width that a file gives a column with room for so many characters. */
export const fileWidth = (characters: number): number =>
  rounded(pixelsOfCharacters(characters) / CHARACTER_WIDTH);

/** For how many characters a column of a file has room. */
export const charactersIn = (width: number): number => rounded(charactersOfPixels(width * CHARACTER_WIDTH));
