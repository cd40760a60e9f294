import { plain } from "../../../grid/addresses";
import { i18n } from "../../../language";
import { is, type ExercisePlaces, type ThreeQuestions } from "../../../lessons/exercise";
import { SWITCH } from "./lesson-cells";
import { LAST_NUMBER, LEFT_OUT, WAYS_IN } from "./lesson-measures";

export const EXERCISE: ExercisePlaces = {
  ...{ column: "B", row: 19, answer: "B", across: 3, mark: "E", isBelow: true },
  ...{ switchWords: "B27", switch: plain(SWITCH), switchAcross: 2 },
};

export const questions = (): ThreeQuestions => [
  { text: i18n.t("How many tiles lead to the 0 by one jump?"), isRight: is(WAYS_IN) },
  { text: i18n.t("How many tiles does the shortest way leave out?"), isRight: is(LEFT_OUT) },
  { text: i18n.t("Which number jumps to the 0 at last?"), isRight: is(LAST_NUMBER) },
];
