import { hardKey } from "../../../../../src/puzzles/free-the-key/hard-key/lesson";
import type { Expected } from "../../expected-types";

const START = { step: 0, state: "place 1, turn 1", move: "the disk is at place 1, turn 1" } as const;

export const expected: Expected = {
  lesson: {
    lesson: hardKey,
    sameInGerman: ["down", "left", "length", "moves", "right", "walk wrap rows"],
    answers: [
      { right: [126], wrong: [146] },
      { right: [130], wrong: [48] },
      { right: [68], wrong: [20, "x"] },
    ],
    mistakes: [
      { typed: { F20: 2 }, cell: "B25", says: "F20: expected a whole number from 3 to 21." },
      { typed: { F20: 30 }, cell: "C21", says: "" },
    ],
  },
  puzzles: [
    {
      id: "FreeTheKey",
      steps: [
        START,
        { step: 76, state: "place 21, turn 1", move: "turn the disk anticlockwise, to place 21, turn 1" },
      ],
    },
    {
      id: "FreeTheKey2",
      steps: [
        START,
        { step: 148, state: "place 21, turn 1", move: "turn the disk anticlockwise, to place 21, turn 1" },
      ],
    },
    {
      id: "FreeTheKey3",
      steps: [
        START,
        { step: 30, state: "place 9, turn 15", move: "slide the disk back, to place 9, turn 15" },
        { step: 132, state: "place 21, turn 1", move: "turn the disk anticlockwise, to place 21, turn 1" },
      ],
      solids: {
        key: [
          { step: 0, words: "place 1 of 21", poses: [] },
          { step: 30, words: "place 9 of 21", poses: [] },
          { step: 132, words: "place 21 of 21", poses: [] },
        ],
        cylinder: [
          { step: 0, words: "row 1 of 16 and column 1 of", poses: [] },
          { step: 30, words: "row 15 of 16 and column 9", poses: [] },
          { step: 132, words: "row 1 of 16 and column 21", poses: [] },
        ],
      },
    },
  ],
};
