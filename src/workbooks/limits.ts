/** So many characters Excel takes in a formula, its equals sign included. */
export const LONGEST_FORMULA = 8_192;
/** So many characters a cell holds. */
export const LONGEST_TEXT = 32_767;

/** The most characters that a cell takes of what is typed into it. */
export const longestOf = (typed: string): number => (typed.startsWith("=") ? LONGEST_FORMULA : LONGEST_TEXT);
