import { i18n } from "../../../language";
import { opening } from "../../../lessons/blocks";
import {
  exercise,
  firstOf,
  is,
  isEvenWord,
  type ExercisePlaces,
  type ThreeQuestions,
} from "../../../lessons/exercise";
import type { Lesson, LessonBlock, Picture } from "../../../lessons/lesson";
import { SOLUTIONS } from "../../../lessons/solutions";
import { drawSlidingTiles, type SlidingTilesOnSheet } from "./lesson-tiles";
import { isFilled, isUnmatched, type InputCheck } from "../../../lessons/checks";

/** The questions of the lesson on sliding tiles: what moves can and cannot change. */

/** The switch that shows the solutions. */
const SWITCH = "$T$15";

const EXERCISE: ExercisePlaces = {
  ...{ column: "B", row: 15, answer: "T", across: 3, mark: "W" },
  ...{ switchWords: "P15", switch: SWITCH.replaceAll("$", ""), switchAcross: 3 },
};

/** The board of the 15-puzzle and the moves of the 8-puzzle. */
interface FifteenRanges {
  readonly board: string;
  readonly moves: string;
}

const fifteenQuestions = ({ board, moves }: FifteenRanges): ThreeQuestions => [
  {
    text: i18n.t("Exchange 14 and 15 when all are in order. Is the sum of AH41 even or odd now?"),
    isRight: isEvenWord('PUZZLE.CYCLEPARITY("(14 15)")="even"'),
  },
  {
    text: i18n.t("How many other tiles does a tile of the 15-puzzle pass when it goes up?"),
    isRight: is(`COLUMNS(${board})-1`),
  },
  {
    text: i18n.t("How many orders of its eight tiles can the 8-puzzle reach, with the hole at the end?"),
    isRight: is(firstOf(`PUZZLE.PUZZLEGROUP(${moves},9)`, 2)),
  },
];

/** Each tile occurs once, and one place is the hole. */
function checkTiles(board: string, goalTiles: string, most: number): InputCheck[] {
  return [
    {
      cells: board,
      wrong: isUnmatched(board, goalTiles),
      problem: (cells) => i18n.t("{cells}: expected each tile from 1 to {most} once.", { cells, most }),
    },
    {
      cells: board,
      wrong: `(1-${isFilled(board)})*(SUMPRODUCT(${isFilled(board)})<${most})`,
      problem: (cells) =>
        i18n.t("{cells}: only one of these can be the hole. Type the missing tiles.", { cells }),
    },
  ];
}

const source = () =>
  i18n.t(
    "After Paul Vodola's article on permutation groups and adventure games, which ends with the 15-puzzle.",
  );

const EIGHT = [
  [7, 2, 4],
  [5, "", 6],
  [8, 3, 1],
];
const FIFTEEN = [
  [1, 2, 4, 7],
  [14, "", 9, 6],
  [5, 15, 13, 8],
  [10, 12, 11, 3],
];

const titleOf = (count: number) => i18n.t("The {count}-puzzle", { count });

/** Where the boards and the lists begin in the sheet, counted from 0. */
const [BOARD_ROW, LIST_ROW] = [5, 19];

/** Tiles from 1 on, which belong in order. */
function numbered(tiles: typeof EIGHT, column: number, tableColumn: number) {
  const count = tiles.length * tiles[0].length - 1;
  return drawSlidingTiles({
    tiles,
    row: BOARD_ROW,
    column,
    listRow: LIST_ROW,
    tableColumn,
    listed: 89,
    later: 5,
    solutions: SWITCH,
    headings: () => ({
      start: titleOf(count),
      list: i18n.t("Solution of the {count}-puzzle", { count }),
      places: i18n.t("Places of the {count}-puzzle", { count }),
    }),
    checks: ({ start, goalTiles }) => ({ before: [], refused: checkTiles(start, goalTiles, count) }),
  });
}

const eight = numbered(EIGHT, 1, 19);
const fifteenTiles = numbered(FIFTEEN, 9, 29);

const FRAME = "#1d3b6f";
const EVEN_TILE = "#f6e3b4";
const ODD_TILE = "#8ab9f1";

/** The frame with its tiles and its empty place. */
function picture(): Picture {
  const side = 3 * 4 + 5;
  const colorAt = (row: number, column: number): string => {
    if (row % 4 === 0 || column % 4 === 0) return FRAME;
    const tile = FIFTEEN[Math.floor(row / 4)][Math.floor(column / 4)];
    if (tile === "") return FRAME;
    return Number(tile) % 2 === 0 ? EVEN_TILE : ODD_TILE;
  };
  return Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (_, column) => colorAt(row, column)),
  );
}

const BOARD_COLUMN = 5.5;
const COLUMN_WIDTHS = [
  2,
  ...new Array<number>(7).fill(BOARD_COLUMN),
  3,
  ...new Array<number>(9).fill(BOARD_COLUMN),
  3,
  ...new Array<number>(5).fill(5.7),
  2,
  5,
  5,
  6,
  3,
  ...new Array<number>(5).fill(5.7),
  2,
  5,
  5,
  6,
];

const namesOf = (puzzle: string, { ranges }: SlidingTilesOnSheet, title: string) =>
  Object.fromEntries(
    Object.entries({ title, ...ranges }).map(([name, range]) => [
      `${puzzle}_${name}`,
      range.replaceAll("$", ""),
    ]),
  );

/** The 15-puzzle and its little sister. */
export const fifteen: Lesson = {
  id: "fifteen",
  get title() {
    return i18n.t("The 15-puzzle");
  },
  get summary() {
    return i18n.t("Slide the tiles into order in the fewest moves, or see why you cannot.");
  },
  get source() {
    return source();
  },
  picture: picture(),
  sheetName: "15-puzzle",
  columnWidths: COLUMN_WIDTHS,
  rowHeights: [{ rows: "6:9", points: 33 }],
  get blocks(): LessonBlock[] {
    return [
      ...opening(
        i18n.t("The 15-puzzle"),
        i18n.t(
          "Slide tiles into the hole until they stand in order, row by row, with the hole at the end. Type any start.",
        ),
        source(),
      ),
      ...eight.blocks,
      ...fifteenTiles.blocks,
      {
        at: "B11",
        cells: [[i18n.t("On the blue boards the next tile to move is orange and goes to the green place.")]],
        style: "small",
      },
      {
        at: "B12",
        cells: [[eight.verdict(titleOf(8))], [fifteenTiles.verdict(titleOf(15))]],
        style: "target",
        across: 17,
      },
      ...exercise(
        EXERCISE,
        fifteenQuestions({ board: fifteenTiles.ranges.board, moves: eight.ranges.moves }),
      ),
    ];
  },
  paints: [
    ...eight.paints,
    ...fifteenTiles.paints,
    ...eight.paintProblem("B12:R12"),
    ...fifteenTiles.paintProblem("B13:R13"),
  ],
  frames: [...eight.frames, ...fifteenTiles.frames].map((around) => ({ around, color: FRAME })),
  get notes() {
    return [
      {
        at: eight.after,
        text: i18n.t(
          "Type a number from 0 to the number of moves: the board below shows where the tiles are then.",
        ),
      },
      {
        at: eight.solution,
        text: i18n.t(
          "REARRANGE reads the moves, the places with their tiles and the goal from the tables on the right, and answers with the fewest moves: from, to, the tile and where it goes.",
        ),
      },
      {
        at: fifteenTiles.pairs,
        text: i18n.t(
          "A pair of tiles is out of order if the greater one comes first. A tile that goes up or down passes three others and changes the row of the hole; so the sum of both numbers stays even or odd.",
        ),
      },
    ];
  },
  names: {
    [SOLUTIONS]: EXERCISE.switch,
    ...namesOf("Fifteen", fifteenTiles, "J5"),
    ...namesOf("Fifteen2", eight, "B5"),
  },
  select: eight.after,
};
