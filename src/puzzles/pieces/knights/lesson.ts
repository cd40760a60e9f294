import { i18n } from "../../../language";
import { opening, spill } from "../../../lessons/blocks";
import {
  exercise,
  answered,
  firstOf,
  is,
  type ExercisePlaces,
  type ThreeQuestions,
} from "../../../lessons/exercise";
import { textFormula } from "../../../lessons/formula-text";
import type { Lesson, LessonBlock } from "../../../lessons/lesson";
import { firstCell } from "../../../lessons/move-list";
import { SOLUTIONS } from "../../../lessons/solutions";
import { checkStuck } from "../lesson-checks";
import { boardPicture } from "./lesson-boards";
import { REACHES } from "./lesson-layout";
import { drawPieces } from "./lesson-pieces";

/** The questions of the knights' lesson: its graph, its group, and squares that can be done without. */

/** The switch that shows the solutions. */
const SWITCH = "$T$14";

const EXERCISE: ExercisePlaces = {
  ...{ column: "B", row: 14, answer: "T", across: 2, mark: "V" },
  ...{ switchWords: "O14", switch: SWITCH.replaceAll("$", ""), switchAcross: 2 },
};

/** Where the tables are, and a call for the group. */
interface KnightsTables {
  readonly moves: string;
  readonly startTable: string;
  readonly goalTable: string;
  readonly group: string;
}

function knightsQuestions({ moves, startTable, goalTable, group }: KnightsTables): ThreeQuestions {
  const [froms, tos] = columnsOf(moves);
  const [squares] = columnsOf(startTable);
  return [
    {
      text: i18n.t("From how many squares are there more than two moves?"),
      isRight: is(`SUMPRODUCT((${squares}<>"")*(COUNTIF(${froms},${squares})>2))`),
    },
    {
      text: i18n.t("Told apart, how many of their 24 orders can the knights reach?"),
      isRight: is(firstOf(group, 2)),
    },
    {
      text: i18n.t("Which square can be left out, and the knights still change places?"),
      isRight: (answer) => {
        const without = (table: string, isThere: string) => `IF(${isThere},"",${table})`;
        const left = without(moves, `(${froms}=TRIM(${answer}))+(${tos}=TRIM(${answer}))>0`);
        // A square that loses all of its moves goes, too, as it does from the sheet's own tables.
        const tables = [startTable, goalTable].map((table) => {
          const [names] = columnsOf(table);
          const others = `COUNTIFS(${froms},${names})-COUNTIFS(${froms},${names},${tos},TRIM(${answer}))`;
          return without(table, `(${names}=TRIM(${answer}))+(${others}<1)>0`);
        });
        const way = answered(firstOf(`PUZZLE.REARRANGE(${left},${tables.join()})`));
        return `IF(COUNTIF(${squares},TRIM(${answer}))=0,FALSE,${way}<>"")`;
      },
    },
  ];
}

/** Both columns of a table of two. */
function columnsOf(table: string): [string, string] {
  const [, left, top, right, bottom] = /^\$([A-Z]+)\$(\d+):\$([A-Z]+)\$(\d+)$/.exec(table)!;
  return [`$${left}$${top}:$${left}$${bottom}`, `$${right}$${top}:$${right}$${bottom}`];
}

const source = () =>
  i18n.t(
    "After Paul Vodola's article on permutation groups and adventure games (the puzzle is from The 11th Hour).",
  );

/** The section of a chessboard with its knights: # is no square, and a dot is an empty one. */
const BOARD = ["B###", "...W", "BW.#", "..##"].map((row) =>
  Array.from(row, (square) => (square === "." ? "" : square)),
);

/** The knights change places, on squares whose cells are those of the start. */
const exchanged = (start: string) => `=IF(${start}="W","B",IF(${start}="B","W",IF(${start}="","",${start})))`;

const drawn = drawPieces({
  start: BOARD,
  goal: BOARD.map((row, down) => row.map((_, right) => exchanged(`${"CDEF"[right]}${6 + down}`))),
  goalStyle: "boardFormula",
  reach: REACHES.knight,
  top: 5,
  tables: 18,
  listed: 80,
  later: 12,
  solutions: SWITCH,
});
const { layout } = drawn;

const words = () => ({
  subject: i18n.t("The knights"),
  noWay: textFormula(i18n.t("there is no way. On these squares they cannot pass one another.")),
  allMoves: i18n.t("On 4 × 4 squares"),
});

const STUCK = checkStuck(
  { start: layout.startBoard, goal: layout.goalBoard, names: layout.names, movesFrom: layout.moves },
  (cells) => i18n.t("{cells}: from this square no knight can move.", { cells }),
);

const VERDICT = "B12";

/** The squares that are empty at the start, and blanks. */
const EMPTY_SQUARES = 'IF($D$21:$D$36="",$C$21:$C$36,"")';

/** The name and the order of the group of the knights, told apart. */
const GROUP = `PUZZLE.PUZZLEGROUP(${layout.moves},${EMPTY_SQUARES})`;

/** The knights of the 11th Hour on their section of a chessboard. */
export const knights: Lesson = {
  id: "knights",
  get title() {
    return i18n.t("The 11th Hour knights");
  },
  get summary() {
    return i18n.t("Two white and two black knights change places on a scrap of chessboard.");
  },
  get source() {
    return source();
  },
  picture: boardPicture(BOARD),
  sheetName: "Knights",
  columnWidths: [
    2, 2.5, 4.7, 4.7, 4.7, 4.7, 2, 2.5, 4.7, 4.7, 4.7, 4.7, 2, 3, 4.7, 4.7, 4.7, 4.7, 2, 5, 5, 6, 2, 12, 9,
  ],
  rowHeights: [{ rows: "6:9", points: 28.5 }],
  get blocks(): LessonBlock[] {
    return [
      ...opening(
        i18n.t("The 11th Hour knights"),
        i18n.t(
          "Let the white knights (W) and the black knights (B) change places. They move as in chess, in any order, to empty squares only.",
        ),
        source(),
      ),
      ...drawn.blocks(words()),
      { at: "B11", cells: [[i18n.t("Type W or B; # is no square.")]], style: "hint" },
      { at: "H11", cells: [[i18n.t("Type over it for another goal.")]], style: "hint" },
      { at: "N11", cells: [[i18n.t("Next: from orange to green.")]], style: "small" },
      { at: VERDICT, cells: [[drawn.verdict(words(), [STUCK])]], style: "target", across: 17 },
      ...exercise(EXERCISE, knightsQuestions({ ...layout, group: GROUP })),
      { at: "X19", cells: [[i18n.t("Their group, if they are told apart")]], style: "heading" },
      { at: "X20", cells: [[i18n.t("group"), i18n.t("orders")]], style: "answerHeads" },
      spill("X21", `=${GROUP}`, 1, 2, "formula", "hidden"),
    ];
  },
  paints: [...drawn.paints, ...drawn.paintVerdict(`${VERDICT}:R12`, [STUCK])],
  frames: drawn.frames.map((around) => ({ around, color: "#1d3b6f" })),
  get notes() {
    return [
      {
        at: "O5",
        text: i18n.t(
          "Type a number from 0 to the number of moves: the board below shows where the knights are then.",
        ),
      },
      {
        at: firstCell(layout.list),
        text: i18n.t(
          "REARRANGE reads the moves in I:J, the start in C:D and the goal in E:F, and answers with the fewest moves: from, to and who moves. Equal knights may change places.",
        ),
      },
      {
        at: "I21",
        text: i18n.t(
          "FILTER picks from all moves on 4 × 4 squares, on the right, those whose two squares are on the board. Type # on a square at the start, and its moves are gone.",
        ),
      },
      {
        at: "X21",
        text: i18n.t(
          "PUZZLEGROUP reads the moves and the squares that are empty at the start. The knights, told apart, change places on theirs: S4 is all 24 orders of four things.",
        ),
      },
    ];
  },
  names: {
    [SOLUTIONS]: EXERCISE.switch,
    ...Object.fromEntries(
      Object.entries(drawn.names).map(([name, range]) => [`Knights_${name}`, range.replaceAll("$", "")]),
    ),
  },
  select: "O5",
};
