import { alienTiles } from "../../../../../src/puzzles/lights-out/lesson-alien-tiles";
import type { Expected } from "../../expected-types";

const NONE = Object.fromEntries(
  Array.from("BCD", (column) => [5, 6, 7].map((row) => [`${column}${row}`, "#"])).flat(),
) as Readonly<Record<string, string>>;

export const expected: Expected = {
  lesson: {
    lesson: alienTiles,
    sameInGerman: ["Alien Tiles", "count", "false", "length", "off", "states 4, lines"],
    answers: [
      { right: [15], wrong: [9, "many"] },
      { right: [6], wrong: [2] },
      { right: [2], wrong: [1, 3, 4] },
    ],
    mistakes: [
      { typed: NONE, cell: "B12", says: "No cell has a lamp." },
      { typed: { C6: 4 }, cell: "B12", says: "C6: expected a whole number from 0 to 3." },
      { typed: { C6: 1, U9: "=NA()" }, cell: "B12", says: "No presses switch all lamps off." },
    ],
  },
  puzzles: [
    {
      id: "LightsOut",
      steps: [
        { step: 0, state: "101 000 101", move: "4 lamps are not at 0" },
        { step: 1, state: "212 100 201", move: "press row 1, column 1; 6 lamps are not at 0" },
        { step: 2, state: "323 110 211", move: "press row 1, column 2; 8 lamps are not at 0" },
        { step: 12, state: "000 000 000", move: "press row 3, column 3; 0 lamps are not at 0" },
      ],
      marked: { 1: "B5", 2: "C5", 12: "D7" },
    },
  ],
};
