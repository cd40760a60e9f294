import { i18n } from "../../../../src/language";
import { defineLesson } from "../../../../src/lessons/define-lesson";
import { number } from "../../../../src/lessons/expected-answers";
import { cells, formula, questions } from "../../../../src/lessons/items";

const MAZE = [
  ["S", "", ""],
  ["", "#", ""],
  ["", "", "G"],
];

/** A knight crosses a maze. */
export const leap = defineLesson({
  id: "leap",
  title: /*i18n*/ "The leaping knight",
  summary: /*i18n*/ "A knight leaps over the walls of a maze.",
  source: /*i18n*/ "A puzzle for a test.",
  task: /*i18n*/ "Bring the knight to G.",
  picture: [["#2b3a55", "#ffd166"]],
  sheetName: "Leap",
  columnWidths: [2, 4, 4, 4],
  sheet: ({ maze }) => {
    const leaps = `PUZZLE.SOLVEMAZE(${maze},,,"leap","length")`;
    return {
      panels: {
        B5: [{ maze: cells(MAZE, "input") }],
        F5: [formula(`=${leaps}`, { solution: "hidden" })],
        B10: [
          questions({ words: 4, answer: 8, mark: 9 }, [
            { text: i18n.t("How many leaps are the fewest?"), ...number(leaps) },
            { text: i18n.t("How many leaps are the fewest from G to S?"), ...number(leaps) },
            { text: i18n.t("How many squares may the knight reach?"), ...number("8") },
          ]),
        ],
      },
      names: { Leap_maze: maze },
      select: maze,
    };
  },
});
