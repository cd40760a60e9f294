import { i18n } from "../../language";
import type { InputCheck } from "../../lessons/checks";
import type { Area, Place } from "../../lessons/layout";

/** What sheets with generators and a word are made of. `generators` is their range in formulas. */

/** A formula for the permutation of a word. */
export const productOf = (word: Place, generators: string) => `PUZZLE.WORDTOCYCLES(${word},${generators})`;

/** A formula for a shortest word with inverses. A note next to it may say that this is not proved. */
export const shortestWord = (permutation: Place, generators: string) =>
  `PUZZLE.FACTORCYCLES(${permutation},${generators},TRUE)`;

/** A formula for the number of letters of a word in labels of one character. */
export const lengthOf = (word: Place) => `LEN(SUBSTITUTE(${word},"'",""))`;

/** A formula for the permutation in a cell; the identity if it is blank. */
export const orIdentity = (cell: Place) => `IF(${cell}="","()",${cell})`;

/** How a formula becomes a cell's content; it may stay blank while something is wrong. */
export type Guard = (formula: string) => string;

/** A row of a table must be blank or have both cells filled. */
export function checkRows(table: Area): InputCheck {
  const [first, second] = [0, 1].map((column) => table.column(column).fixed);
  return {
    cells: table.fixed,
    wrong: `(${table.fixed}="")*((${first}<>"")+(${second}<>""))`,
    problem: (cells) => i18n.t("{cells}: a row of the table has two filled cells, or none.", { cells }),
  };
}
