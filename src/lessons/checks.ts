import { answerOf, textFormula } from "./formula-text";
import type { Paint } from "./lesson";

/** What can be wrong with the inputs of a lesson's sheet. */
export interface InputCheck {
  /** The cells that may be wrong. */
  readonly cells: string;
  /** A formula that is true, or not 0, for each of them that is wrong. */
  readonly wrong: string;
  /** What is said then; `cells` stands for the addresses of all that are wrong. */
  readonly problem: (cells: string) => string;
}

/** True in a formula if a check finds something wrong. */
export const findsProblem = ({ wrong }: Pick<InputCheck, "wrong">) => `SUMPRODUCT((${wrong})*1)>0`;

/** What is said, as a part of a formula, of the first check that finds something wrong; else `otherwise`, a formula. */
export function firstProblem(checks: readonly InputCheck[], otherwise: string): string {
  return checks.reduceRight((rest, { cells, wrong, problem }) => {
    const addresses = `TEXTJOIN(", ",TRUE,IF(${wrong},ADDRESS(ROW(${cells}),COLUMN(${cells}),4),""))`;
    return `IF(${findsProblem({ wrong })},${textFormula(problem(answerOf(addresses)))},${rest})`;
  }, otherwise);
}

/** True in a formula for what a function has refused with #VALUE!, and not while it is calculated. */
export const isRefused = (answers: string) => `(IFERROR(ERROR.TYPE(${answers}),0)=3)`;

/** True in a formula for the cells of a range that hold something. */
export const isFilled = (cells: string) => `(${cells}<>"")*(${cells}<>0)`;

/** Not 0 in a formula for the cells of a range with no whole number from `least` to `most`. */
export const isNoNumber = (cells: string, least: number, most: number) =>
  `IFERROR((${cells}+0<${least})+(${cells}+0>${most})+(MOD(${cells},1)<>0),1)`;

/** True in a formula for the pieces of a range that stand in another one more or less often. */
export const isUnmatched = (cells: string, others: string) =>
  `${isFilled(cells)}*(COUNTIF(${cells},${cells})<>COUNTIF(${others},${cells}))`;

/** Cells that tell of a problem look so. */
export const paintProblem = (on: string, when: string): Paint => ({
  on,
  when,
  fill: "#fde2e0",
  color: "#9b1c1c",
});
