import { i18n } from "../../../language";
import { is, type ExercisePlaces, type ThreeQuestions } from "../../../lessons/exercise";

export const EXERCISE: ExercisePlaces = {
  ...{ column: "B", row: 26 },
  ...{ answer: "Y", across: 1, mark: "Z" },
  ...{ switchWords: "B30", switch: "Y30" },
};

/** The questions, by the walks out of the longest key and of that with the most slides back, up to the answer that is asked for. */
export const hardKeyQuestions = (longest: string, mostBack: string): ThreeQuestions => [
  {
    text: i18n.t("How many of the moves of the second key turn the disk?"),
    isRight: is(`SUMPRODUCT((${longest},"moves")="up")+(${longest},"moves")="down"))`),
  },
  {
    text: i18n.t("How many moves take the disk off the third key?"),
    isRight: is(`${mostBack},"length")`),
  },
  {
    text: i18n.t("And how many of these slide it on?"),
    isRight: is(`SUMPRODUCT((${mostBack},"moves")="right")*1)`),
  },
];
