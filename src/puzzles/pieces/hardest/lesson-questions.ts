import { plain } from "../../../grid/addresses";
import { i18n } from "../../../language";
import { is, type ExercisePlaces, type ThreeQuestions } from "../../../lessons/exercise";
import { holeIn } from "../fifteen/lesson-places";
import { DISTANCES, RANGES, SWITCH } from "./lesson-layout";

/** The questions of the lesson on the hardest arrangement: what its table says when it is read with care. */

export const EXERCISE: ExercisePlaces = {
  ...{ column: "B", row: 12, answer: "K", across: 2, mark: "M" },
  ...{ switchWords: "H12", switch: plain(SWITCH) },
};

const { moves, counts, examples } = DISTANCES;
const { at, goalAt, goalTiles } = RANGES;

/** The cells of the examples at the place where the hole belongs. */
const atHome = `INDEX(${examples},0,COUNTIF(${at},"<="&${holeIn(goalAt, goalTiles)}))`;

export const hardestQuestions = (): ThreeQuestions => [
  {
    text: i18n.t("How many orders of tiles and hole never get there?"),
    isRight: is(`FACT(COUNT(${at}))-SUM(${counts})`),
  },
  {
    text: i18n.t("From how many arrangements do 10 moves suffice?"),
    isRight: is(`SUMIF(${moves},"<=10",${counts})`),
  },
  {
    text: i18n.t("The most moves, if the hole is at home already?"),
    // A blank cell counts as 0.
    isRight: is(`SUMPRODUCT(MAX((${atHome}="")*("0"&${moves})))`),
  },
];
