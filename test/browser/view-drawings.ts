import { PIECE_DRAWINGS } from "./view-drawings-pieces";

/** A drawing that the browser tests open from its lesson, and what it shows. */
export interface ViewedDrawing {
  /** The lesson's title, as it stands on its card. */
  readonly lesson: string;
  /** The title of the kind of puzzle, where the lesson's sheet has several. */
  readonly kind?: string;
  /** The title of the drawing, and its id. */
  readonly title: string;
  readonly id: string;
  /** A picture with so many colours, or fewer, would be blank. */
  readonly isBlankWith?: number;
  /** Five steps, the first one among them, and what is to be seen there: `data-state` of a flat drawing, the text of the move. */
  readonly steps: readonly { readonly step: number; readonly state?: string; readonly move?: string }[];
}

const MAZE_STEPS = [
  { step: 0, state: "place 1, turn 1", move: "The disk is at place 1, turn 1" },
  { step: 1, state: "place 1, turn 16", move: "Turn the disk counterclockwise, to place 1, turn 16" },
  { step: 5, state: "place 3, turn 16", move: "Turn the disk clockwise, to place 3, turn 16" },
  { step: 30, state: "place 11, turn 11", move: "Turn the disk clockwise, to place 11, turn 11" },
  { step: 76, state: "place 21, turn 1", move: "Slide the disk on, to place 21, turn 1" },
];

/** One row for each drawing. */
export const VIEW_DRAWINGS: readonly ViewedDrawing[] = [
  { lesson: "Free the Key", title: "Flat maze", id: "maze", steps: MAZE_STEPS },
  { lesson: "Free the Key", title: "Sliding maze", id: "sliding", steps: MAZE_STEPS },
  {
    lesson: "The maze of Schönbrunn",
    kind: "Schönbrunn, normal",
    title: "Board with jumps",
    id: "board",
    steps: [
      { step: 0, state: "row 5, column 3, sum 1" },
      {
        step: 1,
        state: "row 5, column 4, sum -2",
        move: "Jump right by 1, to the tile −3 in row 5, column 4; the sum is −2",
      },
      { step: 4 },
      { step: 8 },
      { step: 11 },
    ],
  },
  {
    lesson: "The maze of Schönbrunn",
    kind: "Schönbrunn, expert: sum 0",
    title: "Board with jumps",
    id: "board",
    steps: [
      { step: 0, state: "row 5, column 3, sum 1" },
      { step: 1, state: "row 5, column 2, sum -1" },
      { step: 5, state: "row 5, column 1, sum -4" },
      { step: 13 },
      { step: 14, state: "row 3, column 3, sum 0" },
    ],
  },
  ...PIECE_DRAWINGS,
];
