import { i18n } from "../../language";
import { opening } from "../../lessons/blocks";
import {
  exercise,
  firstOf,
  is,
  isEvenWord,
  type ExercisePlaces,
  type ThreeQuestions,
} from "../../lessons/exercise";
import { drawGraph, paintGraph } from "../../lessons/graph-drawing";
import type { Lesson, LessonBlock, Paint, Picture } from "../../lessons/lesson";
import { SOLUTIONS } from "../../lessons/solutions";
import { TILES } from "../pieces/pinball/tiles";
import { slidingMoves } from "../pieces/fifteen/lesson-places";
import {
  band,
  checkRows,
  drawing,
  drawTiles,
  frameTiles,
  graphBand,
  drawingNames,
  paintBandProblem,
  roundsNames,
  columnsOf,
  puzzleGroup,
  SPARE_ROWS,
  tableRange,
} from "./lesson-bands";

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

/** A piece may move along a line in both directions. */
const bothWays = (lines: readonly Line[]): number[][] =>
  lines.flatMap(([a, b]) => [
    [a, b],
    [b, a],
  ]);

/** The questions of the lesson on groups, answered by the puzzles' own tables. */

const EXERCISE: ExercisePlaces = {
  ...{ column: "B", row: 4, answer: "L", across: 1, mark: "M" },
  ...{ switchWords: "K4", switch: "L4" },
};

/** The number of moves on a square board: between neighbours, both ways. */
const slides = (side: number) => 4 * side * (side - 1);

function groupQuestions(): ThreeQuestions {
  const fifteen = tableRange(2, slides(4) + SPARE_ROWS);
  const [theta, ladder] = [THETA_LINES, LADDER_LINES].map((lines, k) =>
    tableRange(3 + k, 2 * lines.length + SPARE_ROWS),
  );
  const [from, to] = columnsOf(ladder);
  const round = `IF((${from}=2)*(${to}=5)+(${from}=5)*(${to}=2)>0,"",${ladder})`;
  return [
    {
      text: i18n.t("Puzzle 2: does its empty place come home after an even or odd number of moves?"),
      // Each move is a swap, so this number and the permutation are even together: then the group is the alternating one.
      isRight: isEvenWord(`LEFT(${firstOf(puzzleGroup(fifteen, 16))},1)="A"`),
    },
    {
      text: i18n.t("Puzzle 3: how many of the 720 orders of its pieces can be reached?"),
      isRight: is(firstOf(puzzleGroup(theta, 7), 2)),
    },
    {
      text: i18n.t("Puzzle 4 without the moves between 2 and 5: which group does it have?"),
      isRight: (answer) => `TRIM(${answer})=${firstOf(puzzleGroup(round, 6))}`,
    },
  ];
}

const source = () =>
  i18n.t(
    "After Paul Vodola's article on permutation groups; 3 to 5 after Richard M. Wilson's theorem of 1974.",
  );

const drawings = [
  drawing(3, THETA, 7, THETA_LINES.length),
  drawing(4, LADDER, 6, LADDER_LINES.length),
  drawing(5, LADDER, 6, LADDER_LINES.length + 1),
];

/** The five-cornered drawing of puzzle 3, on squares. */
function picture(): Picture {
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

/** Each puzzle with its group, its table and, if it is one of tiles, its board. */
const bands = (): LessonBlock[] => [
  ...band({
    number: 1,
    title: i18n.t("Pinball"),
    remark: [
      i18n.t("Its generators A to D are in table 1. All of them are even,"),
      i18n.t("so two balls alone can never change places."),
    ],
    heads: [i18n.t("label"), i18n.t("permutation")],
    rows: PINBALL_GENERATORS,
    group: (range) => [`=PUZZLE.GROUPNAME(${range})`, `=PUZZLE.GROUPORDER(${range})`],
    check: checkRows,
    pieces: () => "=9-1",
  }),
  ...drawTiles(1, 3, (place) => [place === 4 ? "" : place + 1, TILES[place].color]),
  ...graphBand({
    number: 2,
    title: i18n.t("The 15-puzzle"),
    remark: [
      i18n.t("Sam Loyd promised 1000 dollars for exchanging 14 and 15."),
      i18n.t("Nobody got them: that order is not one of these."),
    ],
    moves: slidingMoves(4, 4).map(([from, to]) => [from, to]),
    home: 16,
  }),
  ...drawTiles(2, 4, (place) => (place === 15 ? ["", "#5b6676"] : [place + 1, "#f6e3b4"])),
  ...graphBand({
    number: 3,
    title: i18n.t("Wilson's exception"),
    remark: [
      i18n.t("Where any two places lie on a round, and the board is not merely a ring,"),
      i18n.t("one reaches all orders or half of them. Only this board is different."),
    ],
    moves: bothWays(THETA_LINES),
    home: 7,
  }),
  ...graphBand({
    number: 4,
    title: i18n.t("A ladder"),
    remark: [
      i18n.t("Every round has an even number of places: one says that"),
      i18n.t("the graph is bipartite."),
    ],
    moves: bothWays(LADDER_LINES),
    home: 6,
  }),
  ...graphBand({
    number: 5,
    title: i18n.t("A ladder and one line more"),
    remark: [
      i18n.t("The round 1-2-5 has three places, an odd number:"),
      i18n.t("this graph is not bipartite."),
    ],
    moves: bothWays([...LADDER_LINES, [1, 5]]),
    home: 6,
  }),
];

/** Puzzles whose groups are computed by formulas: pinball, the 15-puzzle, Wilson's exception and two ladders. */
export const whichGroup: Lesson = {
  id: "which-group",
  get title() {
    return i18n.t("Which group is it?");
  },
  get summary() {
    return i18n.t(
      "Five puzzles: how many orders of their pieces can be reached, and which group do these make?",
    );
  },
  get source() {
    return source();
  },
  picture: picture(),
  sheetName: "Which group",
  columnWidths: [
    2,
    ...new Array<number>(5).fill(4.5),
    2,
    12,
    18,
    8,
    18,
    13,
    3,
    ...[9, 13, 3],
    ...[9, 7, 3],
    ...[9, 7, 3],
    ...[9, 7, 3],
    ...[9, 7, 3],
  ],
  get blocks(): LessonBlock[] {
    return [
      ...opening(
        i18n.t("Which group is it?"),
        i18n.t(
          "Move the empty place about and bring it home again: the pieces stand in another order. All orders that come about so make a group.",
        ),
        source(),
      ),
      ...exercise(EXERCISE, groupQuestions()),

      ...bands(),
      ...drawings.flatMap(drawGraph),
    ];
  },
  paints: [...drawings.map((each): Paint => paintGraph(each)), ...[1, 2, 3, 4, 5].map(paintBandProblem)],
  frames: [frameTiles(1, 3), frameTiles(2, 4)],
  get notes() {
    return [
      {
        at: "H11",
        text: i18n.t(
          "GROUPNAME names the group that the generators in table 1 make; GROUPORDER counts its elements. A8 is the group of all even permutations of eight things.",
        ),
      },
      {
        at: "H18",
        text: i18n.t(
          "PUZZLEGROUP reads the moves of table 2 and the number of the empty place, and answers the group's name and how many orders it has.",
        ),
      },
      {
        at: "H25",
        text: i18n.t(
          "PGL(2,5) permutes six things, but is built like S5. Add a line to table 3, both ways, and see what becomes of it.",
        ),
      },
    ];
  },
  names: {
    [SOLUTIONS]: EXERCISE.switch,
    Permutation_title: "B9",
    Permutation_cycles: `O11:O${10 + PINBALL_GENERATORS.length}`,
    ...roundsNames(2, slidingMoves(4, 4).length, [4, 4]),
    ...Object.fromEntries(drawings.flatMap((each, k) => Object.entries(drawingNames(each, k + 3)))),
  },
  select: "H11",
};
