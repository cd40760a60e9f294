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

/**
 * Limits for one answer. This many cells are two full sheet columns, as many as the longest list of permutations with their labels, and
 * this many characters are 64 for each of its rows. Both together fit several times into a page's memory, which holds an answer more than
 * once while passing it on.
 */
export const MAX_ANSWER_CELLS = 2 ** 21;
export const MAX_ANSWER_CHARACTERS = 2 ** 26;
