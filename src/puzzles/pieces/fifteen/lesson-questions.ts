import { i18n } from "../../../language";
import { firstOf, is, isEvenWord, type ExercisePlaces, type ThreeQuestions } from "../../../lessons/exercise";

/** The questions of the lesson on sliding tiles: what moves can and cannot change. */

/** The switch that shows the solutions. */
export const SWITCH = "$T$15";

export const EXERCISE: ExercisePlaces = {
  ...{ column: "B", row: 15, answer: "T", across: 3, mark: "W" },
  ...{ switchWords: "P15", switch: SWITCH.replaceAll("$", ""), switchAcross: 3 },
};

/** The board of the 15-puzzle and the moves of the 8-puzzle. */
interface FifteenRanges {
  readonly board: string;
  readonly moves: string;
}

export const fifteenQuestions = ({ board, moves }: FifteenRanges): ThreeQuestions => [
  {
    text: i18n.t("Exchange 14 and 15 when all are in order. Is the sum of AH41 even or odd now?"),
    isRight: isEvenWord('PUZZLE.CYCLEPARITY("(14 15)")="even"'),
  },
  {
    text: i18n.t("How many other tiles does a tile of the 15-puzzle pass when it goes up?"),
    isRight: is(`COLUMNS(${board})-1`),
  },
  {
    text: i18n.t("How many orders of its eight tiles can the 8-puzzle reach, with the hole at the end?"),
    isRight: is(firstOf(`PUZZLE.PUZZLEGROUP(${moves},9)`, 2)),
  },
];
