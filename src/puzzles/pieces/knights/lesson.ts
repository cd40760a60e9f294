import { i18n } from "../../../language";
import { opening, questions, spill } from "../../../lessons/blocks";
import { findsProblem, firstProblem, paintProblem, type InputCheck } from "../../../lessons/checks";
import { textFormula } from "../../../lessons/formula-text";
import { BOARD, drawBoard, FILES, paintBoard, picture, SIZE, squareOn, TOP } from "./lesson-boards";
import type { Lesson, LessonBlock } from "../../../lessons/lesson";
import {
  afterMoves,
  checkPieces,
  countMoves,
  firstCell,
  isWrong,
  listMoves,
  paintMoves,
  paintNextMove,
  pieceAfter,
  type MoveList,
} from "../../../lessons/move-list";
import { STYLES } from "../../../lessons/styles";

const source = () =>
  i18n.t(
    "After Paul Vodola's article on permutation groups and adventure games (the puzzle is from The 11th Hour).",
  );

const DARK_YELLOW = "#f2dc92";
const DARK_BLUE = "#c6daf2";

const FIRST_LISTED = 21;

const SOLUTION: MoveList = {
  number: "N",
  from: "O",
  to: "P",
  piece: "Q",
  last: "R",
  firstRow: FIRST_LISTED,
  lastRow: 100,
  after: "$O$5",
};

const SQUARES = BOARD.flatMap((row, down) =>
  row.map((_, right) => ({ row: down, column: right, name: `${FILES[right]}${SIZE - down}` })),
);

/** All knight moves on the whole board. */
const KNIGHT_MOVES = SQUARES.flatMap((from) =>
  SQUARES.filter((to) => Math.abs((from.row - to.row) * (from.column - to.column)) === 2).map((to) => [
    from.name,
    to.name,
  ]),
);

const LAST_LISTED = FIRST_LISTED + KNIGHT_MOVES.length - 1;
const ALL_MOVES = `T${FIRST_LISTED}:U${LAST_LISTED}`;
const MOVES = `$I$${FIRST_LISTED}:$J$${LAST_LISTED}`;
const START = `$C$${FIRST_LISTED}:$D$${FIRST_LISTED + SQUARES.length - 1}`;
const GOAL = `$E$${FIRST_LISTED}:$F$${FIRST_LISTED + SQUARES.length - 1}`;

/** Whether the squares in a column of all moves are on the board: CODE gives their files, RIGHT their ranks. */
function isOnBoard(column: string): string {
  const names = `${column}${FIRST_LISTED}:${column}${LAST_LISTED}`;
  return `(INDEX($C$6:$F$9,${SIZE + 1}-RIGHT(${names},1),CODE(${names})-96)<>"#")`;
}

/** The squares that are empty at the start, and blanks. */
const EMPTY_SQUARES = `IF($D$${FIRST_LISTED}:$D$36="",$C$${FIRST_LISTED}:$C$36,"")`;

const [START_BOARD, GOAL_BOARD] = ["$C$6:$F$9", "$I$6:$L$9"];

/** The names of the squares on the starting board: C is the file a, and row 6 is rank 4. */
const NAMES = `CHAR(94+COLUMN(${START_BOARD}))&(10-ROW(${START_BOARD}))`;

const CHECKS: readonly InputCheck[] = [
  {
    cells: GOAL_BOARD,
    wrong: `(${START_BOARD}="#")<>(${GOAL_BOARD}="#")`,
    problem: (cells) =>
      i18n.t("{cells}: # stands at the same squares at the start and at the goal.", { cells }),
  },
  ...checkPieces(START_BOARD, GOAL_BOARD),
];

/** The list omits squares without moves, so REARRANGE is unaware of a knight that must leave one. */
const STUCK: InputCheck = {
  cells: START_BOARD,
  wrong: `(${START_BOARD}<>"#")*(${START_BOARD}<>${GOAL_BOARD})*(COUNTIF(${MOVES},${NAMES})=0)`,
  problem: (cells) => i18n.t("{cells}: from this square no knight can move.", { cells }),
};

/** The listed squares with the knights on them at the start and at the goal, except those without moves. */
function listSquares(): LessonBlock {
  const rows = SQUARES.map(({ row, column, name }, index) => {
    const [square, start, goal] = [
      `C${FIRST_LISTED + index}`,
      squareOn("start", row, column),
      squareOn("goal", row, column),
    ];
    return [
      `=IF(OR(${start}="#",COUNTIF(${MOVES},"${name}")=0),"","${name}")`,
      `=IF(OR(${square}="",${start}=""),"",${start})`,
      `=${square}`,
      `=IF(OR(${square}="",${goal}=""),"",${goal})`,
    ];
  });
  return { at: `C${FIRST_LISTED}`, cells: rows, style: "answer" };
}

function verdict(): string {
  const noWay = textFormula(i18n.t("there is no way. On these squares they cannot pass one another."));
  return countMoves(SOLUTION, i18n.t("The knights"), noWay, CHECKS).slice(1);
}

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
  picture: picture(),
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
      { at: "B5", cells: [[i18n.t("At the start")]], style: "heading" },
      ...drawBoard(
        "start",
        BOARD.map((row) => row.map((square) => (square === "." ? "" : square))),
        "boardInput",
      ),
      { at: "B11", cells: [[i18n.t("Type W or B; # is no square.")]], style: "hint" },
      { at: "H5", cells: [[i18n.t("The goal")]], style: "heading" },
      ...drawBoard(
        "goal",
        BOARD.map((row, down) =>
          row.map((_, right) => {
            const start = squareOn("start", down, right);
            return `=IF(${start}="W","B",IF(${start}="B","W",IF(${start}="","",${start})))`;
          }),
        ),
        "boardFormula",
      ),
      { at: "H11", cells: [[i18n.t("Type over it for another goal.")]], style: "hint" },
      ...afterMoves("O5", "P5", 12),
      ...drawBoard(
        "after",
        BOARD.map((row, down) =>
          row.map((_, right) => {
            const cell = squareOn("after", down, right);
            const name = `${cell.replace(/\d+/, "")}$${TOP + SIZE + 1}&$N${TOP + down + 1}`;
            return pieceAfter(SOLUTION, name, squareOn("start", down, right));
          }),
        ),
        "boardFormula",
      ),
      { at: "N11", cells: [[i18n.t("Next: from orange to green.")]], style: "small" },
      {
        at: "B12",
        cells: [[`=${firstProblem([STUCK], verdict())}`]],
        style: "target",
        across: 17,
      },
      ...questions({ column: "B", row: 14 }, [
        i18n.t(
          "Draw a point for each square and a line for each move. Where can a knight wait while another one passes?",
        ),
        i18n.t(
          "Call the knights 1, 2, 3 and 4 and type other goals. How many of their 24 orders can be reached?",
        ),
        i18n.t(
          "Which squares can be left out (type # there), one or two at a time, and the knights still change places?",
        ),
      ]),

      { at: "C19", cells: [[i18n.t("The squares")]], style: "heading" },
      {
        at: "C20",
        cells: [[i18n.t("at"), i18n.t("start"), i18n.t("at"), i18n.t("goal")]],
        style: "answerHeads",
      },
      listSquares(),
      { at: "I19", cells: [[i18n.t("The moves")]], style: "heading" },
      { at: "I20", cells: [[i18n.t("from"), i18n.t("to")]], style: "answerHeads" },
      spill(
        `I${FIRST_LISTED}`,
        `=FILTER(${ALL_MOVES},${isOnBoard("T")}*${isOnBoard("U")},"")`,
        KNIGHT_MOVES.length,
        2,
        "answer",
      ),
      { at: "N19", cells: [[i18n.t("The solution")]], style: "heading" },
      { at: "T19", cells: [[i18n.t("On 4 × 4 squares")]], style: "heading" },
      { at: "T20", cells: [[i18n.t("from"), i18n.t("to")]], style: "answerHeads" },
      { at: `T${FIRST_LISTED}`, cells: KNIGHT_MOVES, style: "answer" },
      { at: "X19", cells: [[i18n.t("Their group, if they are told apart")]], style: "heading" },
      { at: "X20", cells: [[i18n.t("group"), i18n.t("orders")]], style: "answerHeads" },
      spill("X21", `=PUZZLE.PUZZLEGROUP(${MOVES},${EMPTY_SQUARES})`, 1, 2),
      ...listMoves(
        SOLUTION,
        ["", i18n.t("from"), i18n.t("to"), i18n.t("who"), ""],
        `=PUZZLE.REARRANGE(${MOVES},${START},${GOAL})`,
      ),
    ];
  },
  paints: [
    ...paintBoard("start", DARK_YELLOW),
    ...paintBoard("goal", DARK_BLUE),
    ...paintNextMove(SOLUTION, "O6:R9", "O$10&$N6"),
    ...paintBoard("after", DARK_BLUE),
    ...paintMoves(SOLUTION),
    paintProblem("B12:R12", isWrong(SOLUTION)),
    paintProblem("B12:R12", `=${findsProblem(STUCK)}`),
    { on: `C${FIRST_LISTED}:F36`, when: `=$C${FIRST_LISTED}<>""`, fill: STYLES.formula.fill! },
    { on: `I${FIRST_LISTED}:J${LAST_LISTED}`, when: `=$I${FIRST_LISTED}<>""`, fill: STYLES.formula.fill! },
  ],
  frames: ["C6:F9", "I6:L9", "O6:R9"].map((around) => ({ around, color: "#1d3b6f" })),
  get notes() {
    return [
      {
        at: "O5",
        text: i18n.t(
          "Type a number from 0 to the number of moves: the board below shows where the knights are then.",
        ),
      },
      {
        at: firstCell(SOLUTION),
        text: i18n.t(
          "REARRANGE reads the moves in I:J, the start in C:D and the goal in E:F, and answers with the fewest moves: from, to and who moves. Equal knights may change places.",
        ),
      },
      {
        at: `I${FIRST_LISTED}`,
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
    Knights_moves: MOVES.replaceAll("$", ""),
    Knights_start: START.replaceAll("$", ""),
    Knights_goal: GOAL.replaceAll("$", ""),
    Knights_board: "C6:F9",
  },
  select: "O5",
};
