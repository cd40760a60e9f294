import { i18n } from "../../../language";
import { isRefused, type InputCheck } from "../../../lessons/checks";

/** What can be wrong with the generators, the target and the words of the pinball lesson. */

export const GENERATOR_CHECKS: readonly InputCheck[] = [
  {
    cells: "$I$12:$I$15",
    wrong: isRefused("$K$12:$K$15"),
    problem: (cells) => i18n.t("{cells}: no path. Type tiles and hyphens, such as 5-4-1-2-5.", { cells }),
  },
  {
    cells: "$J$12:$J$15",
    wrong: "COUNTIF($J$12:$J$15,$J$12:$J$15)<>1",
    problem: (cells) => i18n.t("{cells}: each generator needs a label of its own.", { cells }),
  },
];

export const WORD_CHECK: InputCheck = {
  cells: "$J$21:$M$21",
  wrong: '$J$22:$M$22="?"',
  problem: (cells) =>
    i18n.t("{cells}: no word in the labels of the generators, such as A or BADD.", { cells }),
};

export const TARGET_CHECK: InputCheck = {
  cells: "$J$18",
  wrong: isRefused("PUZZLE.SIMPLIFYCYCLES($J$18)"),
  problem: (cells) => i18n.t("{cells}: no permutation. Type cycles, such as (1 4 2).", { cells }),
};

/** A formula for the permutation of the word in a cell; ? if it is not a word. */
export const wordOf = (cell: string) =>
  `=IF(${cell}="","()",IFERROR(PUZZLE.WORDTOCYCLES(${cell},$J$12:$K$15),"?"))`;
