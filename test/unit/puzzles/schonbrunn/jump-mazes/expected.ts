import { jumpMazes } from "../../../../../src/puzzles/schonbrunn/jump-mazes/lesson";
import type { Expected } from "../../expected-types";

export const expected: Expected = {
  lesson: {
    lesson: jumpMazes,
    sameInGerman: [],
    answers: [
      { right: [1], wrong: [2] },
      { right: [5], wrong: [6] },
      { right: [1], wrong: [3] },
    ],
    mistakes: [
      { typed: { D5: 9 }, cell: "B8", says: "D5: expected a whole number from 3 to 8." },
      { typed: { D6: 2 }, cell: "B8", says: "D6: expected a whole number from 3 to 8." },
      { typed: { D7: "x" }, cell: "B8", says: "D7: expected a whole number from 0 to 999999." },
      { typed: { D7: 1.5 }, cell: "B8", says: "D7: expected a whole number from 0 to 999999." },
    ],
  },
  puzzles: [
    {
      id: "Schonbrunn",
      steps: [
        {
          step: 0,
          state: "row 1, column 1, sum 4",
          move: "start on the tile 4 in row 1, column 1; the sum is 4",
        },
        {
          step: 1,
          state: "row 5, column 1, sum 7",
          move: "jump down by 4, to the tile 3 in row 5, column 1; the sum is 7",
        },
        {
          step: 10,
          state: "row 3, column 5, sum 33",
          move: "jump right by 4, to the tile 1 in row 3, column 5; the sum is 33",
        },
        {
          step: 19,
          state: "row 3, column 3, sum 52",
          move: "jump down by 1, to the tile 0 in row 3, column 3; the sum is 52",
        },
      ],
      marked: { 0: "B10", 1: "B14", 10: "F12", 19: "D12" },
    },
  ],
};
