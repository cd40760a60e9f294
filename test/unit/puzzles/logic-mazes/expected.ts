import type { Cell } from "../../../../src/grid/cells";
import { keysAndDoors } from "../../../../src/puzzles/logic-mazes/lesson";
import { REFUSED, type Expected } from "../expected-types";

const drawn = (...lines: string[]): Cell[][] =>
  lines.map((line) =>
    Array.from(line, (cell) => (cell === "." ? "" : /\d/.test(cell) ? Number(cell) : cell)),
  );

export const expected: Expected = {
  lesson: {
    lesson: keysAndDoors,
    hasSpreadingFormulas: true,
    sameInGerman: ["costs", "keys", "length"],
    answers: [
      { right: [64], wrong: [75, "many"] },
      { right: [49], wrong: [75] },
      { right: [4], wrong: [1] },
    ],
    mistakes: [
      { typed: { K6: "", S7: REFUSED }, cell: "B19", says: "There is no @." },
      { typed: { B6: 7, S7: REFUSED }, cell: "B19", says: "Select S7 to read what is wrong." },
    ],
  },
  puzzles: [
    {
      id: "LogicMaze",
      steps: [
        { step: 0, state: "row 1, column 10", move: "the route begins in row 1, column 10" },
        { step: 75, state: "row 9, column 1, keys abcd", move: "left, to row 9, column 1" },
      ],
      marked: { 75: "B14" },
      german: { texts: { 0: "der Weg beginnt in Zeile 1, Spalte 10" } },
    },
    {
      id: "LogicMaze",
      ranges: { maze: drawn("@9#.", "311*"), rules: [["costs diagonal"]] },
      steps: [
        { step: 0, state: "row 1, column 1", move: "the route begins in row 1, column 1" },
        { step: 1, state: "row 2, column 2", move: "down and right, to row 2, column 2, for 1" },
        { step: 3, state: "row 2, column 4", move: "right, to row 2, column 4, for 0" },
      ],
      marked: { 1: "B2", 3: "D2" },
      german: { texts: { 1: "nach unten und nach rechts, bis Zeile 2, Spalte 2, für 1" } },
    },
    {
      id: "LogicMaze",
      ranges: { maze: drawn("@.a#", "#A.*"), rules: [["ice keys"]] },
      steps: [
        { step: 0, state: "row 1, column 1", move: "the route begins in row 1, column 1" },
        { step: 1, state: "row 1, column 3, keys a", move: "right, to row 1, column 3, key a" },
        { step: 2, state: "row 2, column 3, keys a", move: "down, to row 2, column 3" },
        { step: 3, state: "row 2, column 4, keys a", move: "right, to row 2, column 4" },
      ],
    },
    {
      id: "LogicMaze",
      ranges: { maze: drawn("@1#.", "##a1", "*A.."), rules: [["portals keys"]] },
      steps: [
        { step: 0, state: "row 1, column 1", move: "the route begins in row 1, column 1" },
        { step: 2, state: "row 2, column 4", move: "through the portal 1, to row 2, column 4" },
        { step: 6, state: "row 3, column 1, keys a", move: "left, to row 3, column 1" },
      ],
      german: { texts: { 2: "durch das Portal 1, bis Zeile 2, Spalte 4" } },
    },
  ],
};
