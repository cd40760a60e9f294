import { i18n } from "../../language";
import { answered, is, type ExercisePlaces, type ThreeQuestions } from "../../lessons/exercise";

/** The questions of the lesson on Rubik's cube: turns that can be exchanged, an order, and what turns cannot reach. */

/** The switch that shows the solutions. */
export const SWITCH = "$D$24";

export const EXERCISE: ExercisePlaces = {
  ...{ column: "B", row: 24, answer: "D", across: 1, mark: "F" },
  ...{ switchWords: "C24", switch: SWITCH.replaceAll("$", "") },
};

/** The turns, and their labels. */
interface CubeTurns {
  readonly labels: string;
  readonly generators: string;
}

export function cubeQuestions({ labels, generators }: CubeTurns): ThreeQuestions {
  const product = (word: string) => `PUZZLE.WORDTOCYCLES(${word},${generators})`;
  return [
    {
      text: i18n.t("The scrambles UD and DU do the same. Which other turn can be exchanged with L?"),
      isRight: (answer) => {
        const isTurn = `SUMPRODUCT(EXACT(${labels},TRIM(${answer}))*(${labels}<>"L"))=1`;
        const [before, after] = [`TRIM(${answer})&"L"`, `"L"&TRIM(${answer})`];
        return `IF(${isTurn},${product(before)}=${product(after)},FALSE)`;
      },
    },
    {
      text: i18n.t("How often must RU be repeated until all is back?"),
      isRight: is(`PUZZLE.CYCLEORDER(${product('"RU"')})`),
    },
    {
      text: i18n.t("Type a permutation of the stickers 1 to 48 that turns cannot reach."),
      isRight: (answer) => `${answered(`PUZZLE.INGROUP(${answer},${generators})`)}=FALSE`,
    },
  ];
}
