import { cellAddress, fixed, plain } from "../../../grid/addresses";
import { i18n } from "../../../language";
import { opening } from "../../../lessons/blocks";
import { findsProblem, paintProblem } from "../../../lessons/checks";
import { exercise, is, type ExercisePlaces, type ThreeQuestions } from "../../../lessons/exercise";
import type { Lesson, LessonBlock, Paint, Picture } from "../../../lessons/lesson";
import {
  afterMoves,
  firstCell,
  listMoves,
  paintMoves,
  paintNextMove,
  pieceAfter,
} from "../../../lessons/move-list";
import { SOLUTIONS } from "../../../lessons/solutions";
import { columnsOf, listSlidingMoves, holeIn } from "../fifteen/lesson-places";
import { checks, listDistances, listPieces, paintDistances, startBoard, verdict } from "./lesson-distances";
import {
  boardAt,
  BOARD_ROW,
  cellOn,
  CHOSEN,
  COLUMN,
  DISTANCES,
  LIST,
  PLACES,
  RANGES,
  SIZE,
  SWITCH,
} from "./lesson-layout";

/** The questions of the lesson on the hardest arrangement: what its table says when it is read with care. */

const EXERCISE: ExercisePlaces = {
  ...{ column: "B", row: 12, answer: "K", across: 2, mark: "M" },
  ...{ switchWords: "H12", switch: plain(SWITCH) },
};

const { moves, counts, examples } = DISTANCES;
const { at, goalAt, goalTiles } = RANGES;

/** The cells of the examples at the place where the hole belongs. */
const atHome = `INDEX(${examples},0,COUNTIF(${at},"<="&${holeIn(goalAt, goalTiles)}))`;

const hardestQuestions = (): ThreeQuestions => [
  {
    text: i18n.t("How many orders of tiles and hole never get there?"),
    isRight: is(`FACT(COUNT(${at}))-SUM(${counts})`),
  },
  {
    text: i18n.t("From how many arrangements do 10 moves suffice?"),
    isRight: is(`SUMIF(${moves},"<=10",${counts})`),
  },
  {
    text: i18n.t("The most moves, if the hole is at home already?"),
    // A blank cell counts as 0.
    isRight: is(`SUMPRODUCT(MAX((${atHome}="")*("0"&${moves})))`),
  },
];

const source = () =>
  i18n.t("A question that Paul Vodola's article on permutation groups and adventure games leaves open.");

/** A board of two rows: the third one has no places. */
const GOAL = [
  [1, 2, 3],
  [4, 5, ""],
  ["#", "#", "#"],
];

const FRAME = "#1d3b6f";
const EMPTY = "#5b6676";
const NO_PLACE = { fill: "#eef0f4", color: "#6b7686" };
/** The verdict, across all that is seen first. */
const VERDICT = { at: "B4", around: "B4:O4", across: 14 };

/** Hills of blocks: few arrangements are near, most are far, and very few are farthest. */
function picture(): Picture {
  const counts = [1, 2, 3, 5, 7, 9, 10, 8, 5, 2, 1];
  return Array.from({ length: 10 }, (_, row) =>
    counts.map((count, k) => (10 - row > count ? "" : k === counts.length - 1 ? "#c2410c" : "#2f6db5")),
  );
}

/** What was found with this function, or by others with months of computing. */
function known(): LessonBlock[] {
  const size = (puzzle: string, count: number) => i18n.t("{puzzle}: {count, number}", { puzzle, count }); // prettier-ignore
  const rows = [
    [size(i18n.t("The 11th Hour knights"), 1260), 47],
    [size(i18n.t("The {count}-puzzle", { count: 8 }), 181_440), 31],
    [size(i18n.t("Pinball"), 181_440), 48],
    [size(i18n.t("The 3 × 4 board"), 239_500_800), 53],
    [size(i18n.t("The 15-puzzle"), 10_461_394_944_000), 80],
    [i18n.t("The {count}-puzzle", { count: 24 }) + ": 25!/2", i18n.t("unknown")],
    [i18n.t("Rubik's cube: 43 million million million"), 20],
  ];
  return [
    { at: "N9", cells: [[i18n.t("What is known")]], style: "heading" },
    {
      at: "N10",
      cells: [[i18n.t("puzzle: how many arrangements"), i18n.t("most moves")]],
      style: "columnHeads",
    },
    { at: "N11", cells: rows, style: "question" },
  ];
}

const explain = (): LessonBlock[] => [
  { at: "N5", cells: [[i18n.t("How HARDEST finds them all")]], style: "heading" },
  {
    at: "N6",
    cells: [
      [i18n.t("It goes back from the goal: what is one move away, then what is two moves away, and so on.")],
      [
        i18n.t(
          "The top row has what is called God's number: with perfect play nobody ever needs more moves.",
        ),
      ],
      [i18n.t("Half of all orders never come up: by parity, as with 14 and 15 in the 15-puzzle.")],
    ],
    style: "wrappedQuestion",
    across: 3,
  },
];

const boards = [COLUMN.goal, COLUMN.start, COLUMN.after];
const AFTER = cellOn(COLUMN.after)(0);

/** The fewest moves from the chosen example, beside the board after some of them. */
function solution(): LessonBlock[] {
  const after = Array.from({ length: SIZE }, (_down, down) =>
    Array.from({ length: SIZE }, (_right, right) => {
      const place = SIZE * down + right;
      return pieceAfter(LIST, String(place + 1), cellOn(COLUMN.start)(place));
    }),
  );
  return [
    ...afterMoves(cellAddress(BOARD_ROW - 1, COLUMN.after), cellAddress(BOARD_ROW - 1, COLUMN.after + 1), 0),
    { at: AFTER, cells: after, style: "boardFormula", solution: "hidden" },
    { at: `${LIST.number}${LIST.firstRow - 2}`, cells: [[i18n.t("The solution")]], style: "heading" },
    ...listMoves(
      LIST,
      ["", i18n.t("from"), i18n.t("to"), i18n.t("tile"), i18n.t("goes")],
      `=PUZZLE.REARRANGE(${RANGES.moves},${RANGES.start},${RANGES.goal})`,
    ),
    {
      at: `${PLACES.letters(columnsOf(PLACES).moves)}${LIST.firstRow - 2}`,
      cells: [[i18n.t("Its moves")]],
      style: "heading",
    },
    ...listSlidingMoves(PLACES),
  ];
}

const tilePaints = (): Paint[] =>
  boards.flatMap((column): Paint[] => {
    const corner = cellAddress(BOARD_ROW, column);
    return [
      { on: boardAt(column), when: `=${corner}="#"`, ...NO_PLACE },
      {
        on: boardAt(column),
        when: `=AND(${corner}="",SUMPRODUCT(LEN(${fixed(boardAt(column))}))>0)`,
        fill: EMPTY,
      },
    ];
  });

/** How far all arrangements of a small sliding board are from the goal, and which are the farthest. */
export const hardest: Lesson = {
  id: "hardest",
  get title() {
    return i18n.t("Which arrangement is hardest?");
  },
  get summary() {
    return i18n.t(
      "All arrangements of a small board by their distance from the goal, and the farthest ones.",
    );
  },
  get source() {
    return source();
  },
  picture: picture(),
  sheetName: "Hardest",
  columnWidths: [
    2,
    ...new Array<number>(DISTANCES.columns).fill(6.2),
    3,
    ...[39, 12, 4, 3],
    ...[5, 5.7, 5.7, 5.7, 7, 3],
    ...[5.7, 5.7, 5.7, 5.7, 2, 2],
    ...[5, 5, 7],
  ],
  rowHeights: [{ rows: "6:8", points: 33 }],
  get blocks(): LessonBlock[] {
    return [
      ...opening(
        i18n.t("Which arrangement is hardest?"),
        i18n.t(
          "Choose a goal for the tiles, and see how many moves every other arrangement takes to get there.",
        ),
        source(),
      ),
      { at: VERDICT.at, cells: [[verdict()]], style: "target", across: VERDICT.across },
      { at: "B5", cells: [[i18n.t("The goal")]], style: "heading" },
      { at: "B6", cells: GOAL, style: "boardInput" },
      { at: "F5", cells: [[i18n.t("Row")]], style: "heading" },
      { at: "G5", cells: [[1]], style: "boardInput" },
      { at: "H5", cells: [[i18n.t("below")]], style: "heading" },
      startBoard(),
      ...solution(),
      {
        at: "B9",
        cells: [[i18n.t("Type another goal: equal tiles, several blanks, # for no place.")]],
        style: "hint",
      },
      ...exercise(EXERCISE, hardestQuestions()),
      ...listDistances(),
      ...listPieces(),
      ...explain(),
      ...known(),
    ];
  },
  get paints(): Paint[] {
    return [
      ...paintNextMove(
        LIST,
        boardAt(COLUMN.after),
        `(ROW(${AFTER})-${BOARD_ROW + 1})*${SIZE}+COLUMN(${AFTER})-${COLUMN.after}`,
      ),
      ...tilePaints(),
      ...paintMoves(LIST),
      ...paintDistances(),
      paintProblem(VERDICT.around, `=ISERROR(B${DISTANCES.row})`),
      ...checks().map((check) => paintProblem(VERDICT.around, `=${findsProblem(check)}`)),
    ];
  },
  frames: boards.map((column) => ({ around: boardAt(column), color: FRAME })),
  get notes() {
    return [
      {
        at: plain(CHOSEN),
        text: i18n.t(
          "Which row of the table below is shown: 1 is the hardest. View draws it and plays it; try it there before you look at the solution.",
        ),
      },
      {
        at: `B${DISTANCES.row}`,
        text: i18n.t(
          "HARDEST reads the moves and the goal from the tables on the right. A row says how many arrangements take so many moves, and shows one of them: what stands at each place. On the sheet Pinball, try HARDEST with the ranges O7:Q24 and U7:V15.",
        ),
      },
      {
        at: "N8",
        text: i18n.t(
          "A move exchanges the hole and a tile, and takes the hole to a square of the other colour of a chessboard. With the hole at home again, an even number of exchanges has been made: two tiles alone never change places.",
        ),
      },
      {
        at: firstCell(LIST),
        text: i18n.t(
          "REARRANGE finds the fewest moves from the start to the goal: as many as the row of the table says.",
        ),
      },
    ];
  },
  names: {
    [SOLUTIONS]: EXERCISE.switch,
    Fifteen_title: "B1",
    Fifteen_moves: plain(RANGES.moves),
    Fifteen_start: plain(RANGES.start),
    Fifteen_goal: plain(RANGES.goal),
    Fifteen_board: boardAt(COLUMN.start),
  },
  select: "G5",
};
