import { i18n } from "../../language";
import { defineLesson } from "../../lessons/define-lesson";
import { number } from "../../lessons/expected-answers";
import type { Picture } from "../../lessons/lesson";
import { PAINTS } from "../mazes/lesson-colors";
import { DOOR, KEY, logicSheet, solve } from "./lesson-sheet";

/** All four keys are needed, and the key d is found last. */
const MAZE = [
  "....#...#@..",
  ".##.b.#.A##.",
  ".#.c##.#..#.",
  ".#d#....#...",
  ".#Ca.##..#.#",
  ".#.##..#.#..",
  ".#.D.#....#.",
  "#.##B.#.##..",
  "*....#......",
];

/** A maze as a picture. */
export const pictureOf = (rows: readonly string[]): Picture =>
  rows.map((row) =>
    Array.from(row, (mark) => {
      if (/[a-z]/.test(mark)) return KEY;
      if (/[A-Z]/.test(mark)) return DOOR;
      const { wall, start, goal } = PAINTS;
      return mark === "#" ? wall.fill : mark === "@" ? start.fill : mark === "*" ? goal.fill : "";
    }),
  );

export const keysAndDoors = defineLesson({
  id: "keys-and-doors",
  title: /*i18n*/ "Keys and doors",
  summary: /*i18n*/ "Four doors need keys that lie in the maze: in which order do you find them?",
  source: /*i18n*/ "This lesson follows Eric Wastl, “Many-Worlds Interpretation”, Advent of Code (2019).",
  task: /*i18n*/ "A capital letter is a door, which opens as soon as you have found its key, the small letter. Find a route from @ to *, or type another maze.",
  picture: pictureOf(MAZE),
  sheetName: "Keys and doors",
  ...logicSheet({
    maze: MAZE.map((row) => Array.from(row, (mark) => (mark === "." ? "" : mark))),
    rules: "keys",
    rows: 90,
    ask: (areas) => [
      {
        text: i18n.t("How few moves find all keys, wherever they end?"),
        ...number(solve(areas, { from: `SUBSTITUTE(${areas.maze.fixed},"*","")`, answer: "length" })),
      },
      {
        text: i18n.t("How many moves lead to the goal if there is no door C?"),
        ...number(solve(areas, { from: `SUBSTITUTE(${areas.maze.fixed},"C","")`, answer: "length" })),
      },
      {
        text: i18n.t("How many shortest routes to the goal are there?"),
        ...number(solve(areas, { answer: "count" })),
      },
    ],
  }),
});
