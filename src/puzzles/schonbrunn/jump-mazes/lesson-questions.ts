import { i18n } from "../../../language";
import { is, type ExercisePlaces, type ThreeQuestions } from "../../../lessons/exercise";
import { SWITCH } from "./lesson-cells";
import { LEFT_OUT, WAYS_IN } from "./lesson-measures";

export const EXERCISE: ExercisePlaces = {
  ...{ column: "B", row: 19, answer: "B", across: 3, mark: "E", isBelow: true },
  ...{ switchWords: "B27", switch: SWITCH.replaceAll("$", ""), switchAcross: 2 },
};

/** The most jumps of any 5 × 5 board that MAKEJUMP has been seen to make. */
const MOST_JUMPS = 20;

/** The last question has many answers: whichever seed is typed, its board is made and solved. */
export const questions = (): ThreeQuestions => [
  { text: i18n.t("How many tiles lead to the 0 by one jump?"), isRight: is(WAYS_IN) },
  { text: i18n.t("How many tiles does the shortest way leave out?"), isRight: is(LEFT_OUT) },
  {
    text: i18n.t("Which seed makes a 5 × 5 board of {jumps} jumps?", { jumps: MOST_JUMPS }),
    isRight: (seed) => `PUZZLE.SOLVEMAZE(PUZZLE.MAKEJUMP(5,5,${seed}),{1,1},,"jump","length")=${MOST_JUMPS}`,
  },
];
