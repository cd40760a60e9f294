import { i18n } from "../../../language";
import { is, type ExercisePlaces, type ThreeQuestions } from "../../../lessons/exercise";
import { theoremFor } from "./lesson-groups";

/** The questions of the lesson on oval tracks, answered by the theorem that stands below them. */

export const EXERCISE: ExercisePlaces = {
  ...{ column: "B", row: 25, answer: "D", across: 1, mark: "E" },
  ...{ switchWords: "C25", switch: "D25" },
};

/** For which k half of all orders are reached, with so many pieces. */
const PIECES = 7;

export const trackQuestions = (): ThreeQuestions => [
  {
    text: i18n.t("Set n to {n}: for which k is the group A{n} only?", { n: PIECES }),
    isRight: (answer) => {
      const isNumber = `IF(ISNUMBER(${answer}),(${answer}>=1)*(${answer}<=${PIECES})*(MOD(${answer},1)=0),0)`;
      return `IF(${isNumber},${theoremFor(String(PIECES), answer)}="A${PIECES}",FALSE)`;
    },
  },
  {
    text: i18n.t("Set n to 8 and k to 3: how many orders can be reached?"),
    // Both halves of the pieces in any order, and either half on the first place.
    isRight: is("2*FACT(8/2)^2"),
  },
  {
    text: i18n.t("Set n to 12 and k to 11, so that neighbours stay neighbours: which group is it?"),
    isRight: (answer) => `TRIM(${answer})=${theoremFor("12", "11")}`,
  },
];
