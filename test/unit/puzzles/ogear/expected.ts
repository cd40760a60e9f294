import { ogear } from "../../../../src/puzzles/ogear/lesson";
import type { Expected } from "../expected-types";

export const expected: Expected = {
  lesson: {
    lesson: ogear,
    sameInGerman: [
      "Back",
      "Back-Front",
      "Bottom",
      "Bottom-Top",
      "East",
      "Front",
      "Front-Back",
      "Left",
      "Left-Right",
      "North",
      "O'Gear",
      "Right",
      "Right-Left",
      "South",
      "Top",
      "Top-Bottom",
      "West",
      "|North|South|East|West|N|S|E|W|",
    ],
    answers: [
      { right: [17], wrong: [10] },
      { right: [1, 2, 15], wrong: [3, 0, "x"] },
      { right: [7], wrong: [1, 17, "a"] },
    ],
    mistakes: [
      { typed: { R7: "Up" }, cell: "B16", says: "R7: expected a direction" },
      { typed: { Q8: "Side" }, cell: "B16", says: "Q8: the table has no such face" },
      { typed: { S7: 5 }, cell: "B16", says: "S7: expected a tooth" },
      { typed: { C21: "Wst" }, cell: "B16", says: "C21: expected a direction" },
      { typed: { D22: "" }, cell: "B16", says: "D22: a row of the table" },
    ],
  },
  puzzles: [
    {
      id: "OGear",
      steps: [
        { step: 0, move: "the gear is on Top, facing South, tooth 4" },
        { step: 1, move: "turn the gear on Top to West, tooth 4" },
        { step: 2, move: "roll forward to Left, facing South, tooth 0" },
        { step: 6, move: "roll forward to Bottom, facing North, tooth 2" },
        { step: 10, move: "turn the gear on Top to North, tooth 0" },
      ],
      solids: {
        cube: [
          {
            step: 0,
            words: "face Top, facing South; the tooth in the face is number 4",
            poses: [{ part: 1, at: [0, 3.3, 0] }],
          },
          {
            step: 1,
            words: "face Top, facing West; the tooth in the face is number 4",
            poses: [{ part: 1, at: [0, 3.3, 0] }],
          },
          {
            step: 2,
            words: "face Left, facing South; the tooth in the face is number 0",
            poses: [{ part: 1, at: [0, 3.3, 0] }],
          },
          { step: 6, words: "face Bottom, facing North; the tooth in the face is number 2" },
          {
            step: 10,
            words: "face Top, facing North; the tooth in the face is number 0, the marked one",
          },
        ],
      },
      marked: { 0: "F11", 1: "E10", 2: "C11", 6: "L9", 10: "F9" },
      german: {
        ranges: {
          connections: [["Top", "East", "Right", "South"]],
          start: [["Top", "East", 0]],
          goal: [["Right", "South", 1]],
        },
        texts: { 1: "vorwärts rollen auf Right, Blick nach South, Zahn 1" },
      },
    },
  ],
};
