import { foundKey } from "../../../../../src/puzzles/free-the-key/found-key/lesson";
import type { Expected } from "../../expected-types";

export const expected: Expected = {
  lesson: {
    lesson: foundKey,
    sameInGerman: [],
    hasSpreadingFormulas: true,
    answers: [
      { right: [25], wrong: [24] },
      { right: [5], wrong: [1, 4] },
      { right: [2], wrong: [1, 3] },
    ],
    mistakes: [
      { typed: { C7: "x" }, cell: "T10", says: "C7: expected # for a wall, or nothing." },
      { typed: { C7: "x" }, cell: "T11", says: "" },
      { typed: { M17: 9 }, cell: "E20", says: "M17: expected a whole number from 1 to 8." },
      { typed: { M17: 9 }, cell: "E21", says: "" },
    ],
  },
  puzzles: [
    {
      id: "FreeTheKey",
      steps: [
        { step: 0, state: "place 1, turn 1", move: "the disk is at place 1, turn 1" },
        { step: 8, state: "place 4, turn 6", move: "slide the disk on, to place 4, turn 6" },
        { step: 25, state: "place 8, turn 1", move: "turn the disk anticlockwise, to place 8, turn 1" },
      ],
      marked: { 0: "K6", 8: "N11", 25: "R6" },
      solids: {
        key: [
          { step: 0, words: "place 1 of 8", poses: [] },
          { step: 8, words: "place 4 of 8", poses: [] },
          { step: 25, words: "place 8 of 8", poses: [] },
        ],
        cylinder: [
          { step: 0, words: "row 1 of 8 and column 1 of", poses: [] },
          { step: 8, words: "row 6 of 8 and column 4", poses: [] },
          { step: 25, words: "row 1 of 8 and column 8", poses: [] },
        ],
      },
    },
  ],
};
