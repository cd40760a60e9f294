import { swap } from "../../../../../src/puzzles/tracks/swap/lesson";
import type { Expected } from "../../expected-types";

/** Each object in the box with its number except 2, 3, 4 and 5, of which two pairs have changed places. */
const START = {
  step: 0,
  state: "1→1 2→4 3→5 4→2 5→3",
  move: "the start is (2 4)(3 5), the target is ()",
} as const;
const HOME = "1→1 2→2 3→3 4→4 5→5";

export const expected: Expected = {
  lesson: {
    lesson: swap,
    sameInGerman: ["even"],
    hasSpreadingFormulas: true,
    answers: [
      { right: [4], wrong: [5] },
      { right: [3], wrong: [1] },
      { right: [10], wrong: [4] },
    ],
    mistakes: [
      {
        typed: { E6: "", F6: "", G6: "" },
        cell: "B7",
        says: "C6, D6, E6, F6, G6: number the objects in at least three boxes.",
      },
      { typed: { D6: "" }, cell: "B7", says: "D6: fill the boxes from the left." },
      { typed: { C6: 6 }, cell: "B7", says: "C6: expected a whole number from 1 to 5." },
      { typed: { C6: 4 }, cell: "B7", says: "C6, D6: each object is in one box only." },
    ],
  },
  puzzles: [
    {
      id: "Generators",
      steps: [
        START,
        { step: 1, state: "1→1 2→2 3→5 4→4 5→3", move: "s24: (2 4); so far (3 5)" },
        { step: 2, state: HOME, move: "s35: (3 5); so far (), the target" },
      ],
      marked: { 1: "P10 Q10", 2: "P14 Q14" },
    },
    {
      id: "Generators2",
      steps: [
        START,
        { step: 1, state: "1→2 2→4 3→5 4→1 5→3", move: "s12: (1 2); so far (1 2 4)(3 5)" },
        { step: 2, state: "1→2 2→4 3→5 4→3 5→1", move: "s13: (1 3); so far (1 2 4 3 5)" },
        { step: 5, state: "1→2 2→1 3→3 4→4 5→5", move: "s14: (1 4); so far (1 2)" },
        { step: 6, state: HOME, move: "s12: (1 2); so far (), the target" },
      ],
      marked: { 1: "S6 T6", 5: "S8 T8" },
    },
    {
      id: "Generators3",
      steps: [
        START,
        { step: 1, state: "1→1 2→3 3→5 4→2 5→4", move: "s34: (3 4); so far (2 3 5 4)" },
        { step: 2, state: "1→1 2→2 3→5 4→3 5→4", move: "s23: (2 3); so far (3 5 4)" },
        { step: 4, state: HOME, move: "s34: (3 4); so far (), the target" },
      ],
      marked: { 1: "V8 W8", 2: "V7 W7" },
    },
    {
      id: "Generators4",
      steps: [
        START,
        { step: 1, state: "1→1 2→2 3→5 4→3 5→4", move: "c234: (2 3 4); so far (3 5 4)" },
        { step: 2, state: HOME, move: "c345: (3 4 5); so far (), the target" },
      ],
      marked: { 1: "Y9 Z9", 2: "Y15 Z15" },
    },
  ],
};
