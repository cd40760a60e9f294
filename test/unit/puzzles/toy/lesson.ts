import { i18n } from "../../../../src/language";
import { opening } from "../../../../src/lessons/blocks";
import { exercise, is } from "../../../../src/lessons/exercise";
import type { Lesson, LessonBlock } from "../../../../src/lessons/lesson";
import { SOLUTIONS } from "../../../../src/lessons/solutions";

const WAY = '=PUZZLE.SOLVEMAZE(B5:D7,,,"leap","length")';
const EXERCISE = {
  ...{ column: "B", row: 10, answer: "J", across: 1, mark: "K" },
  ...{ switchWords: "F10", switch: "J10" },
};
const isWay = is(WAY.slice(1));

/** A knight crosses a maze. */
export const leap: Lesson = {
  id: "leap",
  get title() {
    return i18n.t("The leaping knight");
  },
  get summary() {
    return i18n.t("A knight leaps over the walls of a maze.");
  },
  get source() {
    return i18n.t("A puzzle for a test.");
  },
  picture: [["#2b3a55", "#ffd166"]],
  sheetName: "Leap",
  columnWidths: [2, 4, 4, 4],
  get blocks(): LessonBlock[] {
    return [
      ...opening(
        i18n.t("The leaping knight"),
        i18n.t("Bring the knight to G."),
        i18n.t("A puzzle for a test."),
      ),
      { at: "B5", cells: [["S", "", ""], ["", "#", ""], ["", "", "G"]], style: "input" }, // prettier-ignore
      { at: "F5", cells: [[WAY]], style: "formula", solution: "hidden" },
      ...exercise(EXERCISE, [
        { text: "How many leaps?", isRight: isWay },
        { text: "And back?", isRight: isWay },
        { text: "How many are two?", isRight: is("1+1") },
      ]),
    ];
  },
  paints: [],
  frames: [],
  notes: [],
  names: { [SOLUTIONS]: "J10", Leap_maze: "B5:D7" },
  select: "B5",
};
