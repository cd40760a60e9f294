import { pinball } from "../../../../../src/puzzles/pieces/pinball/lesson";
import { REFUSED, type Expected } from "../../expected-types";

export const expected: Expected = {
  lesson: {
    lesson: pinball,
    sameInGerman: ["Permutation"],
    hasSpreadingFormulas: true,
    answers: [
      { right: ["1R", "right 1R"], wrong: ["3L", "left 3R", 1] },
      { right: ["()"], wrong: ["(1 2)", "(5 2", "2"] },
      { right: [2], wrong: [1, 3, "two"] },
    ],
    mistakes: [
      { typed: { K22: "?" }, cell: "K23", says: "K21: expected a word in the labels" },
      { typed: { J13: "A" }, cell: "K23", says: "J12, J13: each generator needs its own label" },
      { typed: { K14: REFUSED }, cell: "K23", says: "I14: type tiles and hyphens" },
      { typed: { T7: 9 }, cell: "B32", says: "The balls: T7, T13, V10: the start and the goal have" },
      { typed: { T11: 5 }, cell: "B32", says: "The balls: T11: the start and the goal have different" },
      { typed: { P9: "" }, cell: "B32", says: "The balls: P9: a flipper needs" },
      { typed: { S9: 12 }, cell: "B32", says: "The balls: S9: type each tile" },
    ],
  },
  puzzles: [
    {
      id: "Pinball",
      steps: [
        { step: 0, state: "1:4 2:1 3:8 4:6 5:– 6:2 7:9 8:7 9:3", move: "the balls are at the start" },
        {
          step: 1,
          state: "1:4 2:1 3:8 4:– 5:6 6:2 7:9 8:7 9:3",
          move: "flip ball 6 from tile 4 to tile 5 (right 1R)",
        },
        {
          step: 7,
          state: "1:1 2:– 3:8 4:4 5:9 6:2 7:7 8:6 9:3",
          move: "flip ball 1 from tile 2 to tile 1 (right 1L)",
        },
        {
          step: 12,
          state: "1:1 2:8 3:2 4:4 5:– 6:3 7:7 8:9 9:6",
          move: "flip ball 9 from tile 5 to tile 8 (left 3R)",
        },
        {
          step: 18,
          state: "1:1 2:2 3:3 4:4 5:– 6:6 7:7 8:8 9:9",
          move: "flip ball 8 from tile 5 to tile 8 (left 3R)",
        },
      ],
      marked: { 0: "B8 C10", 1: "D8 E10", 7: "B5 C7", 12: "D11 E13", 18: "D11 E13" },
      german: { texts: { 1: "Kugel 6 von Feld 4 auf Feld 5 schlagen (right 1R)" } },
    },
  ],
};
