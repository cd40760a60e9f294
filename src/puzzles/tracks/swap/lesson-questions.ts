import { i18n } from "../../../language";
import { is, type ExercisePlaces, type ThreeQuestions } from "../../../lessons/exercise";

/** The questions of the lesson on swaps: how many swaps orders need by three of the rules. */

/** The switch that shows the solutions. */
export const SWITCH = "$J$22";

export const EXERCISE: ExercisePlaces = {
  ...{ column: "B", row: 22, answer: "J", across: 2, mark: "L" },
  ...{ switchWords: "I22", switch: SWITCH.replaceAll("$", "") },
};

/** @param swapsOfRule a formula for the fewest moves by a rule, counted from 0, that make a permutation */
export const swapQuestions = (swapsOfRule: (permutation: string, rule: number) => string): ThreeQuestions => [
  {
    text: i18n.t("Any two boxes: how many swaps does the worst order of five objects need?"),
    // They make one cycle: boxes − cycles.
    isRight: is("COLUMNS($C$6:$G$6)-1"),
  },
  {
    text: i18n.t("Box 1 and any other: how many swaps exchange what is in boxes 2 and 3?"),
    isRight: is(swapsOfRule("(2 3)", 1)),
  },
  {
    text: i18n.t("Two neighbours: how many swaps turn the whole row of five round?"),
    // Each puts one pair in order, and all pairs are out of order.
    isRight: is("COMBIN(COLUMNS($C$6:$G$6),2)"),
  },
];
