import type { Cells } from "../../puzzles";
import type { PlayKind, PlayRange } from "../play";
import { chessBoard, circularBoard, numberedBoard, type Board } from "./board";
import { playRearrangement, type RearrangementPlay, type RearrangementWords } from "./rearrangement-play";
import { readPositions } from "./positions";

const RANGES: readonly PlayRange[] = [
  { name: "moves", title: "The moves: columns from and to, and perhaps their names" },
  { name: "start", title: "The start: columns place and piece" },
  { name: "goal", title: "The goal: columns place and piece" },
];
const BOARD: PlayRange = { name: "board", title: "The board in the sheet, to walk on", optional: true };

function kind(
  prefix: string,
  title: string,
  words: RearrangementWords,
  boardFor: (places: readonly string[], cells?: Cells) => Board | undefined,
): PlayKind<RearrangementPlay> {
  return {
    prefix,
    title,
    ranges: [...RANGES, BOARD],
    read: ({ moves, start, goal, board }) =>
      playRearrangement(prefix, words, (places) => boardFor(places, board) ?? circularBoard(places), {
        moves,
        start,
        goal,
        board,
      }),
  };
}

const named = (name: string) => (name === "" ? "" : ` (${name})`);

/** Flippers bat balls from tile to tile (P. Vodola's article). */
export const pinball = kind(
  "Pinball",
  "The pinball puzzle",
  {
    start: "the balls are at the start",
    move: (ball, from, to, flipper) => `flip ball ${ball} from tile ${from} to tile ${to}${named(flipper)}`,
  },
  (places) => numberedBoard(places),
);

const COLOURS: Readonly<Record<string, string>> = { W: "the white knight", B: "the black knight" };

export const knights = kind(
  "Knights",
  "Knights on a chessboard",
  {
    start: "the knights are at the start",
    move: (knight, from, to, name) =>
      `${COLOURS[knight] ?? `knight ${knight}`} jumps from ${from} to ${to}${named(name)}`,
  },
  chessBoard,
);

export const fifteen = kind(
  "Fifteen",
  "The 15-puzzle",
  {
    start: "the tiles are at the start",
    move: (tile, from, to, way) => `tile ${tile} slides ${way && `${way}, `}from ${from} to ${to}`,
  },
  (places) => numberedBoard(places),
);

/** Any other rearrangement of pieces on a graph. */
export const rearrange: PlayKind<RearrangementPlay> = {
  prefix: "Rearrange",
  title: "Pieces on a graph",
  ranges: [
    ...RANGES,
    { name: "places", title: "Where the places lie: columns place, row and column", optional: true },
    { ...BOARD, title: "The board in the sheet, with these rows and columns", optional: true },
  ],
  read: ({ moves, start, goal, places: positions, board }: Readonly<Record<string, Cells>>) =>
    playRearrangement(
      "Rearrange",
      {
        start: "the pieces are at the start",
        move: (piece, from, to, name) => `${piece} moves from ${from} to ${to}${named(name)}`,
      },
      (places) => (positions ? readPositions(positions, places) : circularBoard(places)),
      { moves, start, goal, board },
    ),
};
