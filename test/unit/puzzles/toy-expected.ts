import type { Expected } from "./expected-types";
import { leap } from "./toy/lesson";

/** What the tests of all puzzles expect of the toy. In the copy of the project this is its file `expected.ts`. */
export const expected: Expected = {
  lesson: {
    lesson: leap,
    sameInGerman: [],
    answers: [
      { right: [4], wrong: [3] },
      { right: [4], wrong: [5] },
      { right: [8], wrong: [9] },
    ],
    mistakes: [{ typed: { B5: "x" }, cell: "F5", says: "#VALUE!" }],
  },
  puzzles: [
    {
      id: "Leap",
      onlyWatched: true,
      steps: [
        { step: 0, state: "row 1, column 1", move: "the knight is in row 1, column 1" },
        { step: 1, state: "row 2, column 3", move: "the knight is in row 2, column 3" },
        { step: 4, state: "row 3, column 3", move: "the knight is in row 3, column 3" },
      ],
      marked: { 1: "D6", 4: "D7" },
      german: { texts: { 4: "der Springer ist in Zeile 3, Spalte 3" } },
    },
  ],
};
