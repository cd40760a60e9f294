import { plain } from "../../../grid/addresses";
import { i18n } from "../../../language";
import { is, type ExercisePlaces, type ThreeQuestions } from "../../../lessons/exercise";

export const SWITCH = "$X$26";

export const EXERCISE: ExercisePlaces = {
  ...{ column: "B", row: 26, answer: "X", across: 3, mark: "AA" },
  ...{ switchWords: "T26", switch: plain(SWITCH), switchAcross: 3 },
};

/**
 * The questions of the lesson on mazes and their keys.
 *
 * @param walk the call that walks the maze, up to the answer that is asked for
 * @param twoWalls the cells of the maze with two walls
 */
export const foundKeyQuestions = (walk: string, twoWalls: string): ThreeQuestions => [
  {
    text: i18n.t("How many moves set the disk free from the key that was found?"),
    isRight: is(`${walk},"length")`),
  },
  {
    text: i18n.t("With the first wall in row 1: in which other row does a key allow the second?"),
    isRight: is(`ROWS(${twoWalls})/2+1`),
  },
  {
    text: i18n.t("How many walls are enough for a maze that no key has?"),
    isRight: is(`COLUMNS(${twoWalls})`),
  },
];
