import { knights } from "../../../../../src/puzzles/pieces/knights/lesson";
import type { Expected } from "../../expected-types";
import { KNIGHTS } from "../play-puzzles";

export const expected: Expected = {
  lesson: {
    lesson: knights,
    sameInGerman: [],
    answers: [
      { right: [1], wrong: [2, "one"] },
      { right: [24], wrong: [12] },
      { right: ["a1"], wrong: ["c2", "b2", "z9", 5] },
    ],
    mistakes: [
      { typed: { I6: "B" }, cell: "B12", says: "The knights: F7, D8, I6, L7, J8: the start" },
      { typed: { C6: "Q" }, cell: "B12", says: "C6: type W or B, in capitals" },
      { typed: { C6: "b" }, cell: "B12", says: "C6: type W or B, in capitals" },
      { typed: { I6: "w" }, cell: "B12", says: "I6: type W or B, in capitals" },
      { typed: { D7: "#" }, cell: "B12", says: "The knights: something is wrong" },
      { typed: { L9: "W" }, cell: "B12", says: "The knights: L9: # stands at" },
      { typed: { D8: "#", E7: "#", C8: "" }, cell: "B12", says: "C6, F7: from this square no knight" },
    ],
  },
  puzzles: [
    {
      id: "Knights",
      steps: [
        {
          step: 0,
          state: "a1:– a2:B a3:– a4:B b1:– b2:W b3:– c2:– c3:– d3:W",
          move: "the knights are at the start",
        },
        {
          step: 1,
          state: "a1:– a2:B a3:– a4:– b1:– b2:W b3:– c2:– c3:B d3:W",
          move: "the black knight jumps from a4 to c3",
        },
        {
          step: 12,
          state: "a1:– a2:W a3:– a4:– b1:B b2:B b3:– c2:– c3:– d3:W",
          move: "the black knight jumps from a4 to b2",
        },
        {
          step: 25,
          state: "a1:– a2:– a3:B a4:W b1:– b2:– b3:– c2:W c3:B d3:–",
          move: "the black knight jumps from b1 to a3",
        },
        {
          step: 40,
          state: "a1:– a2:W a3:– a4:W b1:– b2:B b3:– c2:– c3:– d3:B",
          move: "the white knight jumps from c3 to a4",
        },
      ],
      marked: { 0: "C6", 1: "E7", 12: "D8", 25: "C7", 40: "C6" },
      german: {
        ranges: KNIGHTS,
        texts: {
          0: "die Springer sind am Start",
          1: "der schwarze Springer springt von a4 nach c3",
          2: "der weiße Springer springt von b2 nach a4",
        },
      },
    },
  ],
};
