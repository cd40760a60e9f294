import type { ViewedDrawing } from "./view-drawings";

const PINBALL = [
  { step: 0, state: "1:4 2:1 3:8 4:6 5:– 6:2 7:9 8:7 9:3", move: "The balls are at the start" },
  {
    step: 1,
    state: "1:4 2:1 3:8 4:– 5:6 6:2 7:9 8:7 9:3",
    move: "Flip ball 6 from tile 4 to tile 5 (right 1R)",
  },
  {
    step: 7,
    state: "1:1 2:– 3:8 4:4 5:9 6:2 7:7 8:6 9:3",
    move: "Flip ball 1 from tile 2 to tile 1 (right 1L)",
  },
  { step: 12, state: "1:1 2:8 3:2 4:4 5:– 6:3 7:7 8:9 9:6" },
  {
    step: 18,
    state: "1:1 2:2 3:3 4:4 5:– 6:6 7:7 8:8 9:9",
    move: "Flip ball 8 from tile 5 to tile 8 (left 3R)",
  },
];

const KNIGHTS = [
  {
    step: 0,
    state: "a1:– a2:B a3:– a4:B b1:– b2:W b3:– c2:– c3:– d3:W",
    move: "The knights are at the start",
  },
  {
    step: 1,
    state: "a1:– a2:B a3:– a4:– b1:– b2:W b3:– c2:– c3:B d3:W",
    move: "The black knight jumps from a4 to c3",
  },
  { step: 12, state: "a1:– a2:W a3:– a4:– b1:B b2:B b3:– c2:– c3:– d3:W" },
  { step: 25, state: "a1:– a2:– a3:B a4:W b1:– b2:– b3:– c2:W c3:B d3:–" },
  {
    step: 40,
    state: "a1:– a2:W a3:– a4:W b1:– b2:B b3:– c2:– c3:– d3:B",
    move: "The white knight jumps from c3 to a4",
  },
];

const FIFTEEN = [
  {
    step: 0,
    state: "1:1 2:2 3:4 4:7 5:14 6:– 7:9 8:6 9:5 10:15 11:13 12:8 13:10 14:12 15:11 16:3",
    move: "The tiles are at the start",
  },
  {
    step: 1,
    state: "1:1 2:2 3:4 4:7 5:14 6:9 7:– 8:6 9:5 10:15 11:13 12:8 13:10 14:12 15:11 16:3",
    move: "Tile 9 slides left, from 7 to 6",
  },
  { step: 11, state: "1:1 2:2 3:4 4:7 5:9 6:5 7:6 8:8 9:14 10:– 11:13 12:3 13:10 14:15 15:12 16:11" },
  { step: 20, state: "1:1 2:2 3:4 4:7 5:9 6:5 7:6 8:8 9:10 10:14 11:3 12:11 13:13 14:– 15:15 16:12" },
  {
    step: 34,
    state: "1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9 10:10 11:11 12:12 13:13 14:14 15:15 16:–",
    move: "Tile 12 slides up, from 16 to 12",
  },
];

const CAT_WALK = [
  { step: 0, state: "walk 1, row 42, column 28: ", move: "The first walk begins: gates gray" },
  { step: 100, state: "walk 1, row 22, column 20: REDBLUETHE", move: "Right" },
  {
    step: 203,
    state: "walk 2, row 42, column 26: ",
    move: "The second walk begins: gates red blue green",
  },
  { step: 300, state: "walk 2, row 26, column 36: BLACKAND" },
  {
    step: 410,
    state: "walk 2, row 2, column 40: BLACKANDWHITECATFOOT",
    move: "Up through a blue gate, which spells T",
  },
];

/** Pieces on boards and graphs, and the cat in its maze. */
export const PIECE_DRAWINGS: readonly ViewedDrawing[] = [
  { lesson: "The pinball puzzle", title: "Board", id: "board", steps: PINBALL },
  { lesson: "The pinball puzzle", title: "Graph", id: "graph", steps: PINBALL },
  { lesson: "The 11th Hour knights", title: "Board", id: "board", steps: KNIGHTS },
  { lesson: "The 11th Hour knights", title: "Graph", id: "graph", steps: KNIGHTS },
  { lesson: "The 15-puzzle", title: "Board", id: "board", steps: FIFTEEN },
  { lesson: "The 15-puzzle", title: "Graph", id: "graph", steps: FIFTEEN },
  { lesson: "Cat Walk", title: "Maze", id: "maze", steps: CAT_WALK },
];
