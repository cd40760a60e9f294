import type { Cells } from "../../../src/grid/cells";
import { PIECES_SHOWN } from "./shown-pieces";
import { RANGES_SHOWN } from "./shown-ranges";

/** What a flat drawing shows at some steps of a puzzle. */
export interface Shown {
  /** The puzzle is a lesson's, or stands in ranges of one's own. */
  readonly of: string | Readonly<Record<string, Cells>>;
  /** The prefix of the kind of puzzle, and the drawing's id. */
  readonly kind: string;
  readonly drawing: string;
  /** Some steps, the first one and the last one among them: what the drawing says of itself, and the text of the move. */
  readonly steps: readonly { readonly step: number; readonly state: string; readonly move: string }[];
}

const MAZE_STEPS = [
  { step: 0, state: "place 1, turn 1", move: "the disk is at place 1, turn 1" },
  { step: 1, state: "place 1, turn 16", move: "turn the disk counterclockwise, to place 1, turn 16" },
  { step: 5, state: "place 3, turn 16", move: "turn the disk clockwise, to place 3, turn 16" },
  { step: 30, state: "place 11, turn 11", move: "turn the disk clockwise, to place 11, turn 11" },
  { step: 76, state: "place 21, turn 1", move: "slide the disk on, to place 21, turn 1" },
];

export const SHOWN: readonly Shown[] = [
  { of: "free-the-key", kind: "FreeTheKey", drawing: "maze", steps: MAZE_STEPS },
  { of: "free-the-key", kind: "FreeTheKey", drawing: "sliding", steps: MAZE_STEPS },
  {
    of: "schonbrunn",
    kind: "Schonbrunn",
    drawing: "board",
    steps: [
      {
        step: 0,
        state: "row 5, column 3, sum 1",
        move: "start on the tile 1 in row 5, column 3; the sum is 1",
      },
      {
        step: 1,
        state: "row 5, column 4, sum -2",
        move: "jump right by 1, to the tile −3 in row 5, column 4; the sum is −2",
      },
      {
        step: 4,
        state: "row 3, column 1, sum 5",
        move: "jump down by 2, to the tile 1 in row 3, column 1; the sum is 5",
      },
      {
        step: 8,
        state: "row 2, column 2, sum 9",
        move: "jump up by 2, to the tile 3 in row 2, column 2; the sum is 9",
      },
      {
        step: 11,
        state: "row 3, column 3, sum 6",
        move: "jump down by 1, to the tile 0 in row 3, column 3; the sum is 6",
      },
    ],
  },
  {
    of: "schonbrunn",
    kind: "SchonbrunnExpert",
    drawing: "board",
    steps: [
      {
        step: 0,
        state: "row 5, column 3, sum 1",
        move: "start on the tile 1 in row 5, column 3; the sum is 1",
      },
      {
        step: 1,
        state: "row 5, column 2, sum -1",
        move: "jump left by 1, to the tile −2 in row 5, column 2; the sum is −1",
      },
      {
        step: 5,
        state: "row 5, column 1, sum -4",
        move: "jump left by 3, to the tile 4 in row 5, column 1; the sum is −4",
      },
      {
        step: 13,
        state: "row 2, column 3, sum 0",
        move: "jump left by 2, to the tile −1 in row 2, column 3; the sum is 0",
      },
      {
        step: 14,
        state: "row 3, column 3, sum 0",
        move: "jump down by 1, to the tile 0 in row 3, column 3; the sum is 0",
      },
    ],
  },
  {
    of: "rubik",
    kind: "Rubik",
    drawing: "net",
    steps: [
      {
        step: 0,
        state:
          "5 6 4 12 10 11 13 14 15 8 9 7 2 3 1 18 16 17 20 21 19 23 24 22 " +
          "47 48 34 33 29 30 28 27 45 46 41 42 40 39 44 43 37 38 25 26 36 35 32 31",
        move: "the cube is scrambled by RUF'LD'BU'R",
      },
      {
        step: 8,
        state: Array.from({ length: 48 }, (_, k) => k + 1).join(" "),
        move: "R': turn the right face counterclockwise; the cube is solved",
      },
    ],
  },
  ...PIECES_SHOWN,
  ...RANGES_SHOWN,
];
