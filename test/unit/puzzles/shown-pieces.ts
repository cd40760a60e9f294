import type { Shown } from "./shown";

const PINBALL = [
  { step: 0, state: "1:4 2:1 3:8 4:6 5:– 6:2 7:9 8:7 9:3", move: "the balls are at the start" },
  {
    step: 1,
    state: "1:4 2:1 3:8 4:– 5:6 6:2 7:9 8:7 9:3",
    move: "flip ball 6 from tile 4 to tile 5 (right 1R)",
  },
  {
    step: 7,
    state: "1:1 2:– 3:8 4:4 5:9 6:2 7:7 8:6 9:3",
    move: "flip ball 1 from tile 2 to tile 1 (right 1L)",
  },
  {
    step: 12,
    state: "1:1 2:8 3:2 4:4 5:– 6:3 7:7 8:9 9:6",
    move: "flip ball 9 from tile 5 to tile 8 (left 3R)",
  },
  {
    step: 18,
    state: "1:1 2:2 3:3 4:4 5:– 6:6 7:7 8:8 9:9",
    move: "flip ball 8 from tile 5 to tile 8 (left 3R)",
  },
];

const KNIGHTS = [
  {
    step: 0,
    state: "a1:– a2:B a3:– a4:B b1:– b2:W b3:– c2:– c3:– d3:W",
    move: "the knights are at the start",
  },
  {
    step: 1,
    state: "a1:– a2:B a3:– a4:– b1:– b2:W b3:– c2:– c3:B d3:W",
    move: "the black knight jumps from a4 to c3",
  },
  {
    step: 12,
    state: "a1:– a2:W a3:– a4:– b1:B b2:B b3:– c2:– c3:– d3:W",
    move: "the black knight jumps from a4 to b2",
  },
  {
    step: 25,
    state: "a1:– a2:– a3:B a4:W b1:– b2:– b3:– c2:W c3:B d3:–",
    move: "the black knight jumps from b1 to a3",
  },
  {
    step: 40,
    state: "a1:– a2:W a3:– a4:W b1:– b2:B b3:– c2:– c3:– d3:B",
    move: "the white knight jumps from c3 to a4",
  },
];

const FIFTEEN = [
  {
    step: 0,
    state: "1:1 2:2 3:4 4:7 5:14 6:– 7:9 8:6 9:5 10:15 11:13 12:8 13:10 14:12 15:11 16:3",
    move: "the tiles are at the start",
  },
  {
    step: 1,
    state: "1:1 2:2 3:4 4:7 5:14 6:9 7:– 8:6 9:5 10:15 11:13 12:8 13:10 14:12 15:11 16:3",
    move: "tile 9 slides left, from 7 to 6",
  },
  {
    step: 11,
    state: "1:1 2:2 3:4 4:7 5:9 6:5 7:6 8:8 9:14 10:– 11:13 12:3 13:10 14:15 15:12 16:11",
    move: "tile 5 slides up, from 10 to 6",
  },
  {
    step: 20,
    state: "1:1 2:2 3:4 4:7 5:9 6:5 7:6 8:8 9:10 10:14 11:3 12:11 13:13 14:– 15:15 16:12",
    move: "tile 13 slides left, from 14 to 13",
  },
  {
    step: 34,
    state: "1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9 10:10 11:11 12:12 13:13 14:14 15:15 16:–",
    move: "tile 12 slides up, from 16 to 12",
  },
];

const CAT_WALK = [
  { step: 0, state: "walk 1, row 42, column 28: ", move: "the first walk begins: gates gray" },
  { step: 100, state: "walk 1, row 22, column 20: REDBLUETHE", move: "right" },
  {
    step: 203,
    state: "walk 2, row 42, column 26: ",
    move: "the second walk begins: gates red blue green",
  },
  { step: 300, state: "walk 2, row 26, column 36: BLACKAND", move: "right" },
  {
    step: 410,
    state: "walk 2, row 2, column 40: BLACKANDWHITECATFOOT",
    move: "up through a blue gate, which spells T",
  },
];

/** Pieces on boards and graphs, and the cat in its maze. */
export const PIECES_SHOWN: readonly Shown[] = [
  { of: "pinball", kind: "Pinball", drawing: "board", steps: PINBALL },
  { of: "pinball", kind: "Pinball", drawing: "graph", steps: PINBALL },
  { of: "knights", kind: "Knights", drawing: "board", steps: KNIGHTS },
  { of: "knights", kind: "Knights", drawing: "graph", steps: KNIGHTS },
  { of: "fifteen", kind: "Fifteen", drawing: "board", steps: FIFTEEN },
  { of: "fifteen", kind: "Fifteen", drawing: "graph", steps: FIFTEEN },
  { of: "cat-walk", kind: "CatWalk", drawing: "maze", steps: CAT_WALK },
];
