import { blankIfWrong } from "../../../lessons/checks";

/** The sheet has room for boards of so many rows and columns. */
export const MOST = 8;

/** Where everything is, as addresses in formulas. */
export const ROWS = "$D$5";
export const COLUMNS = "$D$6";
export const SEED = "$D$7";
export const START = "$F$7:$G$7";
export const PROBLEM = "$B$8";
export const BOARD = "$B$10:$I$17";
export const WAY = "$K$10:$R$17";
/** The switch that shows the solutions. */
export const SWITCH = "$E$27";

export const ifRight = blankIfWrong(PROBLEM);

/** What SOLVEMAZE answers about the board. */
export const solve = (answer: string) => `PUZZLE.SOLVEMAZE(${BOARD},${START},,"jump","${answer}")`;
