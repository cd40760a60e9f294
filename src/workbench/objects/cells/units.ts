/**
 * Univer measures columns and rows in pixels, Office.js in points: 96 pixels and 72 points to the inch. Excel's standard
 * column of 64 pixels has `columnWidth` 48 there, the standard row of 20 pixels `rowHeight` 15.
 */
const PIXELS_PER_POINT = 96 / 72;

/** Excel's largest column is 255 characters wide, its highest row has 409 points. */
export const MAX_COLUMN_WIDTH = 1342.5;
export const MAX_ROW_HEIGHT = 409.5;

export const pixelsOf = (points: number) => points * PIXELS_PER_POINT;
export const pointsOf = (pixels: number) => pixels / PIXELS_PER_POINT;
