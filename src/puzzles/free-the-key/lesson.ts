import { i18n } from "../../language";
import { defineLesson } from "../../lessons/define-lesson";
import { number, numberUpTo } from "../../lessons/expected-answers";
import { keyPicture } from "./lesson-colors";
import { keySheet } from "./lesson-sheet";

/** The heights of the upper and lower teeth, and the cuts around the disk, as given in the article. */
export const KEY = [
  [0, 1, 1, 3, 0, 1, 1, 2, 0, 1, 1, 2, 0, 1, 1, 3, 0, 1, 1, 4, 0],
  [0, 4, 0, 1, 1, 2, 1, 1, 1, 3, 0, 1, 1, 2, 1, 1, 1, 3, 0, 1, 0],
];
export const DISK = [4, 0, 1, 3, 1, 1, 4, 0, 1, 1, 2, 1, 0, 2, 1, 1];

/** Oskar van Deventer's key and disk, and the maze through which the disk moves. */
export const freeTheKey = defineLesson({
  id: "free-the-key",
  title: /*i18n*/ "Free the Key",
  summary: /*i18n*/ "A disk slides and turns on a key with teeth, which is a route through a maze.",
  source:
    /*i18n*/ "This lesson follows Kenneth E. Caviness’s article “Maze for Free the Key Puzzle”. Oskar van Deventer invented the puzzle.",
  task: /*i18n*/ "A disk slides and turns on a key, and a tooth passes only through a cut that is deep enough. Move the disk until it comes off.",
  picture: keyPicture(KEY, [DISK]),
  sheetName: "Free the Key",
  ...keySheet({
    key: KEY,
    disk: DISK,
    headings: {
      key: /*i18n*/ "The key: heights of its teeth above and below",
      maze: /*i18n*/ "Its maze is light where the teeth fit",
      deadEnds: /*i18n*/ "DEADENDS marks the dead ends: 0 is a wall, and 1 is all the rest",
      steps: /*i18n*/ "The route out, step by step",
    },
    listLength: 345,
    questions: (walk, { maze: { fixed: maze } }) => [
      {
        text: i18n.t("How many moves take the disk off the key?"),
        ...number(`${walk},"length")`),
      },
      {
        text: i18n.t("How many of them slide the disk back?"),
        ...number(`SUMPRODUCT((${walk},"moves")="left")*1)`),
      },
      {
        text: i18n.t("In which turn does the disk fit at place 2?"),
        ...numberUpTo(`ROWS(${maze})`, (answer) => `INDEX(${maze},${answer},2)=1`),
      },
    ],
  }),
});
