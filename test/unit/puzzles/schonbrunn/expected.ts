import { schonbrunn } from "../../../../src/puzzles/schonbrunn/lesson";
import type { Expected } from "../expected-types";

export const expected: Expected = {
  lesson: {
    lesson: schonbrunn,
    sameInGerman: ["Start", "jump", "jump least", "jump zero"],
    hasSpreadingFormulas: true,
    answers: [
      { right: [1], wrong: [9] },
      { right: ["even"], wrong: ["odd"] },
      { right: [10], wrong: [28] },
    ],
    mistakes: [
      { typed: { C6: "x" }, cell: "B12", says: "C6: expected a whole number" },
      { typed: { C6: 1.5, F9: "y" }, cell: "B12", says: "C6, F9: expected a whole number" },
      { typed: { D7: "O", F9: 0 }, cell: "B12", says: "D7, F9: all of these are 0, O" },
      { typed: { D7: 1 }, cell: "B12", says: "No tile is the goal" },
      { typed: { C11: 6 }, cell: "B12", says: "C11: the start is outside the board" },
      { typed: { D11: "c" }, cell: "B12", says: "D11: the start is outside the board" },
      { typed: { E16: "jump most" }, cell: "B12", says: "E16: expected jump, jump zero or jump" },
    ],
  },
  puzzles: [
    {
      id: "Schonbrunn",
      steps: [
        {
          step: 0,
          state: "row 5, column 3, sum 1",
          move: "start on the tile 1 in row 5, column 3; the sum is 1",
        },
        {
          step: 1,
          state: "row 5, column 4, sum -2",
          move: "jump right by 1, to the tile −3 in row 5, column 4; the sum is −2",
        },
        {
          step: 4,
          state: "row 3, column 1, sum 5",
          move: "jump down by 2, to the tile 1 in row 3, column 1; the sum is 5",
        },
        {
          step: 8,
          state: "row 2, column 2, sum 9",
          move: "jump up by 2, to the tile 3 in row 2, column 2; the sum is 9",
        },
        {
          step: 11,
          state: "row 3, column 3, sum 6",
          move: "jump down by 1, to the tile 0 in row 3, column 3; the sum is 6",
        },
      ],
      marked: { 0: "D9", 1: "E9", 4: "B7", 8: "C6", 11: "D7" },
      german: {
        ranges: { board: [[1, 0], [-1, 1]], start: [[2, 1]] }, // prettier-ignore
        texts: { 1: "1 nach rechts springen, auf das Feld 1 in Zeile 2, Spalte 2; die Summe ist 0" },
      },
    },
    {
      id: "SchonbrunnExpert",
      steps: [
        {
          step: 0,
          state: "row 5, column 3, sum 1",
          move: "start on the tile 1 in row 5, column 3; the sum is 1",
        },
        {
          step: 1,
          state: "row 5, column 2, sum -1",
          move: "jump left by 1, to the tile −2 in row 5, column 2; the sum is −1",
        },
        {
          step: 5,
          state: "row 5, column 1, sum -4",
          move: "jump left by 3, to the tile 4 in row 5, column 1; the sum is −4",
        },
        {
          step: 13,
          state: "row 2, column 3, sum 0",
          move: "jump left by 2, to the tile −1 in row 2, column 3; the sum is 0",
        },
        {
          step: 14,
          state: "row 3, column 3, sum 0",
          move: "jump down by 1, to the tile 0 in row 3, column 3; the sum is 0",
        },
      ],
      marked: { 0: "D9", 1: "C9", 5: "B9", 13: "D6", 14: "D7" },
      german: {
        texts: { 5: "3 nach links springen, auf das Feld 4 in Zeile 5, Spalte 1; die Summe ist −4" },
      },
    },
  ],
};
