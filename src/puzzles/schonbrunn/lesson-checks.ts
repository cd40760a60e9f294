import { plain } from "../../grid/addresses";
import { either, i18n } from "../../language";
import { blankIfWrong, firstProblem, isNoNumber, type InputCheck } from "../../lessons/checks";
import type { JumpLayout } from "./lesson-layout";

/** The rules of jumps, as SOLVEMAZE reads them. */
const JUMP_RULES = ["jump", "jump zero", "jump least"] as const;

/** What can be wrong with the tiles, the start and the cells with rules. */
function checks({ tiles, start, rows, columns }: JumpLayout, rules: readonly string[]): InputCheck[] {
  const [first, last] = plain(tiles).split(":");
  // The letters O and G are the goal, and # is no tile. Any other text has already been found.
  const isGoal = `IFERROR(${tiles}+0=0,TRIM(${tiles})<>"#")`;
  const goals = `SUMPRODUCT(--${isGoal})`;
  const outside = (cells: string, most: number): InputCheck => ({
    cells,
    wrong: isNoNumber(cells, 1, most),
    problem: (wrong) =>
      i18n.t("{cells}: the start is outside the board. Type a whole number from 1 to {size}.", {
        cells: wrong,
        size: most,
      }),
  });
  const [row, column] = start.split(":");
  const isOther = ["O", "G", "#"].map((mark) => `(TRIM(${tiles})<>"${mark}")`).join("*");
  return [
    {
      cells: tiles,
      wrong: `SUMPRODUCT(--(${tiles}<>""))=0`,
      problem: () => i18n.t("The board is blank. Type a whole number into each tile, and 0 for the goal."),
    },
    {
      cells: tiles,
      wrong: `IFERROR(MOD(${tiles},1)<>0,${isOther})`,
      problem: (cells) =>
        i18n.t("{cells}: expected a whole number, such as 3 or -3, 0 or G for the goal, or # for no tile.", {
          cells,
        }),
    },
    {
      cells: tiles,
      wrong: `${isGoal}*(${goals}>1)`,
      problem: (cells) =>
        i18n.t("{cells}: all of these are 0, O, G or blank, but there can be one goal only.", { cells }),
    },
    {
      cells: tiles,
      wrong: `(${tiles}<>"")*(${goals}=0)`,
      problem: () => i18n.t("No tile is the goal. Type 0 into one of {first} to {last}.", { first, last }),
    },
    ...(rows === columns ? [outside(start, rows)] : [outside(row, rows), outside(column, columns)]),
    {
      cells: start,
      wrong: `(INDEX(${tiles},${row},${column})="#")*(${start}<>"")`,
      problem: (cells) => i18n.t("{cells}: there is no tile at the start.", { cells }),
    },
    ...rules.map((cells) => ({
      cells,
      wrong: JUMP_RULES.map((each) => `(TRIM(${cells})<>"${each}")`).join("*"),
      problem: (wrong: string) =>
        i18n.t("{cells}: expected {choices}.", { cells: wrong, choices: either(JUMP_RULES) }),
    })),
  ];
}

/** What is wrong, or an empty text. `rules` are the cells that contain rules. */
export const problemFormula = (layout: JumpLayout, rules: readonly string[]) =>
  `=${firstProblem(checks(layout, rules), '""')}`;

/** A formula that stays blank while something is wrong. */
export const ifRight = ({ problem }: JumpLayout, formula: string) => blankIfWrong(problem)(formula);
