import { freeTheKey } from "../../../../src/puzzles/free-the-key/lesson";
import type { Expected } from "../expected-types";

export const expected: Expected = {
  lesson: {
    lesson: freeTheKey,
    sameInGerman: ["Free the Key", "left"],
    hasSpreadingFormulas: true,
    answers: [
      { right: [76], wrong: [77] },
      { right: [8], wrong: [68] },
      { right: [9, 15], wrong: [5, 99, "x"] },
    ],
    mistakes: [
      { typed: { I9: "a" }, cell: "AC9", says: "I9: expected a height" },
      { typed: { F17: -1 }, cell: "AC9", says: "F17: expected a height" },
      { typed: { AI9: 17 }, cell: "AH15", says: "AI9: expected a whole number from 1 to 16" },
      { typed: { AI9: 3 }, cell: "AH15", says: "Type the turn and the place" },
      { typed: { AI9: 3, AI10: 5, K18: 1 }, cell: "AH15", says: "Turn 3, place 5: the disk fits." },
      {
        typed: { AI9: 16, AI10: 21, AA31: 0 },
        cell: "AH15",
        says: "Turn 16, place 21: the disk does not fit.",
      },
    ],
  },
  puzzles: [
    {
      id: "FreeTheKey",
      steps: [
        { step: 0, state: "place 1, turn 1", move: "the disk is at place 1, turn 1" },
        { step: 1, state: "place 1, turn 16", move: "turn the disk anticlockwise, to place 1, turn 16" },
        { step: 5, state: "place 3, turn 16", move: "turn the disk clockwise, to place 3, turn 16" },
        { step: 30, state: "place 11, turn 11", move: "turn the disk clockwise, to place 11, turn 11" },
        { step: 76, state: "place 21, turn 1", move: "slide the disk on, to place 21, turn 1" },
      ],
      solids: {
        // The key's 21 places have length 1 and start at −5.6; a cut is a sixteenth of a turn.
        key: [
          {
            step: 0,
            words: "place 1 of 21. Above: no tooth and cut 1",
            poses: [{ part: 1, at: [-5.1, 0, 0], turned: [0, 0, 0, 1] }],
          },
          {
            step: 1,
            words: "place 1 of 21. Above: no tooth and cut 16",
            poses: [{ part: 1, at: [-5.1, 0, 0], turned: [0.195, 0, 0, 0.981] }],
          },
          {
            step: 5,
            words: "a tooth of height 1 and cut 16 of depth 1",
            poses: [{ part: 1, at: [-3.1, 0, 0], turned: [0.195, 0, 0, 0.981] }],
          },
          {
            step: 30,
            words: "place 11 of 21. Above: a tooth of height 1 and cut 11",
            poses: [{ part: 1, at: [4.9, 0, 0], turned: [-0.924, 0, 0, -0.383] }],
          },
          {
            step: 76,
            words: "place 21 of 21",
            poses: [{ part: 1, at: [14.9, 0, 0], turned: [0, 0, 0, 1] }],
          },
        ],
        cylinder: [
          {
            step: 0,
            words: "row 1 of 16 and column 1 of 21",
            poses: [{ part: 0, at: [-10.5, 0, 0], turned: [0.423, 0, 0, 0.906] }],
          },
          {
            step: 1,
            words: "row 16 of 16 and column 1",
            poses: [{ part: 0, at: [-10.5, 0, 0], turned: [0.591, 0, 0, 0.806] }],
          },
          {
            step: 5,
            words: "row 16 of 16 and column 3",
            poses: [{ part: 0, at: [-10.5, 0, 0], turned: [0.591, 0, 0, 0.806] }],
          },
          {
            step: 30,
            words: "row 11 of 16 and column 11",
            poses: [{ part: 0, at: [-10.5, 0, 0], turned: [-0.999, 0, 0, 0.044] }],
          },
          {
            step: 76,
            words: "row 1 of 16 and column 21",
            poses: [{ part: 0, at: [-10.5, 0, 0], turned: [0.423, 0, 0, 0.906] }],
          },
        ],
      },
      marked: { 0: "G16", 30: "Q26", 31: "R26", 76: "AA16" },
      german: {
        texts: {
          0: "die Scheibe ist auf Platz 1, Drehung 1",
          1: "Scheibe gegen den Uhrzeigersinn drehen, auf Platz 1, Drehung 16",
        },
      },
    },
  ],
};
