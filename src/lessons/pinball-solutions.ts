import { spill, table } from "./blocks";
import type { LessonBlock, Paint } from "./lesson";
import { columnOf, countMoves, listMoves, paintMoves, pieceAfter, type MoveList } from "./move-list";
import { flipperLabel, TILES } from "./pinball-tiles";
import { STYLES } from "./styles";

/** Below the article's own way to the target: the answers of functions, and the fewest flips step by step. */

const FLIPS: MoveList = {
  number: "D",
  from: "E",
  to: "F",
  piece: "G",
  last: "H",
  firstRow: 34,
  lastRow: 93,
  after: "$B$27",
};
const BOARD_ROW = 28;
const BOARD = "B28:G30";
const BOARD_COLUMNS = ["B", "D", "F"];

const SIDES = ["left", "right"] as const;
const FLIPPERS = TILES.flatMap(({ flippers }, index) =>
  flippers.map((to, side) => [index + 1, to, `${SIDES[side]} ${flipperLabel(index + 1, to)}`]),
);
const MOVES = "O7:Q24";
const START = "S7:T15";
const GOAL = "U7:V15";
const startOf = (tile: number) => `$T$${6 + tile}`;
const ballsHome = TILES.map(({ ballOf }, index) => [index + 1, ballOf === undefined ? "" : index + 1]);

function drawTileAfter(_tile: unknown, index: number): LessonBlock {
  return {
    at: `${BOARD_COLUMNS[index % 3]}${BOARD_ROW + Math.floor(index / 3)}`,
    cells: [[pieceAfter(FLIPS, String(index + 1), startOf(index + 1)), ""]],
    style: "boardFormula",
    mergeAcross: 2,
  };
}

const nextFlip = `INDEX(${columnOf(FLIPS, FLIPS.from)},${FLIPS.after}+1)&", "&INDEX(${columnOf(FLIPS, FLIPS.last)},${FLIPS.after}+1)`;

/** The ranges that tell of the puzzle. */
export const RANGES = { moves: MOVES, start: START, goal: GOAL };

export const solutionBlocks: readonly LessonBlock[] = [
  ...table({ column: "O", row: 5 }, "The flippers", ["from", "to", "flipper"], FLIPPERS, "input"),
  ...table(
    { column: "S", row: 5 },
    "The balls, and the goal",
    ["tile", "ball", "tile", "goal"],
    TILES.map(({ ballOf }, index) => [index + 1, ballOf ?? "", ...ballsHome[index]]),
    "input",
  ),
  {
    at: "S16",
    cells: [["Other balls here change the fewest flips below."]],
    style: "small",
  },

  { at: "B26", cells: [["The fewest flips"]], style: "heading" },
  { at: "B27", cells: [[9]], style: "boardInput" },
  {
    at: "C27",
    cells: [
      [
        `=IF(${FLIPS.after}<COUNT(${columnOf(FLIPS, FLIPS.number)}),"flips later; then tile "&${nextFlip},"flips later")`,
      ],
    ],
    style: "question",
  },
  ...TILES.map(drawTileAfter),
  {
    at: "B32",
    cells: [[countMoves(FLIPS, "The balls", `"no flips lead to the goal."`)]],
    style: "target",
    mergeAcross: 7,
  },

  { at: "I26", cells: [["The target as a word, at once"]], style: "heading" },
  { at: "I27", cells: [["A shortest word"], ["Its path"], ["Its flips"]], style: "label" },
  { at: "J27", cells: [["=PUZZLE.FACTORCYCLES(J18,J12:K15)"]], style: "formula" },
  { at: "K27", cells: [['=IF(ISNA(J27),"No word makes this target.","")']], style: "formula" },
  { at: "J28", cells: [["=PUZZLE.WORDTOPATH(J27,I12:J15)", ""]], style: "formula", mergeAcross: 2 },
  { at: "J29", cells: [['=LEN(J28)-LEN(SUBSTITUTE(J28,"-",""))']], style: "formula" },
  {
    at: "K29",
    cells: [[`=IF(J29>COUNT(${columnOf(FLIPS, FLIPS.number)}),"more than the fewest","")`]],
    style: "formula",
  },

  { at: "J31", cells: [["The space-paths that come to no tile twice"]], style: "heading" },
  { at: "J32", cells: [["Path", "Permutation"]], style: "columnHeads" },
  spill("J33", `=PUZZLE.SPACEPATHS(${MOVES},5)`, 30, 2, "question"),
  ...listMoves(FLIPS, ["", "from", "to", "ball", "flipper"], `=PUZZLE.REARRANGE(${MOVES},${START},${GOAL})`),
];

export const solutionPaints: readonly Paint[] = [
  ...TILES.map(({ color }, index): Paint => ({
    on: BOARD,
    when: `=B${BOARD_ROW}=${index + 1}`,
    fill: color,
  })),
  ...paintMoves(FLIPS),
  { on: "J33:K62", when: '=$J33<>""', fill: STYLES.formula.fill! },
];
