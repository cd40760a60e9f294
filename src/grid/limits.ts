/** The dimensions of an Excel sheet and the capacity of its cells (Microsoft: "Excel specifications and limits"). */
export const MAX_ROWS = 1_048_576;
export const MAX_COLUMNS = 16_384;

/** In characters, including the equals sign. */
export const MAX_FORMULA_LENGTH = 8_192;
/** In characters. */
export const MAX_TEXT_LENGTH = 32_767;

/** The maximum number of characters that can be typed into a cell. */
export const longestOf = (typed: string): number =>
  typed.startsWith("=") ? MAX_FORMULA_LENGTH : MAX_TEXT_LENGTH;
