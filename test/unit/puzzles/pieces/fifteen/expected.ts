import { fifteen } from "../../../../../src/puzzles/pieces/fifteen/lesson";
import type { Expected } from "../../expected-types";
import { fifteenFrom, NEARLY } from "../play-puzzles";

export const expected: Expected = {
  lesson: {
    lesson: fifteen,
    sameInGerman: ["even"],
    answers: [
      { right: ["odd"], wrong: ["even", 1] },
      { right: [3], wrong: [4] },
      { right: [20160], wrong: [40320] },
    ],
    mistakes: [
      { typed: { B6: 2 }, cell: "B12", says: "The 8-puzzle: B6, C6: expected each tile" },
      { typed: { B6: "" }, cell: "B12", says: "The 8-puzzle: B6, C7: only one of these" },
      { typed: { J6: 16 }, cell: "B13", says: "The 15-puzzle: J6: expected each tile from 1 to 15" },
    ],
  },
  puzzles: [
    {
      id: "Fifteen",
      steps: [
        {
          step: 0,
          state: "1:1 2:2 3:4 4:7 5:14 6:– 7:9 8:6 9:5 10:15 11:13 12:8 13:10 14:12 15:11 16:3",
          move: "the tiles are at the start",
        },
        {
          step: 1,
          state: "1:1 2:2 3:4 4:7 5:14 6:9 7:– 8:6 9:5 10:15 11:13 12:8 13:10 14:12 15:11 16:3",
          move: "tile 9 slides left, from 7 to 6",
        },
        {
          step: 11,
          state: "1:1 2:2 3:4 4:7 5:9 6:5 7:6 8:8 9:14 10:– 11:13 12:3 13:10 14:15 15:12 16:11",
          move: "tile 5 slides up, from 10 to 6",
        },
        {
          step: 20,
          state: "1:1 2:2 3:4 4:7 5:9 6:5 7:6 8:8 9:10 10:14 11:3 12:11 13:13 14:– 15:15 16:12",
          move: "tile 13 slides left, from 14 to 13",
        },
        {
          step: 34,
          state: "1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9 10:10 11:11 12:12 13:13 14:14 15:15 16:–",
          move: "tile 12 slides up, from 16 to 12",
        },
      ],
      marked: { 0: "L7", 1: "K7", 11: "K7", 20: "J9", 34: "M8" },
      german: { ranges: fifteenFrom(NEARLY), texts: { 1: "Stein 10 rutscht nach oben, von 14 auf 10" } },
    },
    {
      id: "Fifteen2",
      steps: [
        { step: 0, state: "1:7 2:2 3:4 4:5 5:– 6:6 7:8 8:3 9:1", move: "the tiles are at the start" },
        { step: 1, state: "1:7 2:2 3:4 4:5 5:3 6:6 7:8 8:– 9:1", move: "tile 3 slides up, from 8 to 5" },
        { step: 20, state: "1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:–", move: "tile 6 slides up, from 9 to 6" },
      ],
      marked: { 0: "C8", 1: "C7", 20: "D7" },
    },
  ],
};
