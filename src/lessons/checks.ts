import { i18n } from "../language";
import { answerOf, textFormula } from "./formula-text";
import type { Place } from "./layout";
import type { Paint } from "./lesson";

/** Typed cells, some of which may be wrong. */
interface CheckedCells {
  readonly cells: string;
  /** A formula that is true, or not 0, for each of them that is wrong. */
  readonly wrong: string;
}

/** A possible problem with the inputs of a lesson's sheet. */
export interface InputCheck extends CheckedCells {
  /** The message if some are wrong. `cells` stands for the addresses of these. */
  readonly problem: (cells: string) => string;
  /** Cells elsewhere that may have the same problem. */
  readonly others?: CheckedCells;
}

/** True in a formula if a check finds something wrong. */
export const findsProblem = ({ wrong, others }: Pick<InputCheck, "wrong" | "others">): string =>
  others ? `OR(${findsProblem({ wrong })},${findsProblem(others)})` : `SUMPRODUCT((${wrong})*1)>0`;

/** More addresses would push out of the cell what is said of them. */
const MOST_LISTED = 6;
/** As long as any address, and a blank. */
const FIELD = 11;
const BLANKS = `"${" ".repeat(FIELD)}"`;

const addressesOf = ({ cells, wrong }: CheckedCells) =>
  `IF(${wrong},LEFT(ADDRESS(ROW(${cells}),COLUMN(${cells}),4)&${BLANKS},${FIELD}),"")`;

/** A part of a formula that lists the first of the cells that are wrong, and tells how many others there are. */
function listOf(found: readonly CheckedCells[]): string {
  const addresses = `TEXTJOIN("",TRUE,${found.map(addressesOf).join(",")})`;
  const first = `SUBSTITUTE(TRIM(LEFT(${addresses},${MOST_LISTED * FIELD}))," ",", ")`;
  if (found.length === 1 && !/[:#]/.test(found[0]!.cells)) return first;
  const count = found.map(({ wrong }) => `SUMPRODUCT(((${wrong})*1>0)*1)`).join("+");
  // The addresses themselves, which come first, are long as a formula.
  const more = textFormula(
    i18n.t("{shown} and {more} more", { shown: "", more: answerOf(`${count}-${MOST_LISTED}`) }),
  );
  return `${first}&IF(${count}>${MOST_LISTED},${more},"")`;
}

/** A part of a formula that gives the message of the first check that finds something wrong, otherwise the formula `otherwise`. */
export function firstProblem(checks: readonly InputCheck[], otherwise: string): string {
  return checks.reduceRight((rest, check) => {
    const addresses = answerOf(listOf([check, ...(check.others ? [check.others] : [])]));
    return `IF(${findsProblem(check)},${textFormula(check.problem(addresses))},${rest})`;
  }, otherwise);
}

/** True in a formula if a function has returned #VALUE!, but not while it is calculating. */
export const isRefused = (answers: Place) => `(IFERROR(ERROR.TYPE(${answers}),0)=3)`;

/** True in a formula if a function has found no solution, or has refused what was typed, but not while it is calculating. */
export const isUnsolved = (answers: Place) => `OR(ISNA(${answers}),${isRefused(answers)})`;

/** True in a formula for a cell with another text than these constants; a blank one is as good as the first. */
export const isNoneOf = (cell: string, constants: readonly string[]) =>
  `(${cell}<>"")*ISNA(MATCH(TRIM(${cell}),{${constants.join(",")}},0))`;

/** True in a formula if all cells of a range are blank. */
export const areAllBlank = (cells: string) => `SUMPRODUCT((TRIM(${cells})<>"")*1)=0`;

/** A part of a formula that is blank where a condition holds. */
export const blankIf = (condition: string, formula: string) => `IF(${condition},"",${formula})`;

/** True in a formula for the non-blank cells of a range. */
export const isFilled = (cells: string) => `(${cells}<>"")*(${cells}<>0)`;

/** Not 0 in a formula for the cells of a range without a whole number from `least` to `most`, which may be a part of a formula. */
export const isNoNumber = (cells: string, least: number, most: number | string) =>
  `IFERROR((${cells}+0<${least})+(${cells}+0>${most})+(MOD(${cells},1)<>0),1)`;

/** Refuses what is not a whole number from `least` to `most`, which may be a part of a formula. A blank cell is 0. */
export const wholeNumbers = (cells: string, least: number, most: number | string): InputCheck => ({
  cells,
  wrong: isNoNumber(cells, least, most),
  problem: (wrong) =>
    i18n.t("{cells}: expected a whole number from {least} to {most}.", {
      cells: wrong,
      least,
      most: typeof most === "string" ? answerOf(most) : most,
    }),
});

/** The same check, of filled cells only. */
export const ifTyped = (check: InputCheck): InputCheck => ({
  ...check,
  wrong: `(${check.cells}<>"")*${check.wrong}`,
});

/** Makes formulas stay blank while a cell says what is wrong. */
export const blankIfWrong = (problem: string) => (formula: string) => `=IF(${problem}="",${formula},"")`;

/** True in a formula for the pieces of a range that occur less often in another one. */
export const isUnmatched = (cells: string, others: string) =>
  `${isFilled(cells)}*(COUNTIF(${cells},${cells})>COUNTIF(${others},${cells}))`;

/** The format of cells that report a problem. */
export const paintProblem = (on: Place, when: string): Paint => ({
  on: `${on}`,
  when,
  fill: "#fde2e0",
  color: "#9b1c1c",
});
