import { i18n } from "../../../../src/language";
import { opening, questions } from "../../../../src/lessons/blocks";
import type { Lesson } from "../../../../src/lessons/lesson";

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
  get blocks() {
    return [
      ...opening(
        i18n.t("The leaping knight"),
        i18n.t("Bring the knight to G."),
        i18n.t("A puzzle for a test."),
      ),
      { at: "B5", cells: [["S", "", ""], ["", "#", ""], ["", "", "G"]], style: "input" as const }, // prettier-ignore
      { at: "F5", cells: [['=PUZZLE.SOLVEMAZE(B5:D7,,,"leap","length")']], style: "formula" as const },
      ...questions({ column: "B", row: 10 }, ["First?", "Second?", "Third?"]),
    ];
  },
  paints: [],
  frames: [],
  notes: [],
  names: { Leap_maze: "B5:D7" },
  select: "B5",
};
