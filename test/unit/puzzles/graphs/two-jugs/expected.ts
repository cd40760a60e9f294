import { twoJugs } from "../../../../../src/puzzles/graphs/lesson";
import { jugRows } from "../../../../../src/puzzles/graphs/lesson-jugs";
import { REFUSED, type Expected } from "../../expected-types";

const CHANGES = jugRows([5, 3], true).map(([, , changes]) => changes);

export const expected: Expected = {
  lesson: {
    lesson: twoJugs,
    sameInGerman: [
      ...CHANGES.filter((text) => /[a-z]{3}/i.test(text)),
      ...["a > 0 and b < 3", "flip me", "wolf = goat <> me"],
    ].sort(),
    answers: [
      { right: [7], wrong: [6] },
      { right: [4], wrong: [6] },
      { right: [8], wrong: [6] },
    ],
    mistakes: [
      { typed: { D6: "", M7: REFUSED }, cell: "B11", says: "D6: type a name for each value." },
      {
        typed: { J7: "", M7: REFUSED },
        cell: "B11",
        says: "J7: type what the move changes, or # for forbidden states.",
      },
      { typed: { M7: REFUSED }, cell: "B11", says: "Select M7 to read what is wrong." },
      { typed: { M7: "=NA()" }, cell: "B11", says: "There is no route from the start to the goal." },
    ],
  },
  puzzles: [
    {
      id: "Patterns",
      drawings: ["jugs", "graph"],
      steps: [
        { step: 0, state: "0,0", move: "the start is 0,0" },
        { step: 1, state: "5,0", move: "fill a, from 0,0 to 5,0" },
        { step: 2, state: "2,3", move: "a into b, from 5,0 to 2,3" },
        { step: 6, state: "4,3", move: "a into b, from 5,2 to 4,3" },
      ],
      german: { texts: { 0: "der Start ist 0,0", 1: "fill a, von 0,0 nach 5,0" } },
    },
    {
      id: "Patterns",
      ranges: {
        values: [["a", "b", "c"], ["0..8", "0..5", "0..3"]], // prettier-ignore
        moves: jugRows([8, 5, 3], false),
        start: [[8, 0, 0]],
        goal: [[4, 4, 0]],
      },
      drawings: ["jugs", "graph"],
      steps: [
        { step: 0, state: "8,0,0", move: "the start is 8,0,0" },
        { step: 1, state: "3,5,0", move: "a into b, from 8,0,0 to 3,5,0" },
        { step: 7, state: "4,4,0", move: "c into a, from 1,4,3 to 4,4,0" },
      ],
    },
  ],
};
