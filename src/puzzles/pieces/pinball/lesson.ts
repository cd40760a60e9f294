import { columnLetters, columnOfLetters } from "../../../grid/addresses";
import { i18n } from "../../../language";
import { opening } from "../../../lessons/blocks";
import { firstProblem } from "../../../lessons/checks";
import {
  exercise,
  is,
  isPermutation,
  type ExercisePlaces,
  type ThreeQuestions,
} from "../../../lessons/exercise";
import { textFormula } from "../../../lessons/formula-text";
import type { Lesson, LessonBlock } from "../../../lessons/lesson";
import { SOLUTIONS } from "../../../lessons/solutions";
import { RANGES, solutionBlocks, solutionPaints, SWITCH, TARGET_WORD } from "./lesson-solutions";
import { GENERATOR_CHECKS, WORD_CHECK, wordOf } from "./lesson-words";
import { flipperLabel, TILES, type Tile } from "./tiles";

/** The questions of the pinball lesson: its flippers, a path, and passes of products. */

const EXERCISE: ExercisePlaces = {
  ...{ column: "B", row: 18, answer: "B", across: 5, mark: "G", isBelow: true },
  ...{ switchWords: "B25", switch: SWITCH.replaceAll("$", ""), switchAcross: 2 },
};

/** The table of flippers: from, to and name, such as `left 3R`; the name's last two characters are enough. */
const FLIPPERS = { from: "$O$7:$O$24", to: "$P$7:$P$24", name: "$Q$7:$Q$24" };

/** A pass multiplies all products so far by each other, so that words become twice as long. */
const passes = `ROUNDUP(ROUND(LOG(LEN(${TARGET_WORD}),2),9),0)`;

const pinballQuestions = (): ThreeQuestions => [
  {
    text: i18n.t("Space from 5 to 4: by which flipper?"),
    isRight: (answer) => {
      const isNamed = `((${FLIPPERS.name}=TRIM(${answer}))+(RIGHT(${FLIPPERS.name},2)=TRIM(${answer}))>0)`;
      return `SUMPRODUCT((${FLIPPERS.from}=4)*(${FLIPPERS.to}=5)*${isNamed})>0`;
    },
  },
  {
    text: i18n.t("Which permutation has the path 5-2-5?"),
    isRight: isPermutation('PUZZLE.PATHTOPERM("5-2-5")'),
  },
  { text: i18n.t("Passes until the target is there?"), isRight: is(passes) },
];

const source = () =>
  i18n.t("After Paul Vodola's article on permutation groups and puzzles of adventure games.");

const BOARD_TOP = 5;
const BOARD_COLUMNS = ["B", "D", "F"];
const ROWS_OF_A_TILE = 3;

/** A tile's top left cell. */
function tileCorner(index: number): { column: string; row: number } {
  return { column: BOARD_COLUMNS[index % 3], row: BOARD_TOP + ROWS_OF_A_TILE * Math.floor(index / 3) };
}

/** A tile is six cells: its number, the ball on it (the number of the tile where it belongs), and its two flippers. */
function drawTile(tile: Tile, index: number): LessonBlock[] {
  const number = index + 1;
  const { column, row } = tileCorner(index);
  const ball = tile.ballOf === undefined ? i18n.t("empty") : `● ${tile.ballOf}`;
  const [left, right] = tile.flippers.map((to) => flipperLabel(number, to));
  const ballFill = tile.ballOf === undefined ? tile.color : TILES[tile.ballOf - 1].color;
  return [
    {
      at: `${column}${row}`,
      cells: [[i18n.t("Tile {number}", { number }), ""]],
      style: "tile",
      fill: tile.color,
      across: 2,
    },
    { at: `${column}${row + 1}`, cells: [[ball, ""]], style: "ball", fill: ballFill, across: 2 },
    { at: `${column}${row + 2}`, cells: [[left, right]], style: "flipper", fill: tile.color },
  ];
}

function frameTile(_tile: Tile, index: number) {
  const { column, row } = tileCorner(index);
  const lastColumn = columnLetters(columnOfLetters(column) + 1);
  return { around: `${column}${row}:${lastColumn}${row + ROWS_OF_A_TILE - 1}`, color: "#1d3b6f" };
}

/** Paul Vodola's pinball puzzle, its space-paths, its generators and its target. */
export const pinball: Lesson = {
  id: "pinball",
  get title() {
    return i18n.t("The pinball puzzle");
  },
  get summary() {
    return i18n.t("Nine tiles, eight balls, eighteen flippers: permutations find the way.");
  },
  get source() {
    return source();
  },
  picture: [0, 1, 2].map((row) => TILES.slice(3 * row, 3 * row + 3).map(({ color }) => color)),
  sheetName: "Pinball",
  columnWidths: [2, 6, 6, 6, 6, 6, 6, 9, 25, 19, 22, 9, 9, 7, 6, 9, 10, 2, 6, 6, 6, 6],
  get blocks(): LessonBlock[] {
    return [
      ...opening(
        i18n.t("The pinball puzzle"),
        i18n.t(
          "Flip the balls until each lies on the tile of its own colour and the white tile is empty again.",
        ),
        source(),
      ),
      { at: "B4", cells: [[i18n.t("The board at the start")]], style: "heading" },
      ...TILES.flatMap(drawTile),
      {
        at: "B14",
        cells: [
          [i18n.t("● 4 is the ball that belongs on tile 4.")],
          [i18n.t("3R: this flipper sends the ball 3 tiles to the right.")],
          [i18n.t("A ball stays only where the tile is empty.")],
        ],
        style: "small",
      },
      { at: "B17", cells: [[i18n.t("The article's drawing is lost: see the note at B4.")]], style: "hint" },

      { at: "I4", cells: [[i18n.t("Space-paths and their permutations")]], style: "heading" },
      {
        at: "I5",
        cells: [[i18n.t("Path of the empty space"), i18n.t("Permutation"), i18n.t("Product so far")]],
        style: "columnHeads",
      },
      { at: "I6", cells: [["5-4-1-2-5"], ["5-4-7-8-5"]], style: "input" },
      {
        at: "J6",
        cells: [
          ["=PUZZLE.PATHTOPERM(I6)", "=J6"],
          ["=PUZZLE.PATHTOPERM(I7)", "=PUZZLE.MULTIPLYCYCLES(K6,J7)"],
        ],
        style: "formula",
      },
      {
        at: "I8",
        cells: [
          [
            '=I6&"-"&I7',
            "=PUZZLE.PATHTOPERM(I8)",
            `=IF(J8=K7,${textFormula(i18n.t("the same permutation"))},"")`,
          ],
        ],
        style: "formula",
      },

      { at: "I10", cells: [[i18n.t("The four generators")]], style: "heading" },
      { at: "J10", cells: [[i18n.t("Select J12:K15 and press Expand.")]], style: "hint" },
      {
        at: "I11",
        cells: [[i18n.t("Path of the empty space"), i18n.t("Label"), i18n.t("Permutation")]],
        style: "columnHeads",
      },
      { at: "I12", cells: [["5-4-1-2-5"], ["5-4-7-8-5"], ["5-6-9-8-5"], ["5-2-3-6-9-8-5"]], style: "input" },
      { at: "J12", cells: [["A"], ["B"], ["C"], ["D"]], style: "input" },
      {
        at: "K12",
        cells: [12, 13, 14, 15].map((row) => [`=PUZZLE.PATHTOPERM(I${row})`]),
        style: "formula",
      },

      { at: "I17", cells: [[i18n.t("The target")]], style: "heading" },
      { at: "I18", cells: [[i18n.t("What the balls have to do"), "(1 4 6 2)(3 8 7 9)"]], style: "target" },

      { at: "I20", cells: [[i18n.t("Try a word of your own")]], style: "heading" },
      { at: "I21", cells: [[i18n.t("Your word, in cells"), "A", "B", "", ""]], style: "input" },
      {
        at: "I22",
        cells: [[i18n.t("Its permutations"), ...["J", "K", "L", "M"].map((column) => wordOf(`${column}21`))]],
        style: "formula",
      },
      {
        at: "I23",
        cells: [
          [
            i18n.t("Their product"),
            '=IF(SUMPRODUCT(--(J22:M22="?"))=0,PUZZLE.MULTIPLYCYCLES(J22:M22),"")',
            `=${firstProblem(
              [...GENERATOR_CHECKS, WORD_CHECK],
              `IF(J23=J18,${textFormula(i18n.t("That is the target!"))},${textFormula(i18n.t("Not the target yet."))})`,
            )}`,
          ],
        ],
        style: "formula",
      },

      ...exercise(EXERCISE, pinballQuestions()),
      ...solutionBlocks(),
    ];
  },
  paints: solutionPaints,
  frames: TILES.map(frameTile),
  get notes() {
    return [
      {
        at: "B4",
        text: i18n.t(
          "The article's drawing of the board is lost, and this one was reconstructed. Of 34,560 boards that its words allow, 1,440 would fit its tables, all with the same four generators. Here a flipper sends the ball from tile 1 to tile 2, too, which its words leave out.",
        ),
      },
      {
        at: "J6",
        text: i18n.t(
          "PATHTOPERM turns the path of the empty space into the permutation of the balls: 5-4-1-2-5 is the product (5 4)(4 1)(1 2)(2 5), which is (1 4 2).",
        ),
      },
      {
        at: "K7",
        text: i18n.t(
          "MULTIPLYCYCLES multiplies from left to right: first the permutation above, then the one beside it.",
        ),
      },
      {
        at: "J18",
        text: i18n.t(
          "The ball on tile 1 belongs on tile 4, the ball on 4 on 6, the one on 6 on 2 and the one on 2 on 1: that is the cycle (1 4 6 2). The other four make (3 8 7 9).",
        ),
      },
    ];
  },
  names: {
    [SOLUTIONS]: EXERCISE.switch,
    Pinball_moves: RANGES.moves,
    Pinball_start: RANGES.start,
    Pinball_goal: RANGES.goal,
    Pinball_board: `${tileCorner(0).column}${BOARD_TOP}:G${BOARD_TOP + 3 * ROWS_OF_A_TILE - 1}`,
  },
  select: "J12:K15",
};
