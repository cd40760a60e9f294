import { i18n } from "../../language";
import { answered, is, type ThreeQuestions } from "../../lessons/exercise";
import type { WalksOnSheet } from "./lesson-walks";

/** The questions of the lesson on a maze of gates with two walks. */
export const gateQuestions = (walks: WalksOnSheet): ThreeQuestions => [
  {
    text: i18n.t("Which single colour of gates leads to the food?"),
    isRight: (answer) => `${answered(walks.solve(0, "length", `"gates "&TRIM(${answer})`))}<>""`,
  },
  {
    text: i18n.t("How many steps from room to room has the second walk?"),
    isRight: is(walks.solve(1, "length")),
  },
  {
    text: i18n.t("How many ways does the first walk have in all?"),
    isRight: is(walks.solve(0, "count")),
  },
];
