/**
 * Limits for one answer. This many cells are two full sheet columns, as many as the longest list of permutations with their labels, and
 * this many characters are 64 for each of its rows. Both together fit several times into a page's memory, which holds an answer more than
 * once while passing it on.
 */
export const MAX_ANSWER_CELLS = 2 ** 21;
export const MAX_ANSWER_CHARACTERS = 2 ** 26;
