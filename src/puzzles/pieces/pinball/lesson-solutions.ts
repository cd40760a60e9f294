import { i18n } from "../../../language";
import { spill, table } from "../../../lessons/blocks";
import { firstProblem, paintProblem, type InputCheck } from "../../../lessons/checks";
import { answerOf, textFormula } from "../../../lessons/formula-text";
import type { LessonBlock, Paint } from "../../../lessons/lesson";
import {
  checkPieces,
  columnOf,
  countMoves,
  isWrong,
  listMoves,
  paintMoves,
  pieceAfter,
  type MoveList,
} from "../../../lessons/move-list";
import { paintWordFlips, wordFlips } from "./lesson-word-flips";
import { GENERATOR_CHECKS, TARGET_CHECK } from "./lesson-words";
import { flipperLabel, TILES } from "./tiles";
import { STYLES } from "../../../lessons/styles";

/** Below the article's own way to the target: the results of functions, and the fewest flips step by step. */

/** The switch that shows the solutions. */
export const SWITCH = "$F$25";

const FLIPS: MoveList = {
  number: "D",
  from: "E",
  to: "F",
  piece: "G",
  last: "H",
  firstRow: 34,
  lastRow: 93,
  after: "$B$27",
  solutions: SWITCH,
};
const BOARD_ROW = 28;
const BOARD = "B28:G30";
const BOARD_COLUMNS = ["B", "D", "F"];

/** A shortest word for the target. */
export const TARGET_WORD = "PUZZLE.FACTORCYCLES(J18,J12:K15)";

/** Where each flipper sends a ball, and its name. */
function flippers() {
  const sides = [i18n.t("left"), i18n.t("right")];
  return TILES.flatMap(({ flippers: ends }, index) =>
    ends.map((to, side) => [index + 1, to, `${sides[side]} ${flipperLabel(index + 1, to)}`]),
  );
}
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
    across: 2,
    solution: "hidden",
  };
}

/** The text beside the number of flips: the next flip, if there is one. */
function flipsLater(): string {
  const next = (column: string) => answerOf(`INDEX(${columnOf(FLIPS, column)},${FLIPS.after}+1)`);
  const text = i18n.t("flips later; then tile {tile}, {flipper}", {
    tile: next(FLIPS.from),
    flipper: next(FLIPS.last),
  });
  const last = i18n.t("flips later");
  return `=IF(${FLIPS.after}<COUNT(${columnOf(FLIPS, FLIPS.number)}),${textFormula(text)},${textFormula(last)})`;
}

const CHECKS: readonly InputCheck[] = [
  {
    cells: "$O$7:$P$24",
    wrong: '($O$7:$P$24="")*(($O$7:$O$24<>"")+($P$7:$P$24<>""))',
    problem: (cells) => i18n.t("{cells}: a flipper needs a tile from and a tile to.", { cells }),
  },
  ...["$S$7:$S$15", "$U$7:$U$15"].map((tiles) => ({
    cells: tiles,
    wrong: `(${tiles}<>"")*((COUNTIF($O$7:$P$24,${tiles})=0)+(COUNTIF(${tiles},${tiles})>1))`,
    problem: (cells: string) => i18n.t("{cells}: type each tile of the flippers once.", { cells }),
  })),
  ...checkPieces("$T$7:$T$15", "$V$7:$V$15"),
];

/** The ranges that describe the puzzle. */
export const RANGES = { moves: MOVES, start: START, goal: GOAL };

export function solutionBlocks(): LessonBlock[] {
  // Other languages use a different word here than for sliding tiles.
  const tile = i18n.t({ id: "tile of the pinball board", message: "tile" });
  return [
    ...table(
      { column: "O", row: 5 },
      i18n.t("The flippers"),
      [i18n.t("from"), i18n.t("to"), i18n.t("flipper")],
      flippers(),
      "input",
    ),
    ...table(
      { column: "S", row: 5 },
      i18n.t("The balls, and the goal"),
      [tile, i18n.t("ball"), tile, i18n.t("goal")],
      TILES.map(({ ballOf }, index) => [index + 1, ballOf ?? "", ...ballsHome[index]]),
      "input",
    ),
    {
      at: "S16",
      cells: [[i18n.t("Other balls here change the fewest flips below.")]],
      style: "small",
    },

    { at: "B26", cells: [[i18n.t("The fewest flips")]], style: "heading" },
    { at: "B27", cells: [[9]], style: "boardInput" },
    {
      at: "C27",
      cells: [[flipsLater()]],
      style: "question",
    },
    ...TILES.map(drawTileAfter),
    {
      at: "B32",
      cells: [
        [countMoves(FLIPS, i18n.t("The balls"), textFormula(i18n.t("no flips lead to the goal.")), CHECKS)],
      ],
      style: "target",
      across: 7,
    },

    { at: "I26", cells: [[i18n.t("The target as a word, at once")]], style: "heading" },
    {
      at: "I27",
      cells: [[i18n.t("A shortest word")], [i18n.t("Its path")], [i18n.t("Its flips")]],
      style: "label",
    },
    { at: "J27", cells: [[`=${TARGET_WORD}`]], style: "formula", solution: "only errors" },
    {
      at: "K27",
      cells: [
        [
          `=${firstProblem(
            [TARGET_CHECK, ...GENERATOR_CHECKS],
            `IF(ISNA(J27),${textFormula(i18n.t("No word makes this target."))},"")`,
          )}`,
        ],
      ],
      style: "formula",
    },
    {
      at: "J28",
      cells: [["=PUZZLE.WORDTOPATH(J27,I12:J15)", ""]],
      style: "formula",
      across: 2,
      solution: "hidden",
    },
    {
      at: "J29",
      cells: [['=LEN(J28)-LEN(SUBSTITUTE(J28,"-",""))']],
      style: "formula",
      solution: "hidden",
    },
    {
      at: "K29",
      cells: [
        [
          `=IF(J29>COUNT(${columnOf(FLIPS, FLIPS.number)}),${textFormula(i18n.t("more than the fewest"))},"")`,
        ],
      ],
      style: "formula",
      solution: "hidden",
    },

    { at: "J31", cells: [[i18n.t("The space-paths that come to no tile twice")]], style: "heading" },
    { at: "J32", cells: [[i18n.t("Path"), i18n.t("Permutation")]], style: "columnHeads" },
    spill("J33", `=PUZZLE.SPACEPATHS(${MOVES},5)`, 30, 2, "question"),
    ...wordFlips(),
    ...listMoves(
      FLIPS,
      ["", i18n.t("from"), i18n.t("to"), i18n.t("ball"), i18n.t("flipper")],
      `=PUZZLE.REARRANGE(${MOVES},${START},${GOAL})`,
    ),
  ];
}

export const solutionPaints: readonly Paint[] = [
  ...TILES.map(({ color }, index): Paint => ({
    on: BOARD,
    when: `=B${BOARD_ROW}=${index + 1}`,
    fill: color,
  })),
  ...paintMoves(FLIPS),
  paintProblem("B32:H32", isWrong(FLIPS)),
  paintWordFlips(),
  { on: "J33:K62", when: '=$J33<>""', fill: STYLES.formula.fill! },
];
