import { either, i18n } from "../../language";
import { firstProblem, isNoNumber, type InputCheck } from "../../lessons/checks";

/** What can be wrong with the tiles and the start of the maze of Schönbrunn. */

const TILES = "$B$5:$F$9";
const START = "$C$11:$D$11";
const SIZE = 5;
/** The cells that contain the jump rules. */
const RULES = ["$E$16", "$T$12"];
const CHOICES = ["jump", "jump zero", "jump least"];

/** A letter O is a 0. Any other text has already been found. */
const IS_GOAL = `IFERROR(${TILES}+0=0,TRUE)`;
const GOALS = `SUMPRODUCT(--${IS_GOAL})`;

const checks = (): readonly InputCheck[] => [
  {
    cells: TILES,
    wrong: `IFERROR(MOD(${TILES},1)<>0,TRIM(${TILES})<>"O")`,
    problem: (cells) =>
      i18n.t("{cells}: expected a whole number, such as 3 or -3, or 0 for the goal.", { cells }),
  },
  {
    cells: TILES,
    wrong: `${IS_GOAL}*(${GOALS}>1)`,
    problem: (cells) =>
      i18n.t("{cells}: all of these are 0, O or blank, but there can be one goal only.", { cells }),
  },
  {
    cells: TILES,
    wrong: `(${TILES}<>"")*(${GOALS}=0)`,
    problem: () => i18n.t("No tile is the goal. Type 0 into one of B5 to F9."),
  },
  {
    cells: START,
    wrong: isNoNumber(START, 1, SIZE),
    problem: (cells) =>
      i18n.t("{cells}: the start is outside the board. Type a whole number from 1 to {size}.", {
        cells,
        size: SIZE,
      }),
  },
  ...RULES.map((cells) => ({
    cells,
    wrong: CHOICES.map((rules) => `(TRIM(${cells})<>"${rules}")`).join("*"),
    problem: (wrong: string) =>
      i18n.t("{cells}: expected {choices}.", { cells: wrong, choices: either(CHOICES) }),
  })),
];

/** What is wrong, or an empty text. */
export const PROBLEM_CELL = "$B$12";
export const problemFormula = () => `=${firstProblem(checks(), '""')}`;

/** A formula that stays blank while something is wrong. */
export const ifRight = (formula: string) => `=IF(${PROBLEM_CELL}="",${formula},"")`;
