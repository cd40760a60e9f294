import type { Cell } from "../../../../src/grid/cells";
import type { Expected } from "../expected-types";

/** A maze drawn with one character per cell. */
const drawn = (...lines: string[]): Cell[][] =>
  lines.map((line) => Array.from(line, (cell) => (cell === "." ? "" : cell)));

const OPEN = drawn("S.#.", ".##.", "...#", "#.G.");
const LONG = drawn(`S${".".repeat(18)}`, `.${"#".repeat(17)}.`, `${".".repeat(18)}G`);

export const expected: Expected = {
  puzzles: [
    {
      id: "Maze",
      drawings: ["maze"],
      ranges: { maze: OPEN },
      steps: [
        { step: 0, state: "row 1, column 1", move: "the route begins in row 1, column 1" },
        { step: 1, state: "row 2, column 1", move: "down, to row 2, column 1" },
        { step: 3, state: "row 3, column 2", move: "right, to row 3, column 2" },
        { step: 5, state: "row 4, column 3", move: "down, to row 4, column 3" },
      ],
      marked: { 1: "A2", 5: "C4" },
      german: {
        texts: { 0: "der Weg beginnt in Zeile 1, Spalte 1", 1: "nach unten, bis Zeile 2, Spalte 1" },
      },
    },
    {
      id: "Maze",
      drawings: ["maze", "sliding"],
      ranges: { maze: LONG, start: [["left"]], goal: [[1, 19], [3, 19]] }, // prettier-ignore
      steps: [
        { step: 0, state: "row 1, column 1", move: "the route begins in row 1, column 1" },
        { step: 9, state: "row 1, column 10", move: "right, to row 1, column 10" },
        { step: 18, state: "row 1, column 19", move: "right, to row 1, column 19" },
      ],
    },
    {
      id: "Maze",
      drawings: ["maze", "ring", "cylinder"],
      ranges: { maze: drawn("S#..", ".##.", "..#G"), start: [[2, 1]], rules: [["walk wrap columns"]] },
      steps: [
        { step: 0, state: "row 2, column 1", move: "the route begins in row 2, column 1" },
        { step: 1, state: "row 3, column 1", move: "down, to row 3, column 1" },
        { step: 2, state: "row 3, column 4", move: "left, to row 3, column 4" },
      ],
      solids: {
        // Upright: columns go round the axis, which points down, a quarter of a turn each.
        cylinder: [
          {
            step: 0,
            words: "The marker is at row 2 of 3 and column 1 of 4",
            poses: [{ part: 2, at: [0.253, 0, 0.667] }],
          },
          { step: 1, words: "row 3 of 3 and column 1", poses: [{ part: 2, at: [0.253, -1, 0.667] }] },
          { step: 2, words: "row 3 of 3 and column 4", poses: [{ part: 2, at: [0.253, -1, 0.667] }] },
        ],
      },
    },
    {
      id: "Maze",
      drawings: ["maze", "torus"],
      ranges: { maze: drawn("S#.#", ".##.", "##.G", "G.##"), rules: [["walk wrap rows columns"]] },
      steps: [
        { step: 0, state: "row 1, column 1", move: "the route begins in row 1, column 1" },
        { step: 1, state: "row 4, column 1", move: "up, to row 4, column 1" },
      ],
      solids: {
        // Four rows are a tube of radius 1.12 · 4 / 2π = 0.713, around which the middle is 1.9 times that.
        torus: [
          {
            step: 0,
            words: "The marker is at row 1 of 4 and column 1 of 4",
            poses: [
              { part: 0, at: [0, 0, 0], turned: [0, 0, 0, 1] },
              { part: 1, at: [0, 0, 2.068], turned: [0.707, 0, 0, 0.707] },
            ],
          },
          {
            step: 1,
            words: "row 4 of 4 and column 1",
            poses: [
              { part: 0, at: [0, 0, 0], turned: [0.707, 0, 0, 0.707] },
              { part: 1, at: [0, -1.355, 0.713] },
            ],
          },
        ],
      },
    },
  ],
};
