import { i18n } from "../../language";
import { spill } from "../../lessons/blocks";
import { isRefused, paintProblem } from "../../lessons/checks";
import { textFormula } from "../../lessons/formula-text";
import type { LessonBlock, LessonValue, Paint, Solution } from "../../lessons/lesson";

/** What sheets with generators and a word are made of. `generators` is their range in formulas. */

/** A formula for the permutation of a word. */
export const productOf = (word: string, generators: string) => `PUZZLE.WORDTOCYCLES(${word},${generators})`;

/** A formula for a shortest word with inverses; beside it may stand that it is not proved to be shortest. */
export const shortestWord = (permutation: string, generators: string) =>
  `PUZZLE.FACTORCYCLES(${permutation},${generators},TRUE)`;

/** A formula for the permutation in a cell; the identity if it is blank. */
export const orIdentity = (cell: string) => `IF(${cell}="","()",${cell})`;

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

/** A scramble in labels of one character, and a shortest way back. */
export interface Scramble extends Facts {
  /** The column in which is said what is wrong, and whether all is back. */
  readonly saysColumn: string;
  readonly word: string;
  readonly generators: string;
  readonly guard?: Guard;
}

/** The cells of a scramble: the word, its permutation, and the way back. */
export const cellsOf = ({ valueColumn, row }: Facts) => ({
  word: `${valueColumn}${row}`,
  moved: `${valueColumn}${row + 1}`,
  back: `${valueColumn}${row + 2}`,
  both: `${valueColumn}${row + 3}`,
});

export function scramble(scrambled: Scramble): LessonBlock[] {
  const { word, generators, saysColumn, row, guard = asFormula } = scrambled;
  const cells = cellsOf(scrambled);
  const refused = textFormula(
    i18n.t("{cell}: type a word in the labels; an apostrophe marks an inverse.", { cell: cells.word }),
  );
  const solved = textFormula(i18n.t("Solved: nothing moves."));
  const unsolved = textFormula(i18n.t("Not solved."));
  return [
    ...facts(scrambled, [
      { title: i18n.t("Scramble"), value: word, style: "input" },
      { title: i18n.t("Its permutation"), value: guard(productOf(cells.word, generators)), style: "wrapped" },
      {
        title: i18n.t("The way back"),
        value: guard(shortestWord(`PUZZLE.INVERTCYCLES(${cells.moved})`, generators)),
        spills: true,
        solution: "hidden",
      },
      {
        title: i18n.t("One after the other"),
        value: guard(productOf(`${cells.word}&${cells.back}`, generators)),
        solution: "hidden",
      },
    ]),
    {
      at: `${saysColumn}${row}`,
      cells: [[`=IF(${isRefused(cells.moved)},${refused},"")`]],
      style: "question",
    },
    {
      at: `${saysColumn}${row + 3}`,
      cells: [[`=IFERROR(IF(${cells.both}="()",${solved},IF(${cells.both}="","",${unsolved})),"")`]],
      style: "formula",
    },
  ];
}

export const noteOnWayBack = (scrambled: Facts) => ({
  at: cellsOf(scrambled).back,
  text: i18n.t(
    "FACTORCYCLES searches from the scramble and from the order until both meet. Long scrambles take long; then it says that its word may not be a shortest one.",
  ),
});

export function paintScramble(scrambled: Scramble): Paint[] {
  const { saysColumn, row } = scrambled;
  const { both } = cellsOf(scrambled);
  return [
    paintProblem(`${saysColumn}${row}`, `=$${saysColumn}$${row}<>""`),
    { on: `${both}:${saysColumn}${row + 3}`, when: `=$${both.replace(/\d/, "$$$&")}="()"`, fill: "#d9f2e3" },
  ];
}

/** The name and the order of the group. */
export const groupFacts = (at: Facts, generators: string, guard = asFormula): LessonBlock[] =>
  facts(at, [
    { title: i18n.t("Group"), value: guard(`PUZZLE.GROUPNAME(${generators})`) },
    { title: i18n.t("Its order"), value: guard(`PUZZLE.GROUPORDER(${generators})`) },
  ]);
