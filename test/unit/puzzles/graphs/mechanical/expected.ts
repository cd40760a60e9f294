import { mechanical } from "../../../../../src/puzzles/graphs/mechanical/lesson";
import { gearRows, keyMoves } from "../../../../../src/puzzles/graphs/mechanical/lesson-tables";
import { REFUSED, type Expected } from "../../expected-types";

/** What functions read is written alike in all languages. */
const NOTATION = [...gearRows(), ...keyMoves, ["Top,South,4", "Top,North,0", "North|South", "+1 mod 5"]]
  .flat()
  .map(String)
  .filter((text) => /[a-z]{3}/i.test(text));

export const expected: Expected = {
  lesson: {
    lesson: mechanical,
    sameInGerman: [...new Set(NOTATION)].sort(),
    hasSpreadingFormulas: true,
    answers: [
      { right: [17], wrong: [10] },
      { right: [40], wrong: [76] },
      { right: [7], wrong: [8] },
    ],
    mistakes: [
      { typed: { G11: REFUSED }, cell: "F8", says: "Select G11 to read what is wrong." },
      { typed: { G11: "=NA()" }, cell: "F8", says: "There is no solution." },
      { typed: { O17: REFUSED }, cell: "J14", says: "Select O17 to read what is wrong." },
      { typed: { W11: REFUSED }, cell: "V8", says: "Select W11 to read what is wrong." },
    ],
  },
  puzzles: [
    {
      id: "Patterns",
      drawings: ["graph"],
      steps: [
        { step: 0, state: "Top,South,4", move: "the start is Top,South,4" },
        { step: 1, state: "Top,West,4", move: "turn, from Top,South,4 to Top,West,4" },
        { step: 2, state: "Left,South,0", move: "forward, from Top,West,4 to Left,South,0" },
        { step: 10, state: "Top,North,0", move: "turn, from Top,East,0 to Top,North,0" },
      ],
      german: { texts: { 0: "der Start ist Top,South,4" } },
    },
    {
      id: "Patterns3",
      drawings: ["graph"],
      steps: [
        { step: 0, state: "1,0", move: "the start is 1,0" },
        { step: 1, state: "1,15", move: "up, from 1,0 to 1,15" },
        { step: 76, state: "21,0", move: "right, from 20,0 to 21,0" },
      ],
    },
  ],
};
