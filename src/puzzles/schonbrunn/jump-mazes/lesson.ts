import { firstOf, plain } from "../../../grid/addresses";
import { i18n } from "../../../language";
import { opening, spill } from "../../../lessons/blocks";
import {
  firstProblem,
  paintProblem,
  wholeNumbers,
  type InputCheck,
  blankIfWrong,
} from "../../../lessons/checks";
import { exercise, is, type ExercisePlaces, type ThreeQuestions } from "../../../lessons/exercise";
import { lessonOf, type Lesson, type LessonBlock } from "../../../lessons/lesson";
import { SOLUTIONS } from "../../../lessons/solutions";
import { jumpPicture } from "../lesson-picture";

/** The sheet has room for boards of so many rows and columns. */
const MOST = 8;

/** Where everything is, as addresses in formulas. */
const ROWS = "$D$5";
const COLUMNS = "$D$6";
const SEED = "$D$7";
const START = "$F$7:$G$7";
const PROBLEM = "$B$8";
const BOARD = "$B$10:$I$17";
const WAY = "$K$10:$R$17";
/** The switch that shows the solutions. */
const SWITCH = "$E$27";

const ifRight = blankIfWrong(PROBLEM);

/** What SOLVEMAZE answers about the board. */
const solve = (answer: string) => `PUZZLE.SOLVEMAZE(${BOARD},${START},,"jump","${answer}")`;

/** Each tile's number; a number too large for any jump where there is no tile. */
const NUMBERS = `IFERROR(${BOARD}+0,99)`;
const [row, column] = ["ROW", "COLUMN"].map((place) => `(${place}(${BOARD})-MIN(${place}(${BOARD}))+1)`);
/** How many jumps each tile allows. The goal's 0 is no jump. */
const JUMPS = `(${NUMBERS}>0)*((${row}+${NUMBERS}<=${ROWS})+(${row}>${NUMBERS})+(${column}+${NUMBERS}<=${COLUMNS})+(${column}>${NUMBERS}))`;
/** 1 for the tiles on the way. */
const ON_WAY = `ISNUMBER(${solve("grid")})`;

const goal = (place: string) => `SUMPRODUCT((${NUMBERS}=0)*${place})`;
const along = (here: string, across: string) =>
  `(${across}=${goal(across)})*(ABS(${here}-${goal(here)})=${NUMBERS})`;
/** How many tiles lead to the 0 by one jump. */
const WAYS_IN = `SUMPRODUCT((${NUMBERS}>0)*(${along(row, column)}+${along(column, row)}))`;
/** How many tiles the way leaves out. */
const LEFT_OUT = `${ROWS}*${COLUMNS}-${solve("length")}-1`;

/** The number of the last tile before the 0. The steps of the drawing count from 1, so it has that of the last jump. */
const LAST_NUMBER = `SUMPRODUCT((${solve("grid")}=${solve("length")})*${NUMBERS})`;

/** What makes a board hard, beside the drawing of the way. */
function measures(at: {
  readonly column: string;
  readonly value: string;
  readonly row: number;
}): LessonBlock[] {
  const rows: readonly (readonly [title: string, formula: string])[] = [
    [i18n.t("Jumps of the shortest way"), solve("length")],
    [i18n.t("Ways, with no tile twice"), solve("count")],
    [i18n.t("Tiles that the way leaves out"), LEFT_OUT],
    [i18n.t("Tiles that lead to the 0 by one jump"), WAYS_IN],
    [i18n.t("Tiles on the way with one jump only"), `SUMPRODUCT(${ON_WAY}*(${JUMPS}=1))`],
    [i18n.t("Tiles on the way with 3 or 4 jumps"), `SUMPRODUCT(${ON_WAY}*(${JUMPS}>2))`],
    [i18n.t("Jumps possible on the whole board"), `SUMPRODUCT(${JUMPS})`],
  ];
  return [
    { at: `${at.column}${at.row - 1}`, cells: [[i18n.t("How hard it is")]], style: "heading" },
    { at: `${at.column}${at.row}`, cells: rows.map(([title]) => [title]), style: "question" },
    {
      at: `${at.value}${at.row}`,
      cells: rows.map(([, formula]) => [ifRight(formula)]),
      style: "formula",
      solution: "hidden",
    },
  ];
}

const EXERCISE: ExercisePlaces = {
  ...{ column: "B", row: 19, answer: "B", across: 3, mark: "E", isBelow: true },
  ...{ switchWords: "B27", switch: plain(SWITCH), switchAcross: 2 },
};

const questions = (): ThreeQuestions => [
  { text: i18n.t("How many tiles lead to the 0 by one jump?"), isRight: is(WAYS_IN) },
  { text: i18n.t("How many tiles does the shortest way leave out?"), isRight: is(LEFT_OUT) },
  { text: i18n.t("Which number jumps to the 0 at last?"), isRight: is(LAST_NUMBER) },
];

const LEAST = 3;
const MOST_SEED = 999_999;
const COLORS = { goal: "#1d3b6f", start: "#9ec5f4", way: "#ffd166", none: "#5b6676" };
const first = (range: string) => firstOf(plain(range));

const source = () =>
  i18n.t(
    "After “Rook Jumping Maze Design Considerations” by Neller, Fisher, Choga, Lalvani and McCarty (2010).",
  );

const checks = (): InputCheck[] => [
  wholeNumbers(ROWS, LEAST, MOST),
  wholeNumbers(COLUMNS, LEAST, MOST),
  wholeNumbers(SEED, 0, MOST_SEED),
];

/** A board that is smaller than its cells has # around it: there, a table of all cells is larger than what MAKEJUMP answers. */
const board = () =>
  ifRight(`IFNA(IF(SEQUENCE(${MOST},${MOST})>0,PUZZLE.MAKEJUMP(${ROWS},${COLUMNS},${SEED})),"#")`);

const history = () => [
  i18n.t("1898: Sam Loyd's “Back from the Klondike”. Numbers say how far to walk, in eight directions."),
  i18n.t("He made it so that going back from the end, the usual trick with mazes, is of no help."),
  i18n.t("1990: Robert Abbott's “Jumping Jim”. One jumps along rows and columns only, like a rook."),
  i18n.t("1991: Adrian Fisher lays such a maze out on the ground; people are the pieces."),
  i18n.t("1997: Abbott's “Number Maze”. The tiles in the garden of Schönbrunn are one more of the kind."),
  i18n.t(
    "So they are called Rook Jumping Mazes, Number Mazes or Jumping Mazes, and at festivals Jumping Julia.",
  ),
  i18n.t(
    "2010: Neller and others let a computer search: for one shortest way, a long one, few useless tiles.",
  ),
  i18n.t("MAKEJUMP does so too: it changes a number at a time, and keeps the board if it is not worse."),
  i18n.t("To try: find a seed whose 5 × 5 board takes 20 jumps."),
];

const sheet = {
  columnWidths: [2, ...new Array<number>(MOST).fill(5.4), 2, ...new Array<number>(MOST).fill(3.8), 2, 38, 7],
  rowHeights: [{ rows: `10:${9 + MOST}`, points: 30 }],
  get blocks(): LessonBlock[] {
    return [
      ...opening(
        i18n.t("Jumping mazes"),
        i18n.t(
          "Jump from the start, top left, to the 0: right, up, down or left, as far as the tile's number says. One way is the shortest.",
        ),
        source(),
      ),
      { at: "B5", cells: [[i18n.t("Rows")], [i18n.t("Columns")], [i18n.t("Seed")]], style: "question" },
      { at: first(ROWS), cells: [[5], [5], [7]], style: "input" },
      { at: "F6", cells: [[i18n.t("Start: row, column")]], style: "small" },
      { at: first(START), cells: [[1, 1]], style: "label" },
      {
        at: plain(PROBLEM),
        cells: [[`=${firstProblem(checks(), '""')}`]],
        style: "question",
        across: 18,
      },
      { at: "B9", cells: [[i18n.t("The board of this seed")]], style: "heading" },
      spill(first(BOARD), board(), MOST, MOST, "boardFormula"),
      { at: "K9", cells: [[i18n.t("The shortest way, step by step")]], style: "heading" },
      spill(first(WAY), ifRight(solve("grid")), MOST, MOST, "square", "hidden"),
      ...measures({ column: "T", value: "U", row: 10 }),
      ...exercise(EXERCISE, questions()),
      { at: "K19", cells: [[i18n.t("Where they come from")]], style: "heading" },
      { at: "K20", cells: history().map((line) => [line]), style: "question" },
    ];
  },
  get paints() {
    const tile = first(BOARD);
    const step = first(WAY);
    const isStart = (cell: string) => {
      const [column, row] = [cell.replace(/\d/g, ""), cell.replace(/\D/g, "")];
      const [startRow, startColumn] = START.split(":");
      return `AND(ROWS(${column}$${row}:${cell})=${startRow},COLUMNS($${column}${row}:${cell})=${startColumn})`;
    };
    return [
      { on: plain(BOARD), when: `=${tile}="#"`, fill: COLORS.none, color: COLORS.none },
      { on: plain(BOARD), when: `=AND(ISNUMBER(${tile}),${tile}=0)`, fill: COLORS.goal, color: "#ffffff" },
      { on: plain(BOARD), when: `=AND(${PROBLEM}="",${isStart(tile)})`, fill: COLORS.start },
      { on: plain(BOARD), when: `=ISNUMBER(${step})`, fill: COLORS.way },
      { on: plain(WAY), when: `=ISNUMBER(${step})`, fill: COLORS.way },
      { on: plain(WAY), when: `=${tile}="#"`, fill: COLORS.none },
      paintProblem(plain(PROBLEM), `=${PROBLEM}<>""`),
    ];
  },
  frames: [BOARD, WAY].map((around) => ({ around: plain(around), color: COLORS.goal })),
  get notes() {
    return [
      {
        at: first(BOARD),
        text: i18n.t(
          "MAKEJUMP makes the board: one number, the seed, stands for it, so a class can share it. Type another seed for another board.",
        ),
      },
      {
        at: first(WAY),
        text: i18n.t("SOLVEMAZE solves the board. Page View plays it; the switch below shows the way here."),
      },
      {
        at: "U11",
        text: i18n.t(
          "All ways, not only the shortest. On a long board there are few: nearly all wrong jumps lead back to where you have been.",
        ),
      },
    ];
  },
  names: {
    [SOLUTIONS]: plain(SWITCH),
    Schonbrunn_board: plain(BOARD),
    Schonbrunn_start: plain(START),
  },
  select: first(SEED),
};

/** The family of the maze of Schönbrunn, with boards that MAKEJUMP makes. */
export const jumpMazes: Lesson = lessonOf(
  {
    id: "jump-mazes",
    get title() {
      return i18n.t("Jumping mazes");
    },
    get summary() {
      return i18n.t("A seed makes a board with one shortest way, as long as can be: design, solve, share.");
    },
    get source() {
      return source();
    },
    picture: jumpPicture([
      [4, -3, 4, -4],
      [-4, 1, -2, 3],
      [3, -3, 0, -2],
      [-3, 3, -3, 4],
    ]),
    sheetName: "Jumping mazes",
  },
  sheet,
);
