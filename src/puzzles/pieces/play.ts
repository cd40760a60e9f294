import { i18n } from "../../language";
import { type Cells, CellError, isBlank, numberIn, shown, textOf, type Cell } from "../../grid/cells";
import type { PlayKind, PlayRange } from "../../playing/play";
import type { BoardCell } from "../../playing/spots";
import { isGrid } from "./grids";
import { chessBoard, circularBoard, numberedBoard, type Board, boardOf } from "./play-board";
import {
  playRearrangement,
  type Ranges,
  type RearrangementPlay,
  type RearrangementWords,
} from "./play-rearrangement";
import { requireColumns } from "../../grid/columns";

/** With more, a drawing's places could not be told apart. */
const MAX_COORDINATE = 1000;

/** The positions of the places as given by a table: place, row and column, counted from 1. Skips rows of other places. */
function readPositions(cells: Cells, places: readonly string[]): Board {
  requireColumns(cells, "places", [3], () => i18n.t("expected three columns, place, row and column"));
  const positionOf = new Map<string, BoardCell>();
  cells.forEach(([place, ...position], row) => {
    if (isBlank(place) || !places.includes(textOf(place))) return;
    const [down, right] = position.map((cell, k) => readCoordinate(cell, row, k + 1));
    positionOf.set(textOf(place), { row: down - 1, column: right - 1 });
  });
  const positions = places.map((place) => {
    const position = positionOf.get(place);
    if (position) return position;
    throw new CellError(
      "places",
      i18n.t("the place {place} is missing; expected all places of the moves", { place: shown(place) }),
    );
  });
  return boardOf(positions);
}

function readCoordinate(cell: Cell, row: number, column: number): number {
  const number = isBlank(cell) ? undefined : numberIn(cell);
  if (number !== undefined && number >= 1 && number <= MAX_COORDINATE) return number;
  const values = {
    coordinate: column === 1 ? "row" : "column",
    found: isBlank(cell) ? i18n.t("blank") : shown(cell),
    farthest: MAX_COORDINATE,
  };
  const problem = i18n.t(
    "the {coordinate, select, row {row} other {column}} is {found}; expected a number from 1 to {farthest}",
    values,
  );
  throw new CellError("places", problem, row, column);
}

const RANGES: readonly PlayRange[] = [
  { name: "moves", title: /*i18n*/ "The moves: columns from and to, and perhaps their names" },
  { name: "start", title: /*i18n*/ "The start: columns place and piece" },
  { name: "goal", title: /*i18n*/ "The goal: columns place and piece" },
];
/** The ranges of puzzles that may be drawn as boards; without moves, pieces move between neighbours. */
const BOARDS: readonly PlayRange[] = [
  {
    name: "moves",
    title: /*i18n*/ "The moves: columns from and to, and perhaps their names; a board needs none",
    optional: true,
  },
  { name: "start", title: /*i18n*/ "The start: columns place and piece, or a board with its pieces" },
  { name: "goal", title: /*i18n*/ "The goal: columns place and piece, or a board with its pieces" },
];
export const RULES: PlayRange = {
  name: "rules",
  title: /*i18n*/ "The rules: both ways, if each move also leads back",
  optional: true,
};
const BOARD: PlayRange = {
  name: "board",
  title: /*i18n*/ "The board in the sheet, to walk on",
  optional: true,
};

function kind(
  prefix: string,
  title: string,
  words: RearrangementWords,
  boardFor: (places: readonly string[], ranges: Ranges) => Board | undefined,
  ranges: readonly PlayRange[] = [...RANGES, BOARD],
): PlayKind<RearrangementPlay> {
  return {
    prefix,
    title,
    ranges,
    read: (given) =>
      playRearrangement(prefix, words, (places) => boardFor(places, given) ?? circularBoard(places), given),
  };
}

const named = (name: string) => (name === "" ? "" : ` (${name})`);

/** Flippers bat balls from tile to tile (P. Vodola's article). */
export const pinball = kind(
  "Pinball",
  /*i18n*/ "Pieces moved by flippers",
  {
    start: /*i18n*/ "the balls are at the start",
    move: (ball, from, to, flipper) =>
      i18n.t("flip ball {ball} from tile {from} to tile {to}", { ball, from, to }) + named(flipper),
    label: (ball, from, to, flipper) =>
      i18n.t("ball {ball} from {from} to {to}", { ball, from, to }) + named(flipper),
  },
  (places) => numberedBoard(places),
);

export const knights = kind(
  "Knights",
  /*i18n*/ "Pieces on a chessboard",
  {
    start: /*i18n*/ "the knights are at the start",
    move: (knight, from, to, name) =>
      i18n.t(
        "{knight, select, W {the white knight} B {the black knight} other {knight {knight}}} jumps from {from} to {to}",
        { knight, from, to },
      ) + named(name),
    label: (knight, from, to) =>
      i18n.t(
        "{knight, select, W {white knight} B {black knight} other {knight {knight}}} from {from} to {to}",
        { knight, from, to },
      ),
  },
  (places, { board }) => chessBoard(places, board),
);

export const fifteen = kind(
  "Fifteen",
  /*i18n*/ "Sliding tiles",
  {
    start: /*i18n*/ "the tiles are at the start",
    move: (tile, from, to, way) =>
      way === ""
        ? i18n.t("tile {tile} slides from {from} to {to}", { tile, from, to })
        : i18n.t("tile {tile} slides {way}, from {from} to {to}", { tile, way, from, to }),
    label: (tile, from, to, way) =>
      way === ""
        ? i18n.t("tile {tile} from {from} to {to}", { tile, from, to })
        : i18n.t("tile {tile} {way}", { tile, way }),
    stuck: () => i18n.t("Only a tile next to an empty place moves."),
  },
  (places, { board, start }) => numberedBoard(places, board ?? (isGrid(start) ? start : undefined)),
  [...BOARDS, BOARD],
);

/** Any other rearrangement of pieces on a graph. */
export const rearrange = kind(
  "Rearrange",
  /*i18n*/ "Pieces on a graph",
  {
    start: /*i18n*/ "the pieces are at the start",
    move: (piece, from, to, name) =>
      i18n.t("{piece} moves from {from} to {to}", { piece, from, to }) + named(name),
    label: (piece, from, to, name) =>
      i18n.t("{piece} from {from} to {to}", { piece, from, to }) + named(name),
  },
  (places, { places: positions, start }) =>
    positions ? readPositions(positions, places) : isGrid(start) ? numberedBoard(places, start) : undefined,
  [
    ...BOARDS,
    { name: "places", title: /*i18n*/ "Where the places lie: columns place, row and column", optional: true },
    { ...BOARD, title: /*i18n*/ "The board in the sheet, with these rows and columns" },
    RULES,
  ],
);
