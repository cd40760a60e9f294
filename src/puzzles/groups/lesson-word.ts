import { i18n } from "../../language";
import { spill } from "../../lessons/blocks";
import type { Place } from "../../lessons/layout";
import type { LessonBlock, LessonValue, Solution } from "../../lessons/lesson";

/** What sheets with generators and a word are made of. `generators` is their range in formulas. */

/** A formula for the permutation of a word. */
export const productOf = (word: Place, generators: string) => `PUZZLE.WORDTOCYCLES(${word},${generators})`;

/** A formula for a shortest word with inverses; beside it may stand that it is not proved to be shortest. */
export const shortestWord = (permutation: Place, generators: string) =>
  `PUZZLE.FACTORCYCLES(${permutation},${generators},TRUE)`;

/** A formula for the permutation in a cell; the identity if it is blank. */
export const orIdentity = (cell: Place) => `IF(${cell}="","()",${cell})`;

/** A column of titles with values or formulas on their right. */
export interface Facts {
  readonly column: string;
  readonly valueColumn: string;
  readonly row: number;
}

interface Fact {
  readonly title: string;
  readonly value: LessonValue;
  readonly style?: LessonBlock["style"];
  /** Whether the answer fills the cell on its right, too. */
  readonly spills?: boolean;
  readonly solution?: Solution;
}

export function facts({ column, valueColumn, row }: Facts, all: readonly Fact[]): LessonBlock[] {
  return [
    { at: `${column}${row}`, cells: all.map(({ title }) => [title]), style: "question" },
    ...all.map(({ value, style = "formula", spills, solution }, k): LessonBlock => {
      const at = `${valueColumn}${row + k}`;
      const block: LessonBlock = spills ? spill(at, String(value), 1, 2) : { at, cells: [[value]], style };
      return { ...block, ...(solution && { solution }) };
    }),
  ];
}

/** How a formula becomes a cell's content; it may stay blank while something is wrong. */
export type Guard = (formula: string) => string;
const asFormula: Guard = (formula) => `=${formula}`;

/** The name and the order of the group. */
export const groupFacts = (at: Facts, generators: string, guard = asFormula): LessonBlock[] =>
  facts(at, [
    { title: i18n.t("Group"), value: guard(`PUZZLE.GROUPNAME(${generators})`) },
    { title: i18n.t("Its order"), value: guard(`PUZZLE.GROUPORDER(${generators})`) },
  ]);
