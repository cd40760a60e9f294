import { i18n } from "../../language";
import { opening, questions, spill } from "../../lessons/blocks";
import { paintProblem } from "../../lessons/checks";
import { answerOf, textFormula } from "../../lessons/formula-text";
import type { Lesson, LessonBlock, Paint } from "../../lessons/lesson";
import { problemFormula, ifRight, PROBLEM_CELL } from "./lesson-checks";
import { STYLES } from "../../lessons/styles";

/** The tiles in the garden. The way in is from below, onto the 1 in the middle of the last row. */
const TILES = [
  [2, -2, 4, -1, 3],
  [-3, 3, -1, 3, -2],
  [1, -2, 0, -2, 3],
  [-3, 2, -3, 2, -4],
  [4, -2, 1, -3, 2],
];
const START = [5, 3];

/** The cells with the rules for expert jumps, and for listing all ways. */
const EXPERT_RULES = "$E$16";
const LISTED_RULES = "$T$12";
/** How many of the ways are styled as answers. The others are listed too. */
const STYLED_WAYS = 100;

const source = () =>
  i18n.t("After Jeremy Tuloup's article “Solving the math puzzle of the Schönbrunn maze in Vienna”.");

const SIZE = TILES.length;
const MAX_WAY_LENGTH = SIZE * SIZE;
const FIRST_STEP = 14;
const LAST_STEP = FIRST_STEP + MAX_WAY_LENGTH - 1;

const POSITIVE = "#fbd38d";
const NEGATIVE = "#9ec5f4";
const GOAL = "#1d3b6f";
const NEGATIVE_TEXT = "#9b1c1c";

interface Mode {
  readonly heading: string;
  /** As part of a formula. */
  readonly rules: string;
  /** The five columns of the board and the list. */
  readonly columns: readonly [string, string, string, string, string];
  readonly fill: string;
  readonly impossible: string;
}

const NORMAL: Mode = {
  heading: /*i18n*/ "Normal: the shortest way",
  rules: '"jump"',
  columns: ["H", "I", "J", "K", "L"],
  fill: "#ffd166",
  impossible: /*i18n*/ "No way leads to the 0.",
};
const EXPERT: Mode = {
  heading: /*i18n*/ "Expert: the shortest way by the rules in E16",
  rules: EXPERT_RULES,
  columns: ["N", "O", "P", "Q", "R"],
  fill: "#9fdcb0",
  impossible: /*i18n*/ "No way to the 0 has the sum 0.",
};

/** This word in their cells marks the tiles on the way and gets them painted. */
const stepWord = () => i18n.t("step");

function solve(rules: string, answer: string): string {
  return `PUZZLE.SOLVEMAZE($B$5:$F$9,$C$11:$D$11,,${rules},"${answer}")`;
}

/** All ways, beside both modes. */
function listAllWays(): LessonBlock[] {
  return [
    { at: "T11", cells: [[i18n.t("All ways by the rules in T12, the shortest first")]], style: "heading" },
    { at: "T12", cells: [["jump"]], style: "input", across: 2 },
    {
      at: "T13",
      cells: [[i18n.t("Jumps"), i18n.t("Sum"), i18n.t("Rows and columns")]],
      style: "columnHeads",
    },
    spill("T14", ifRight(solve(LISTED_RULES, "all")), STYLED_WAYS, 2, "answer"),
    { at: "V14", cells: Array.from({ length: STYLED_WAYS }, () => [""]), style: "question" },
  ];
}

/** A mode's board with the steps of its way and, below it, the way as a list with running sums. */
function drawMode(mode: Mode): LessonBlock[] {
  const [step, row, column, tile] = mode.columns;
  const steps = solve(mode.rules, "grid");
  const rows = `${row}${FIRST_STEP}:${row}${LAST_STEP}`;
  const text = i18n.t("{tiles} tiles, and their sum is {sum}", {
    tiles: answerOf(`${solve(mode.rules, "length")}+1`),
    sum: answerOf(solve(mode.rules, "sum")),
  });
  const tiles = Array.from({ length: MAX_WAY_LENGTH }, (_, index) => {
    const line = FIRST_STEP + index;
    const soFar = `${row}$${FIRST_STEP}:${row}${line}`;
    const isStep = `COUNT(${soFar})=ROWS(${soFar})`;
    return [
      `=IF(${isStep},INDEX($B$5:$F$9,${row}${line},${column}${line}),"")`,
      `=IF(${isStep},SUM(${tile}$${FIRST_STEP}:${tile}${line}),"")`,
    ];
  });
  return [
    {
      at: `${step}4`,
      cells: [[i18n._(mode.heading)]],
      style: "heading",
    },
    spill(
      `${step}5`,
      `=IF(ISNUMBER(${steps}),$B$5:$F$9&CHAR(10)&"${stepWord()} "&${steps},$B$5:$F$9&"")`,
      SIZE,
      SIZE,
      "jumpTile",
    ),
    {
      at: `${step}11`,
      cells: [[ifRight(`IFNA(${textFormula(text)},${textFormula(i18n._(mode.impossible))})`)]],
      style: "formula",
      across: SIZE,
    },
    {
      at: `${step}13`,
      cells: [[i18n.t("Step"), i18n.t("Row"), i18n.t("Column"), i18n.t("Tile"), i18n.t("Sum")]],
      style: "columnHeads",
    },
    spill(
      `${step}${FIRST_STEP}`,
      `=IF(ISNUMBER(${rows}),ROW(${rows})-${FIRST_STEP - 1},"")`,
      MAX_WAY_LENGTH,
      1,
    ),
    spill(`${row}${FIRST_STEP}`, ifRight(solve(mode.rules, "path")), MAX_WAY_LENGTH, 2),
    { at: `${tile}${FIRST_STEP}`, cells: tiles, style: "formula" },
  ];
}

function paintMode({ columns: [first, , , , last], fill }: Mode): Paint[] {
  const on = `${first}5:${last}9`;
  const isOnWay = `ISNUMBER(SEARCH("${stepWord()}",${first}5))`;
  const isNegative = `LEFT(${first}5,1)="-"`;
  return [
    { on, when: `=AND(${isOnWay},${isNegative})`, fill, color: NEGATIVE_TEXT },
    { on, when: `=${isOnWay}`, fill },
    { on, when: `=${isNegative}`, color: NEGATIVE_TEXT },
  ];
}

/** The number maze in the garden of Schönbrunn, at both levels of difficulty. */
export const schonbrunn: Lesson = {
  id: "schonbrunn",
  get title() {
    return i18n.t("The maze of Schönbrunn");
  },
  get summary() {
    return i18n.t("Each tile says how far to jump; experts want the sum 0 as well.");
  },
  get source() {
    return source();
  },
  picture: TILES.map((row) => row.map((tile) => (tile > 0 ? POSITIVE : tile < 0 ? NEGATIVE : GOAL))),
  sheetName: "Schönbrunn",
  columnWidths: [
    2,
    ...new Array<number>(SIZE).fill(7.6),
    2,
    ...new Array<number>(SIZE).fill(7.6),
    2,
    ...new Array<number>(SIZE).fill(7.6),
    2,
    ...[8.5, 8.5, 110],
  ],
  rowHeights: [{ rows: "5:9", points: 36 }],
  get blocks(): LessonBlock[] {
    return [
      ...opening(
        i18n.t("The maze of Schönbrunn"),
        i18n.t(
          "Jump from tile to tile, up, down, left or right, as far as the tile's number says (without its sign), to the 0. No tile twice.",
        ),
        source(),
      ),
      { at: "B4", cells: [[i18n.t("The tiles")]], style: "heading" },
      { at: "B5", cells: TILES, style: "boardInput" },
      { at: "B10", cells: [["", i18n.t("row"), i18n.t("column")]], style: "small" },
      { at: "B11", cells: [[i18n.t("Start")]], style: "question" },
      { at: "C11", cells: [START], style: "input" },
      { at: "B12", cells: [[problemFormula()]], style: "question", across: 17 },
      { at: "B13", cells: [[i18n.t("Ways to the 0")]], style: "columnHeads", across: SIZE },
      { at: "B14", cells: [[i18n.t("With any sum")], [i18n.t("With sum 0")]], style: "question" },
      {
        at: "E14",
        cells: ['"jump"', '"jump zero"'].map((rules) => [ifRight(solve(rules, "count"))]),
        style: "formula",
        across: 2,
      },
      { at: "B16", cells: [[i18n.t("Rules for experts")]], style: "question" },
      { at: "E16", cells: [["jump zero"]], style: "input", across: 2 },
      ...[NORMAL, EXPERT].flatMap(drawMode),
      ...listAllWays(),
      ...questions({ column: "B", row: 17 }, [
        i18n.t("Which tile leads to the 0? Which to that?"),
        i18n.t("Why is the sum of every way even?"),
        i18n.t("Change one tile: can experts still win?"),
      ]),
    ];
  },
  get paints(): Paint[] {
    return [
      { on: "B5:F9", when: '=OR(B5=0,B5="O")', fill: GOAL, color: "#ffffff" },
      { on: "B5:F9", when: "=AND(ROWS(B$5:B5)=$C$11,COLUMNS($B5:B5)=$D$11)", fill: NEGATIVE },
      { on: "B5:F9", when: "=B5<0", color: NEGATIVE_TEXT },
      ...[NORMAL, EXPERT].flatMap(paintMode),
      { on: `T14:V${13 + STYLED_WAYS}`, when: "=ISNUMBER($T14)", fill: STYLES.formula.fill! },
      paintProblem("B12:R12", `=${PROBLEM_CELL}<>""`),
    ];
  },
  frames: ["B5:F9", "H5:L9", "N5:R9"].map((around) => ({ around, color: "#1d3b6f" })),
  get notes() {
    return [
      {
        at: "B5",
        text: i18n.t(
          "Whole numbers, and one 0 for the goal. The sign does not matter for the jump, only for the sum.",
        ),
      },
      {
        at: "H11",
        text: i18n.t(
          'SOLVEMAZE with the rules "jump" finds the fewest tiles. Its answers "length", "sum", "path" and "grid" all tell of the same way.',
        ),
      },
      {
        at: "T14",
        text: i18n.t(
          'The answer "all" lists every way: how many jumps it has, its sum, and its tiles by row and column. Type jump zero or jump least into T12 for those only.',
        ),
      },
      {
        at: "N11",
        text: i18n.t(
          'With the rules "jump zero" the numbers on the way, signs and all, have to add up to 0. If that cannot be, the cell below says why; type jump least into E16 for the sum nearest to 0.',
        ),
      },
    ];
  },
  names: {
    Schonbrunn_board: "B5:F9",
    Schonbrunn_start: "C11:D11",
    SchonbrunnExpert_board: "B5:F9",
    SchonbrunnExpert_start: "C11:D11",
  },
  select: "B5",
};
