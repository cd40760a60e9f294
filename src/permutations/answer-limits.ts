/**
 * What one answer may hold. So many cells are two full columns of a sheet, as many as the longest list of permutations with
 * their labels has, and so many characters are 64 for each row of them. Both together fit several times into the memory
 * of a page, which has an answer more than once while it hands it on.
 */
export const MAX_ANSWER_CELLS = 2 ** 21;
export const MAX_ANSWER_CHARACTERS = 2 ** 26;
