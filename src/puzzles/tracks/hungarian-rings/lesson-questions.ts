import { i18n } from "../../../language";
import { is, isEvenWord, type ExercisePlaces, type ThreeQuestions } from "../../../lessons/exercise";

/** The questions of the lesson on rings of balls: parity, balls that stay opposite each other, and a small exception. */

/** The switch that shows the solutions. */
export const SWITCH = "$D$27";

export const EXERCISE: ExercisePlaces = {
  ...{ column: "B", row: 27, answer: "D", across: 1, mark: "E" },
  ...{ switchWords: "C27", switch: SWITCH.replaceAll("$", "") },
};

const oneTurn = (balls: number) => `"("&TEXTJOIN(" ",TRUE,SEQUENCE(${balls}))&")"`;

/** The turns of two rings of four balls that cross at neighbouring places. */
const SMALL_RINGS = '{"L","(1 2 3 4)";"R","(1 2 5 6)"}';

export const ringQuestions = (): ThreeQuestions => [
  {
    text: i18n.t("Set both rings to 19 balls: is one turn of a ring an even or odd permutation?"),
    isRight: isEvenWord(`PUZZLE.CYCLEPARITY(${oneTurn(19)})="even"`),
  },
  {
    text: i18n.t("Set both rings to 6 balls and 3 steps: which ball stays opposite ball 2 for ever?"),
    isRight: is("MOD(2+6/2-1,6)+1"),
  },
  {
    text: i18n.t("Set both rings to 4 balls and 1 step: how many of 720 orders can be reached?"),
    isRight: is(`PUZZLE.GROUPORDER(${SMALL_RINGS})`),
  },
];
