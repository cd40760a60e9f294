import { hardest } from "../../../../../src/puzzles/pieces/hardest/lesson";
import type { Expected } from "../../expected-types";

export const expected: Expected = {
  lesson: {
    lesson: hardest,
    sameInGerman: [],
    answers: [
      { right: [360], wrong: [720, "half"] },
      { right: [97], wrong: [23] },
      { right: [20], wrong: [21] },
    ],
    mistakes: [
      { typed: { D7: 6 }, cell: "B4", says: "No place is empty. Delete one of B6, C6, D6, B7, C7, D7." },
      { typed: { G5: 23 }, cell: "B4", says: "G5: expected a whole number from 1 to" },
      {
        typed: { B6: "", C6: "", D6: "", B7: "", C7: "" },
        cell: "B4",
        says: "Type the tiles into the yellow cells of the goal",
      },
    ],
  },
  puzzles: [
    {
      id: "Fifteen",
      steps: [
        { step: 0, state: "1:4 2:5 3:– 4:1 5:2 6:3", move: "the tiles are at the start" },
        { step: 1, state: "1:4 2:– 3:5 4:1 5:2 6:3", move: "tile 5 slides right, from 2 to 3" },
        { step: 21, state: "1:1 2:2 3:3 4:4 5:5 6:–", move: "tile 3 slides up, from 6 to 3" },
      ],
      marked: { 0: "G6", 1: "H6", 21: "H6" },
    },
  ],
};
