/** What a sheet of Excel has, and what one of its cells holds (Microsoft: "Excel specifications and limits"). */
export const MAX_ROWS = 1_048_576;
export const MAX_COLUMNS = 16_384;

/** In characters, the equals sign included. */
export const MAX_FORMULA_LENGTH = 8_192;
/** In characters. */
export const MAX_TEXT_LENGTH = 32_767;

/** The most characters that a cell takes of what is typed into it. */
export const longestOf = (typed: string): number =>
  typed.startsWith("=") ? MAX_FORMULA_LENGTH : MAX_TEXT_LENGTH;
