import type { Pictured } from "./picture";

/** A drawing that the browser looks at. */
export interface SeenDrawing extends Pictured {
  /** A solid drawing's words at the puzzle's step and at the end; without them it is flat. */
  readonly words?: readonly [atStep: RegExp, atEnd: RegExp];
}

/** A puzzle of a lesson's sheet; what it shows at all other steps is tested in `test/unit/taskpane`. */
export interface SeenPuzzle {
  readonly sheet: string;
  /** Its kind in the names of saved pictures, and its title where the sheet has several. */
  readonly kind: string;
  readonly title?: string;
  readonly last: number;
  /** A step at which it is looked at, with the text of the move and the state of its flat drawings. */
  readonly step: number;
  readonly move: string;
  readonly state?: string;
  readonly end?: string;
  /** A long puzzle is played to its end from here. */
  readonly playedFrom?: number;
  readonly drawings: readonly SeenDrawing[];
}

const BOARD_AND_GRAPH = [
  { id: "board", title: "Board" },
  { id: "graph", title: "Graph" },
];

/** Every kind of puzzle that a lesson has, with all of its drawings. */
export const PUZZLES: readonly SeenPuzzle[] = [
  {
    sheet: "Free the Key",
    kind: "freethekey",
    last: 76,
    step: 30,
    move: "Turn the disk clockwise, to place 11, turn 11",
    state: "place 11, turn 11",
    end: "place 21, turn 1",
    drawings: [
      {
        id: "key",
        title: "Key and disk",
        words: [/place 11 of 21\. Above: a tooth of height 1 and cut 11/, /place 21 of 21/],
      },
      { id: "maze", title: "Flat maze" },
      { id: "sliding", title: "Sliding maze" },
      {
        id: "cylinder",
        title: "Maze on a cylinder",
        words: [/row 11 of 16 and column 11/, /row 1 of 16 and column 21/],
      },
    ],
  },
  {
    sheet: "Schönbrunn",
    kind: "schonbrunn",
    title: "Schönbrunn, normal",
    last: 11,
    step: 1,
    move: "Jump right by 1, to the tile −3 in row 5, column 4; the sum is −2",
    state: "row 5, column 4, sum -2",
    end: "row 3, column 3, sum 6",
    drawings: [{ id: "board", title: "Board with jumps" }],
  },
  {
    sheet: "Schönbrunn",
    kind: "schonbrunnexpert",
    title: "Schönbrunn, expert: sum 0",
    last: 14,
    step: 5,
    move: "Jump left by 3, to the tile 4 in row 5, column 1; the sum is −4",
    state: "row 5, column 1, sum -4",
    end: "row 3, column 3, sum 0",
    drawings: [{ id: "board", title: "Board with jumps" }],
  },
  {
    sheet: "Pinball",
    kind: "pinball",
    last: 18,
    step: 7,
    move: "Flip ball 1 from tile 2 to tile 1 (right 1L)",
    state: "1:1 2:– 3:8 4:4 5:9 6:2 7:7 8:6 9:3",
    end: "1:1 2:2 3:3 4:4 5:– 6:6 7:7 8:8 9:9",
    drawings: BOARD_AND_GRAPH,
  },
  {
    sheet: "Knights",
    kind: "knights",
    last: 40,
    step: 1,
    move: "The black knight jumps from a4 to c3",
    state: "a1:– a2:B a3:– a4:– b1:– b2:W b3:– c2:– c3:B d3:W",
    end: "a1:– a2:W a3:– a4:W b1:– b2:B b3:– c2:– c3:– d3:B",
    drawings: BOARD_AND_GRAPH,
  },
  {
    sheet: "15-puzzle",
    kind: "fifteen",
    last: 34,
    step: 1,
    move: "Tile 9 slides left, from 7 to 6",
    state: "1:1 2:2 3:4 4:7 5:14 6:9 7:– 8:6 9:5 10:15 11:13 12:8 13:10 14:12 15:11 16:3",
    end: "1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9 10:10 11:11 12:12 13:13 14:14 15:15 16:–",
    drawings: BOARD_AND_GRAPH,
  },
  {
    sheet: "15-puzzle",
    kind: "fifteen",
    title: "The 8-puzzle",
    last: 20,
    step: 1,
    move: "Tile 3 slides up, from 8 to 5",
    state: "1:7 2:2 3:4 4:5 5:3 6:6 7:8 8:– 9:1",
    end: "1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:–",
    drawings: BOARD_AND_GRAPH,
  },
  {
    sheet: "Which group",
    kind: "rounds",
    title: "3 Wilson's exception",
    last: 10,
    step: 5,
    move: "1 moves from 7 to 4: the round 7-1-2-3-4-7 is over, so far (1 4 3 2)",
    state: "1:2 2:3 3:4 4:1 5:5 6:6 7:–",
    end: "1:6 2:3 3:4 4:2 5:1 6:5 7:–",
    drawings: [{ id: "graph", title: "Graph" }],
  },
  {
    sheet: "Cat Walk",
    kind: "catwalk",
    last: 410,
    step: 203,
    move: "The second walk begins: gates red blue green",
    state: "walk 2, row 42, column 26: ",
    end: "walk 2, row 2, column 40: BLACKANDWHITECATFOOT",
    playedFrom: 370,
    drawings: [{ id: "maze", title: "Maze" }],
  },
  {
    sheet: "OGear",
    kind: "ogear",
    last: 10,
    step: 2,
    move: "Roll forward to Left, facing South, tooth 0",
    drawings: [
      {
        id: "cube",
        title: "Cube and gear",
        words: [
          /face Left, facing South; the tooth in the face is number 0/,
          /face Top, facing North; the tooth in the face is number 0, the marked one/,
        ],
      },
    ],
  },
  {
    sheet: "Rubik",
    kind: "rubik",
    last: 8,
    step: 7,
    move: "U': turn the upper face counterclockwise",
    state:
      "15 13 14 2 3 1 7 8 9 10 11 12 23 24 22 16 17 18 19 20 21 6 4 5 " +
      "25 26 41 42 29 30 31 32 33 34 45 46 37 38 39 40 35 36 43 44 27 28 47 48",
    end: Array.from({ length: 48 }, (_, k) => k + 1).join(" "),
    drawings: [
      {
        id: "cube",
        title: "Cube",
        words: [
          /8 on the orange face L, 8 on the red face R/,
          /The cube is solved: each face has one colour\./,
        ],
      },
      { id: "net", title: "Net" },
    ],
  },
];
