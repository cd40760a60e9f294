import { centralGame } from "../../../../src/puzzles/pegs/lesson";
import { REFUSED, type Expected } from "../expected-types";

export const expected: Expected = {
  lesson: {
    lesson: centralGame,
    sameInGerman: [],
    answers: [
      { right: [31], wrong: [18, "many"] },
      { right: [5], wrong: [6] },
      { right: [10], wrong: [9] },
    ],
    mistakes: [
      { typed: { D6: "p" }, cell: "B17", says: "D6: expected o for a peg" },
      { typed: { S7: "=NA()" }, cell: "B17", says: "No jumps lead to the goal. Select S7 to read why." },
      { typed: { I14: "hexagon", S7: REFUSED }, cell: "B17", says: "Select S7 to read what is wrong." },
    ],
  },
  puzzles: [
    {
      id: "Pegs",
      steps: [
        { step: 0, state: "##ooo## ##ooo## ooooooo ooo.ooo ooooooo ##ooo## ##ooo##", move: "the start" },
        {
          step: 1,
          state: "##ooo## ##o.o## ooo.ooo ooooooo ooooooo ##ooo## ##ooo##",
          move: "row 2, column 4: down",
        },
        {
          step: 2,
          state: "##ooo## ##o.o## o..oooo ooooooo ooooooo ##ooo## ##ooo##",
          move: "row 3, column 2: right",
        },
        {
          step: 31,
          state: "##...## ##...## ....... ...o... ....... ##...## ##...##",
          move: "row 4, column 2: right",
        },
      ],
      marked: { 1: "E9", 2: "E8" },
      german: { texts: { 0: "der Start", 1: "Zeile 2, Spalte 4: nach unten" } },
    },
  ],
};
