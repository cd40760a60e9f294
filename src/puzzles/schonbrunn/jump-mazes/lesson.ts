import { i18n } from "../../../language";
import { movesTo } from "../../../lessons/blocks";
import { blankIfWrong, firstProblem, paintProblem, wholeNumbers } from "../../../lessons/checks";
import { defineLesson } from "../../../lessons/define-lesson";
import type { ThreeQuestions } from "../../../lessons/exercise";
import { number } from "../../../lessons/expected-answers";
import {
  cell,
  cells,
  column,
  gap,
  heading,
  lines,
  questions,
  skip,
  small,
  solutionSwitch,
  spill,
} from "../../../lessons/items";
import { beside, stack, type Areas } from "../../../lessons/layout";
import { jumpPicture } from "../lesson-sheet";

/** The sheet has room for boards of so many rows and columns. */
const MOST = 8;
const LEAST = 3;
const MOST_SEED = 999_999;
const COLORS = { goal: "#1d3b6f", start: "#9ec5f4", way: "#ffd166", none: "#5b6676" };

/** Formulas for what SOLVEMAZE answers about the board, and for what can be counted on it. */
function formulasOf({ sizes, board: { fixed: board }, start }: Areas) {
  const [rows, columns] = [0, 1].map((size) => sizes.cell(size).fixed);
  const solve = (answer: string) => `PUZZLE.SOLVEMAZE(${board},${start.fixed},,"jump","${answer}")`;
  // Each tile's number; a number too large for any jump where there is no tile.
  const numbers = `IFERROR(${board}+0,99)`;
  const [row, column] = ["ROW", "COLUMN"].map((place) => `(${place}(${board})-MIN(${place}(${board}))+1)`);
  const goal = (place: string) => `SUMPRODUCT((${numbers}=0)*${place})`;
  const along = (here: string, across: string) =>
    `(${across}=${goal(across)})*(ABS(${here}-${goal(here)})=${numbers})`;
  return {
    solve,
    /** How many jumps each tile allows. The goal's 0 is not a jump. */
    jumps: `(${numbers}>0)*((${row}+${numbers}<=${rows})+(${row}>${numbers})+(${column}+${numbers}<=${columns})+(${column}>${numbers}))`,
    /** Which tiles are on the way. */
    onWay: `ISNUMBER(${solve("grid")})`,
    /** How many tiles lead to the 0 by one jump. */
    waysIn: `SUMPRODUCT((${numbers}>0)*(${along(row, column)}+${along(column, row)}))`,
    /** How many tiles the way leaves out. */
    leftOut: `${rows}*${columns}-${solve("length")}-1`,
    /** The number of the last tile before the 0. The steps of the drawing count from 1, so it has that of the last jump. */
    lastNumber: `SUMPRODUCT((${solve("grid")}=${solve("length")})*${numbers})`,
  };
}

type Formulas = ReturnType<typeof formulasOf>;

/** The titles of what makes a board hard, and formulas for it. */
const measures = ({ solve, jumps, onWay, waysIn, leftOut }: Formulas) => [
  [i18n.t("Jumps of the shortest route"), solve("length")],
  [i18n.t("Routes without a tile twice"), solve("count")],
  [i18n.t("Tiles that the route leaves out"), leftOut],
  [i18n.t("Tiles that lead to the 0 in one jump"), waysIn],
  [i18n.t("Tiles of the route with one jump only"), `SUMPRODUCT(${onWay}*(${jumps}=1))`],
  [i18n.t("Tiles of the route with 3 or 4 jumps"), `SUMPRODUCT(${onWay}*(${jumps}>2))`],
  [i18n.t("Possible jumps on the whole board"), `SUMPRODUCT(${jumps})`],
];

const jumpQuestions = ({ waysIn, leftOut, lastNumber }: Formulas): ThreeQuestions => [
  { text: i18n.t("How many tiles lead to the 0 in one jump?"), ...number(waysIn) },
  { text: i18n.t("How many tiles does the shortest route leave out?"), ...number(leftOut) },
  { text: i18n.t("Which number makes the last jump?"), ...number(lastNumber) },
];

const history = () => [
  i18n.t(
    "In 1898, Sam Loyd publishes “Back from the Klondike”. Numbers say how far to walk in eight directions.",
  ),
  i18n.t("The usual trick with mazes, to go back from the end, does not help there."),
  i18n.t(
    "In 1990, Robert Abbott publishes “Jumping Jim”. You jump along rows and columns only, like a rook.",
  ),
  i18n.t("In 1991, Adrian Fisher lays such a maze out on the ground. People are its pieces."),
  i18n.t(
    "In 1997, Abbott publishes “Number Maze”. The tiles in the garden of Schönbrunn are such a maze, too.",
  ),
  i18n.t(
    "These mazes are called Rook Jumping Mazes, Number Mazes or Jumping Mazes, and at festivals Jumping Julia.",
  ),
  i18n.t(
    "In 2010, Neller and others let a computer search for one long shortest route and few useless tiles.",
  ),
  i18n.t(
    "MAKEJUMP searches in the same way: it changes a number at a time, and keeps the board if it is not worse.",
  ),
  i18n.t("Try it yourself: find a seed whose 5 × 5 board takes 20 jumps."),
];

/** The family of the maze of Schönbrunn, with boards that MAKEJUMP makes. */
export const jumpMazes = defineLesson({
  id: "jump-mazes",
  title: /*i18n*/ "Jumping mazes",
  summary: /*i18n*/ "A seed makes a board with only one shortest route, which is as long as possible.",
  source:
    /*i18n*/ "This lesson follows “Rook Jumping Maze Design Considerations” by Neller, Fisher, Choga, Lalvani and McCarty (2010).",
  task: /*i18n*/ "Each number says how far to jump: right, up, down or left; only one route to the 0 is the shortest. Find it from the top left, then type another seed for another board.",
  picture: jumpPicture([
    [4, -3, 4, -4],
    [-4, 1, -2, 3],
    [3, -3, 0, -2],
    [-3, 3, -3, 4],
  ]),
  sheetName: "Jumping mazes",
  columnWidths: [2, ...new Array<number>(MOST).fill(5.4), 2, ...new Array<number>(MOST).fill(3.8), 2, 38, 7],
  sheet: (areas) => {
    const { sizes, start, problem, board, way, values } = areas;
    const formulas = formulasOf(areas);
    const [rows, columns, seed] = [0, 1, 2].map((size) => sizes.cell(size).fixed);
    const checks = [
      wholeNumbers(rows, LEAST, MOST),
      wholeNumbers(columns, LEAST, MOST),
      wholeNumbers(seed, 0, MOST_SEED),
    ];
    const ifRight = blankIfWrong(problem.first.fixed);
    // A board that is smaller than its cells has # around it: there, a table of all cells is larger than what MAKEJUMP answers.
    const made = `IFNA(IF(SEQUENCE(${MOST},${MOST})>0,PUZZLE.MAKEJUMP(${rows},${columns},${seed})),"#")`;
    const hard = measures(formulas);
    const isStart = `AND(${board.paintedRow}=${start.cell(0).fixed},${board.paintedColumn}=${start.cell(0, 1).fixed})`;
    const [tile, step] = [board.first, way.first];
    return {
      panels: {
        B5: [
          beside(
            lines(i18n.t("Rows"), i18n.t("Columns"), i18n.t("Seed")),
            skip(1),
            { sizes: column([5, 5, 7], "input") },
            skip(1),
            stack(gap(), small(i18n.t("Start: row, column")), { start: cells([[1, 1]], "label") }),
          ),
          { problem: cell(`=${firstProblem(checks, '""')}`, "question", { across: 18 }) },
          beside(
            stack(heading(i18n.t("The board of this seed")), {
              board: spill(ifRight(made), MOST, MOST, "boardFormula"),
            }),
            skip(1),
            stack(heading(i18n.t("The shortest route, step by step")), {
              way: spill(ifRight(movesTo(formulas.solve("grid"))), MOST, MOST, "square", "hidden"),
            }),
            skip(1),
            stack(
              heading(i18n.t("How hard it is")),
              beside(lines(...hard.map(([title]) => title)), {
                values: column(
                  hard.map(([, formula]) => ifRight(formula)),
                  "formula",
                  { solution: "hidden" },
                ),
              }),
            ),
          ),
          gap(),
          questions(
            { answer: 0, across: 3, mark: 3, isBelow: true, reasons: [9, 0] },
            jumpQuestions(formulas),
          ),
          gap(),
          solutionSwitch(2, 2),
        ],
        K19: [heading(i18n.t("Where they come from")), lines(...history())],
      },
      rowHeights: [{ rows: board, points: 30 }],
      paints: [
        { on: board, when: `=${tile}="#"`, fill: COLORS.none, color: COLORS.none },
        { on: board, when: `=AND(ISNUMBER(${tile}),${tile}=0)`, fill: COLORS.goal, color: "#ffffff" },
        { on: board, when: `=AND(${problem.first.fixed}="",${isStart})`, fill: COLORS.start },
        { on: board, when: `=ISNUMBER(${step})`, fill: COLORS.way },
        { on: way, when: `=ISNUMBER(${step})`, fill: COLORS.way },
        { on: way, when: `=${tile}="#"`, fill: COLORS.none },
        paintProblem(problem.first, `=${problem.first.fixed}<>""`),
      ],
      frames: [board, way].map((around) => ({ around, color: COLORS.goal })),
      notes: [
        {
          at: board.first,
          text: i18n.t(
            "MAKEJUMP makes the board from one number, the seed. The same seed makes the same board for a whole class, and another seed makes another board.",
          ),
        },
        {
          at: way.first,
          text: i18n.t(
            "SOLVEMAZE solves the board. You can play it on the page Play. The switch below shows the route here.",
          ),
        },
        {
          at: values.cell(1),
          text: i18n.t(
            "These are all routes, not only the shortest. If the shortest route is long, there are few routes: nearly all wrong jumps lead back to a tile that you have visited.",
          ),
        },
      ],
      names: { Schonbrunn_board: board, Schonbrunn_start: start },
      select: sizes.cell(2),
    };
  },
});
