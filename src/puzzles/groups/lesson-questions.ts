import { i18n } from "../../language";
import { firstOf, is, isEvenWord, type ExercisePlaces, type ThreeQuestions } from "../../lessons/exercise";
import { columnsOf, puzzleGroup, SPARE_ROWS, tableRange } from "./lesson-bands";
import { LADDER_LINES, THETA_LINES } from "./lesson-boards";

/** The questions of the lesson on groups, answered by the puzzles' own tables. */

/** The switch that shows the solutions. */
export const SWITCH = "$L$4";

export const EXERCISE: ExercisePlaces = {
  ...{ column: "B", row: 4, answer: "L", across: 1, mark: "M" },
  ...{ switchWords: "K4", switch: SWITCH.replaceAll("$", "") },
};

/** The number of moves on a square board: between neighbours, both ways. */
const slides = (side: number) => 4 * side * (side - 1);

export function groupQuestions(): ThreeQuestions {
  const fifteen = tableRange(2, slides(4) + SPARE_ROWS);
  const [theta, ladder] = [THETA_LINES, LADDER_LINES].map((lines, k) =>
    tableRange(3 + k, 2 * lines.length + SPARE_ROWS),
  );
  const [from, to] = columnsOf(ladder);
  const round = `IF((${from}=2)*(${to}=5)+(${from}=5)*(${to}=2)>0,"",${ladder})`;
  return [
    {
      text: i18n.t("Puzzle 2: does its empty place come home after an even or odd number of moves?"),
      // Each move is a swap, so this number and the permutation are even together: then the group is the alternating one.
      isRight: isEvenWord(`LEFT(${firstOf(puzzleGroup(fifteen, 16))},1)="A"`),
    },
    {
      text: i18n.t("Puzzle 3: how many of the 720 orders of its pieces can be reached?"),
      isRight: is(firstOf(puzzleGroup(theta, 7), 2)),
    },
    {
      text: i18n.t("Puzzle 4 without the moves between 2 and 5: which group does it have?"),
      isRight: (answer) => `TRIM(${answer})=${firstOf(puzzleGroup(round, 6))}`,
    },
  ];
}
