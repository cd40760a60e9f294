import { riverCrossing } from "../../../../../src/puzzles/graphs/lesson";
import { REFUSED, type Expected } from "../../expected-types";
import { BRIDGE, MISSIONARIES } from "../guarded-by-hand";

export const expected: Expected = {
  lesson: {
    lesson: riverCrossing,
    sameInGerman: ["a > 0 and b < 3", "flip me", "wolf = goat <> me"],
    answers: [
      { right: [4], wrong: [3] },
      { right: [3], wrong: [7] },
      { right: [5], wrong: [7] },
    ],
    mistakes: [
      { typed: { C6: "", M7: REFUSED }, cell: "B11", says: "C6: type a name for each value." },
      { typed: { M7: "=NA()" }, cell: "B11", says: "There is no route from the start to the goal." },
      { typed: { M7: REFUSED }, cell: "B11", says: "Select M7 to read what is wrong." },
    ],
  },
  puzzles: [
    {
      id: "Patterns",
      drawings: ["banks", "graph"],
      steps: [
        { step: 0, state: "L,L,L,L", move: "the start is L,L,L,L" },
        { step: 1, state: "R,L,R,L", move: "goat, from L,L,L,L to R,L,R,L" },
        { step: 2, state: "L,L,R,L", move: "alone, from R,L,R,L to L,L,R,L" },
        { step: 7, state: "R,R,R,R", move: "goat, from L,R,L,R to R,R,R,R" },
      ],
      german: { texts: { 0: "der Start ist L,L,L,L", 2: "alone, von R,L,R,L nach L,L,R,L" } },
    },
    {
      id: "Patterns",
      ranges: MISSIONARIES,
      drawings: ["graph"],
      steps: [
        { step: 0, state: "3,3,L", move: "the start is 3,3,L" },
        { step: 11, state: "0,0,R", move: "1 m, 1 c over, from 1,1,L to 0,0,R" },
      ],
    },
    {
      id: "Patterns",
      ranges: { ...BRIDGE([1, 2, 5, 10]) },
      drawings: ["graph"],
      steps: [
        { step: 0, state: "L,L,L,L,L", move: "the start is L,L,L,L,L" },
        { step: 1, state: "R,R,L,L,R", move: "p and q (cost 2), from L,L,L,L,L to R,R,L,L,R" },
        { step: 5, state: "R,R,R,R,R", move: "p and q (cost 2), from L,L,R,R,L to R,R,R,R,R" },
      ],
    },
  ],
};
