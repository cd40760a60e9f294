import { lightsOut } from "../../../../src/puzzles/lights-out/lesson";
import type { Expected } from "../expected-types";

const NONE = Object.fromEntries(
  Array.from("BCDEF", (column) => [5, 6, 7, 8, 9].map((row) => [`${column}${row}`, "#"])).flat(),
) as Readonly<Record<string, string>>;

export const expected: Expected = {
  lesson: {
    lesson: lightsOut,
    sameInGerman: ["Lights Out", "false", "length", "off"],
    answers: [
      { right: [15], wrong: [25] },
      { right: [33, 22, 42], wrong: [11, 35, "x"] },
      { right: [2], wrong: [1] },
    ],
    mistakes: [{ typed: NONE, cell: "B12", says: "No cell has a lamp." }],
  },
  puzzles: [
    {
      id: "LightsOut",
      steps: [
        { step: 0, state: "01010 00100 10001 01110 00000", move: "8 lamps are lit" },
        { step: 1, state: "00100 00000 10001 01110 00000", move: "press row 1, column 3; 6 lamps are lit" },
        { step: 2, state: "00000 01110 10101 01110 00000", move: "press row 2, column 3; 9 lamps are lit" },
        { step: 3, state: "00000 00110 01001 00110 00000", move: "press row 3, column 2; 6 lamps are lit" },
        { step: 5, state: "00000 00000 00000 00000 00000", move: "press row 3, column 4; 0 lamps are lit" },
      ],
      marked: { 1: "D5", 2: "D6", 3: "C7", 5: "E7" },
      german: { texts: { 0: "8 Lampen leuchten", 2: "Zeile 2, Spalte 3 drücken; 9 Lampen leuchten" } },
    },
    {
      id: "LightsOut",
      ranges: { board: [[1, "#", 0], ["x", "", 1]], goal: [["", "#", 1], [0, 0, 0]] }, // prettier-ignore
      steps: [
        { step: 0, state: "1#0 101", move: "4 lamps are not as the goal says" },
        {
          step: 1,
          state: "0#0 011",
          move: "press row 2, column 1; 3 lamps are not as the goal says",
        },
        {
          step: 2,
          state: "0#1 000",
          move: "press row 2, column 3; 0 lamps are not as the goal says",
        },
      ],
    },
    {
      id: "LightsOut",
      ranges: { board: [[1, "#", 1], [2, 2, 1], [0, 1, 1]], rules: [["torus, states 3"]] }, // prettier-ignore
      steps: [
        { step: 0, state: "1#1 221 011", move: "7 lamps are not at 0" },
        { step: 1, state: "2#1 002 111", move: "press row 2, column 1; 6 lamps are not at 0" },
        { step: 2, state: "0#1 110 211", move: "press row 2, column 1; 6 lamps are not at 0" },
        { step: 5, state: "0#0 000 000", move: "press row 3, column 3; 0 lamps are not at 0" },
      ],
      german: {
        ranges: { board: [[1, "#", 1], [2, 2, 1], [0, 1, 1]], rules: [["states 3 torus"]] }, // prettier-ignore
        texts: { 0: "7 Lampen sind nicht auf 0", 1: "Zeile 2, Spalte 1 drücken; 6 Lampen sind nicht auf 0" },
      },
    },
  ],
};
