import { i18n } from "../../language";
import { cells, spill } from "../../lessons/items";
import { named, type Area, type Areas, type Item } from "../../lessons/layout";
import type { LessonValue, Picture } from "../../lessons/lesson";
import { slidingMoves } from "../pieces/sliding-moves";
import { TILES } from "../pieces/pinball/tiles";
import { graphBoard, tileBoard, type Places } from "./lesson-boards";

/** From the article's Table 3. */
const PINBALL_GENERATORS = [
  ["A", "(1 4 2)"],
  ["B", "(4 8 7)"],
  ["C", "(6 8 9)"],
  ["D", "(2 8 9 6 3)"],
];

/** Two connected places. */
type Line = readonly [number, number];

/** Two ways of three lines and one of two lines connect place 1 and place 4. */
const THETA_LINES: Line[] = [
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [5, 6],
  [6, 1],
  [1, 7],
  [7, 4],
];
/** Where the places are drawn; 0 means no place. */
const THETA = [
  [2, 0, 3, 0, 0],
  [0, 0, 0, 0, 0],
  [1, 0, 7, 0, 4],
  [0, 0, 0, 0, 0],
  [6, 0, 5, 0, 0],
];

const LADDER_LINES: Line[] = [
  [1, 2],
  [2, 3],
  [4, 5],
  [5, 6],
  [1, 4],
  [2, 5],
  [3, 6],
];
const LADDER = [
  [1, 0, 2, 0, 3],
  [0, 0, 0, 0, 0],
  [4, 0, 5, 0, 6],
];

/** The puzzles from this number on are graphs of lines. */
export const FIRST_GRAPH = 3;
/** Blank rows at the end of a table, for the user's own moves. */
const SPARE_ROWS = 4;

/** A call for the group of a table of moves. */
export const puzzleGroup = (moves: string, home: number) => `PUZZLE.PUZZLEGROUP(${moves},${home})`;

/** The cells of a puzzle, whose numbers count from 1. */
export const partsOf = (areas: Areas, number: number) => ({
  title: areas[`title${number}`],
  board: areas[`board${number}`],
  group: areas[`group${number}`].first,
  facts: areas[`facts${number}`],
  problem: areas[`problem${number}`],
  moves: areas[`moves${number}`],
});

/** A puzzle with the table that its group is computed from. */
export interface Puzzle {
  readonly title: string;
  readonly remark: readonly [string, string];
  readonly board: Item;
  readonly heads: readonly [string, string];
  readonly rows: readonly (readonly LessonValue[])[];
  /** The group's name and its order. */
  readonly group: Item;
  /** A formula for the number of pieces. */
  readonly pieces: string;
}

function pinball(areas: Areas): Puzzle {
  const range = partsOf(areas, 1).moves.fixed;
  return {
    title: i18n.t("Pinball"),
    remark: [
      i18n.t("Its generators A to D are in table 1. All of them are even."),
      i18n.t("So two balls alone can never change places."),
    ],
    board: tileBoard(3, (place) => [place === 4 ? "" : place + 1, TILES[place].color]),
    heads: [i18n.t("label"), i18n.t("permutation")],
    rows: PINBALL_GENERATORS,
    group: cells([[`=PUZZLE.GROUPNAME(${range})`, `=PUZZLE.GROUPORDER(${range})`]], "formula", {
      solution: "only errors",
    }),
    pieces: "=9-1",
  };
}

/** What differs between puzzles with one empty place. */
interface OfMoves extends Pick<Puzzle, "title" | "remark" | "board" | "rows"> {
  readonly home: number;
}

const ofMoves = (moves: Area, { rows, home, ...puzzle }: OfMoves): Puzzle => ({
  ...puzzle,
  heads: [i18n.t("from"), i18n.t("to")],
  rows: [...rows, ...Array.from({ length: SPARE_ROWS }, () => ["", ""])],
  group: spill(`=${puzzleGroup(moves.fixed, home)}`, 1, 2, "formula", "only errors"),
  pieces: `=MAX(${moves.fixed})-1`,
});

interface OfLines extends Omit<OfMoves, "board" | "rows"> {
  readonly places: Places;
  readonly lines: readonly Line[];
}

/** A piece may move along a line in both directions. */
function ofLines(areas: Areas, number: number, { places, lines, ...puzzle }: OfLines): Puzzle {
  const { moves } = partsOf(areas, number);
  const rows = lines.flatMap(([a, b]) => [
    [a, b],
    [b, a],
  ]);
  const down = places.findIndex((cells) => cells.includes(puzzle.home));
  const home = { down, right: places[down].indexOf(puzzle.home), rows: 1, columns: 1 };
  const board = named(`home${number}`, graphBoard(places, puzzle.home, moves), home);
  return ofMoves(moves, { ...puzzle, rows, board });
}

/** Pinball, the 15-puzzle, Wilson's exception and two ladders. */
export const puzzles = (areas: Areas): readonly Puzzle[] => [
  pinball(areas),
  ofMoves(partsOf(areas, 2).moves, {
    title: i18n.t("The 15-puzzle"),
    remark: [
      i18n.t("Sam Loyd promised 1000 dollars for exchanging 14 and 15."),
      i18n.t("Nobody got them: that order is not one of these."),
    ],
    board: tileBoard(4, (place) => (place === 15 ? ["", "#5b6676"] : [place + 1, "#f6e3b4"])),
    rows: slidingMoves(4, 4).map(([from, to]) => [from, to]),
    home: 16,
  }),
  ofLines(areas, 3, {
    title: i18n.t("Wilson's exception"),
    remark: [
      i18n.t("Take a board that is not only a ring, where any two places lie on a round."),
      i18n.t("All or half of its arrangements can be reached. Only this board is different."),
    ],
    places: THETA,
    lines: THETA_LINES,
    home: 7,
  }),
  ofLines(areas, 4, {
    title: i18n.t("A ladder"),
    remark: [i18n.t("Every round has an even number of places:"), i18n.t("this graph is bipartite.")],
    places: LADDER,
    lines: LADDER_LINES,
    home: 6,
  }),
  ofLines(areas, 5, {
    title: i18n.t("A ladder with one more line"),
    remark: [
      i18n.t("The round 1-2-5 has three places, an odd number:"),
      i18n.t("this graph is not bipartite."),
    ],
    places: LADDER,
    lines: [...LADDER_LINES, [1, 5]],
    home: 6,
  }),
];

/** The five-cornered drawing of puzzle 3, on squares. */
export function picture(): Picture {
  const line = "#8fa3c0";
  const between = ["2-3", "1-7", "7-4", "6-5"];
  return THETA.map((places, row) =>
    places.map((place, column) => {
      if (place !== 0) return place === 7 ? "#ffffff" : "#1d3b6f";
      if (row % 2 === 0) return between.includes(`${places[column - 1]}-${places[column + 1]}`) ? line : "";
      return column === 0 || column === 3 ? line : "";
    }),
  );
}
