import { i18n } from "../../../language";
import { is, type ThreeQuestions } from "../../../lessons/exercise";
import type { WalksOnSheet } from "../lesson-walks";

/** The questions of the lesson on hidden messages. */
export const messageQuestions = (walks: WalksOnSheet): ThreeQuestions => [
  {
    text: i18n.t("Which message does the first walk spell?"),
    isRight: (answer) => `SUBSTITUTE(UPPER(${answer})," ","")=${walks.solve(0, "message")}`,
  },
  {
    text: i18n.t("How many ways does the second walk have in all?"),
    isRight: is(walks.solve(1, "count")),
  },
  {
    text: i18n.t("How many different rooms does the second walk come to, S and G among them?"),
    isRight: is(`${walks.solve(1, "length")}+1`),
  },
];
