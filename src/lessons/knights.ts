import { cellAddress } from "./addresses";
import { opening, questions, spill } from "./blocks";
import type { Lesson, LessonBlock, Paint, Picture } from "./lesson";
import {
  afterMoves,
  countMoves,
  firstCell,
  listMoves,
  paintMoves,
  paintNextMove,
  pieceAfter,
  type MoveList,
} from "./move-list";
import { STYLES } from "./styles";

/** The piece of a chessboard and its knights: # is no square, and a point an empty one. */
const BOARD = ["B###", "...W", "BW.#", "..##"].map((row) => Array.from(row));
const SIZE = BOARD.length;
const FILES = ["a", "b", "c", "d"];

const SOURCE =
  "After Paul Vodola's article on permutation groups and adventure games (the puzzle is from The 11th Hour).";

const BLACK = "#3b4252";
const NO_SQUARE = "#5b6676";
const DARK_YELLOW = "#f2dc92";
const DARK_BLUE = "#c6daf2";

const TOP = 5;
const FIRST_COLUMNS = { start: 2, goal: 8, after: 14 };
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

/** All moves of a knight on the whole board. */
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

/** The cell of a square on one of the three boards. */
function squareOn(board: keyof typeof FIRST_COLUMNS, row: number, column: number): string {
  return cellAddress(TOP + row, FIRST_COLUMNS[board] + column);
}

/** A board between its ranks and files. */
function drawBoard(board: keyof typeof FIRST_COLUMNS, cells: string[][], style: LessonBlock["style"]) {
  const ranks = cells.map((_, row) => [String(SIZE - row)]);
  return [
    { at: cellAddress(TOP, FIRST_COLUMNS[board] - 1), cells: ranks, style: "axis" },
    { at: squareOn(board, 0, 0), cells, style },
    { at: squareOn(board, SIZE, 0), cells: [FILES], style: "axis" },
  ] satisfies LessonBlock[];
}

/** White and black knights, the squares that are none, and the pattern of a chessboard. */
function paintBoard(board: keyof typeof FIRST_COLUMNS, dark: string): Paint[] {
  const first = squareOn(board, 0, 0);
  const on = `${first}:${squareOn(board, SIZE - 1, SIZE - 1)}`;
  return [
    { on, when: `=${first}="#"`, fill: NO_SQUARE, color: "#ffffff" },
    { on, when: `=${first}="W"`, fill: "#ffffff" },
    { on, when: `=${first}="B"`, fill: BLACK, color: "#ffffff" },
    { on, when: `=ISODD(ROW(${first})+COLUMN(${first}))`, fill: dark },
  ];
}

/** Whether the squares in a column of all moves are on the board: CODE tells their files, RIGHT their ranks. */
function isOnBoard(column: string): string {
  const names = `${column}${FIRST_LISTED}:${column}${LAST_LISTED}`;
  return `(INDEX($C$6:$F$9,${SIZE + 1}-RIGHT(${names},1),CODE(${names})-96)<>"#")`;
}

/** The squares in a list, with the knights on them at the start and at the goal; those without moves are left out. */
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

function picture(): Picture {
  const color = (row: number, column: number): string => {
    const square = BOARD[Math.floor(row / 3)][Math.floor(column / 3)];
    if (square === "#") return "";
    if (row % 3 === 1 && column % 3 === 1 && square !== ".") return square === "W" ? "#ffffff" : BLACK;
    return (Math.floor(row / 3) + Math.floor(column / 3)) % 2 === 0 ? "#e3b75f" : "#b98a3a";
  };
  return Array.from({ length: 3 * SIZE }, (_, row) =>
    Array.from({ length: 3 * SIZE }, (_, column) => color(row, column)),
  );
}

/** The knights of the 11th Hour on their piece of a chessboard. */
export const knights: Lesson = {
  id: "knights",
  title: "The 11th Hour knights",
  summary: "Two white and two black knights change places on a scrap of chessboard.",
  source: SOURCE,
  picture: picture(),
  sheetName: "Knights",
  columnWidths: [
    2, 2.5, 4.7, 4.7, 4.7, 4.7, 2, 2.5, 4.7, 4.7, 4.7, 4.7, 2, 3, 4.7, 4.7, 4.7, 4.7, 2, 5, 5, 6,
  ],
  rowHeights: [{ rows: "6:9", points: 28.5 }],
  blocks: [
    ...opening(
      "The 11th Hour knights",
      "Let the white knights (W) and the black knights (B) change places. They move as in chess, in any order, to empty squares only.",
      SOURCE,
    ),
    { at: "B5", cells: [["At the start"]], style: "heading" },
    ...drawBoard(
      "start",
      BOARD.map((row) => row.map((square) => (square === "." ? "" : square))),
      "boardInput",
    ),
    { at: "B11", cells: [["Type W or B; # is no square."]], style: "small" },
    { at: "H5", cells: [["The goal"]], style: "heading" },
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
    { at: "H11", cells: [["Type over it for another goal."]], style: "small" },
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
    { at: "N11", cells: [["Next: from orange to green."]], style: "small" },
    {
      at: "B12",
      cells: [
        [
          countMoves(
            SOLUTION,
            "The knights",
            `"there is no way. On these squares they cannot pass one another."`,
          ),
        ],
      ],
      style: "target",
      mergeAcross: 17,
    },
    ...questions({ column: "B", row: 14 }, [
      "Draw a point for each square and a line for each move. Where can a knight wait while another one passes?",
      "Call the knights 1, 2, 3 and 4 and type other goals. How many of their 24 orders can be reached?",
      "Which squares can be left out (type # there), one or two at a time, and the knights still change places?",
    ]),

    { at: "C19", cells: [["The squares"]], style: "heading" },
    { at: "C20", cells: [["at", "start", "at", "goal"]], style: "answerHeads" },
    listSquares(),
    { at: "I19", cells: [["The moves"]], style: "heading" },
    { at: "I20", cells: [["from", "to"]], style: "answerHeads" },
    spill(
      `I${FIRST_LISTED}`,
      `=FILTER(${ALL_MOVES},${isOnBoard("T")}*${isOnBoard("U")},"")`,
      KNIGHT_MOVES.length,
      2,
      "answer",
    ),
    { at: "N19", cells: [["The solution"]], style: "heading" },
    { at: "T19", cells: [["On 4 × 4 squares"]], style: "heading" },
    { at: "T20", cells: [["from", "to"]], style: "answerHeads" },
    { at: `T${FIRST_LISTED}`, cells: KNIGHT_MOVES, style: "answer" },
    ...listMoves(SOLUTION, ["", "from", "to", "who", ""], `=PUZZLE.REARRANGE(${MOVES},${START},${GOAL})`),
  ],
  paints: [
    ...paintBoard("start", DARK_YELLOW),
    ...paintBoard("goal", DARK_BLUE),
    ...paintNextMove(SOLUTION, "O6:R9", "O$10&$N6"),
    ...paintBoard("after", DARK_BLUE),
    ...paintMoves(SOLUTION),
    { on: `C${FIRST_LISTED}:F36`, when: `=$C${FIRST_LISTED}<>""`, fill: STYLES.formula.fill! },
    { on: `I${FIRST_LISTED}:J${LAST_LISTED}`, when: `=$I${FIRST_LISTED}<>""`, fill: STYLES.formula.fill! },
  ],
  frames: ["C6:F9", "I6:L9", "O6:R9"].map((around) => ({ around, color: "#1d3b6f" })),
  notes: [
    {
      at: "O5",
      text: "Type a number from 0 to the number of moves: the board below shows where the knights are then.",
    },
    {
      at: firstCell(SOLUTION),
      text: "REARRANGE reads the moves in I:J, the start in C:D and the goal in E:F, and answers with the fewest moves: from, to and who moves. Equal knights may change places.",
    },
    {
      at: `I${FIRST_LISTED}`,
      text: "FILTER picks from all moves on 4 × 4 squares, on the right, those whose two squares are on the board. Type # on a square at the start, and its moves are gone.",
    },
  ],
  names: {
    Knights_moves: MOVES.replaceAll("$", ""),
    Knights_start: START.replaceAll("$", ""),
    Knights_goal: GOAL.replaceAll("$", ""),
    Knights_board: "C6:F9",
  },
  select: "O5",
};
