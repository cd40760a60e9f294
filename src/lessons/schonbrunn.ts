import { opening, questions, spill } from "./blocks";
import type { Lesson, LessonBlock, Paint } from "./lesson";

/** The tiles in the garden; one enters from below on the 1 in the middle of the last row. */
const TILES = [
  [2, -2, 4, -1, 3],
  [-3, 3, -1, 3, -2],
  [1, -2, 0, -2, 3],
  [-3, 2, -3, 2, -4],
  [4, -2, 1, -3, 2],
];
const START = [5, 3];

const SOURCE = "After Jeremy Tuloup's article “Solving the math puzzle of the Schönbrunn maze in Vienna”.";

const SIZE = TILES.length;
const LONGEST_WAY = SIZE * SIZE;
const FIRST_STEP = 14;
const LAST_STEP = FIRST_STEP + LONGEST_WAY - 1;

const POSITIVE = "#fbd38d";
const NEGATIVE = "#9ec5f4";
const GOAL = "#1d3b6f";
const NEGATIVE_TEXT = "#9b1c1c";

interface Mode {
  readonly name: string;
  readonly rules: string;
  /** The five columns of its board and its list. */
  readonly columns: readonly [string, string, string, string, string];
  readonly fill: string;
  readonly impossible: string;
}

const NORMAL: Mode = {
  name: "Normal",
  rules: "jump",
  columns: ["H", "I", "J", "K", "L"],
  fill: "#ffd166",
  impossible: "No way leads to the 0.",
};
const EXPERT: Mode = {
  name: "Expert",
  rules: "jump zero",
  columns: ["N", "O", "P", "Q", "R"],
  fill: "#9fdcb0",
  impossible: "No way to the 0 has the sum 0.",
};

function solve({ rules }: Mode, answer: string): string {
  return `PUZZLE.SOLVEMAZE($B$5:$F$9,$C$11:$D$11,,"${rules}","${answer}")`;
}

/** A mode's board with the steps of its way, and below it the way as a list with the sum so far. */
function drawMode(mode: Mode): LessonBlock[] {
  const [step, row, column, tile] = mode.columns;
  const steps = solve(mode, "grid");
  const rows = `${row}${FIRST_STEP}:${row}${LAST_STEP}`;
  const tiles = Array.from({ length: LONGEST_WAY }, (_, index) => {
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
      cells: [[`${mode.name}: the shortest way${mode === EXPERT ? " with sum 0" : ""}`]],
      style: "heading",
    },
    spill(
      `${step}5`,
      `=IF(ISNUMBER(${steps}),$B$5:$F$9&CHAR(10)&"step "&${steps},$B$5:$F$9&"")`,
      SIZE,
      SIZE,
      "jumpTile",
    ),
    {
      at: `${step}11`,
      cells: [
        [
          `=IFNA(${solve(mode, "length")}+1&" tiles, and their sum is "&${solve(mode, "sum")},"${mode.impossible}")`,
        ],
      ],
      style: "formula",
      mergeAcross: SIZE,
    },
    { at: `${step}13`, cells: [["Step", "Row", "Column", "Tile", "Sum"]], style: "columnHeads" },
    spill(`${step}${FIRST_STEP}`, `=IF(ISNUMBER(${rows}),ROW(${rows})-${FIRST_STEP - 1},"")`, LONGEST_WAY, 1),
    spill(`${row}${FIRST_STEP}`, `=${solve(mode, "path")}`, LONGEST_WAY, 2),
    { at: `${tile}${FIRST_STEP}`, cells: tiles, style: "formula" },
  ];
}

function paintMode({ columns: [first, , , , last], fill }: Mode): Paint[] {
  const on = `${first}5:${last}9`;
  const isOnWay = `ISNUMBER(SEARCH("step",${first}5))`;
  const isNegative = `LEFT(${first}5,1)="-"`;
  return [
    { on, when: `=AND(${isOnWay},${isNegative})`, fill, color: NEGATIVE_TEXT },
    { on, when: `=${isOnWay}`, fill },
    { on, when: `=${isNegative}`, color: NEGATIVE_TEXT },
  ];
}

/** The number maze in the garden of Schönbrunn, in both of its difficulties. */
export const schonbrunn: Lesson = {
  id: "schonbrunn",
  title: "The maze of Schönbrunn",
  summary: "Each tile says how far to jump; experts want the sum 0 as well.",
  source: SOURCE,
  picture: TILES.map((row) => row.map((tile) => (tile > 0 ? POSITIVE : tile < 0 ? NEGATIVE : GOAL))),
  sheetName: "Schönbrunn",
  columnWidths: [
    2,
    ...new Array<number>(SIZE).fill(7.6),
    2,
    ...new Array<number>(SIZE).fill(7.6),
    2,
    ...new Array<number>(SIZE).fill(7.6),
  ],
  rowHeights: [{ rows: "5:9", points: 36 }],
  blocks: [
    ...opening(
      "The maze of Schönbrunn",
      "Jump from tile to tile, up, down, left or right, as far as the tile's number says (without its sign), to the 0. No tile twice.",
      SOURCE,
    ),
    { at: "B4", cells: [["The tiles"]], style: "heading" },
    { at: "B5", cells: TILES, style: "boardInput" },
    { at: "B10", cells: [["", "row", "column"]], style: "small" },
    { at: "B11", cells: [["Start"]], style: "question" },
    { at: "C11", cells: [START], style: "input" },
    { at: "B13", cells: [["Ways to the 0"]], style: "columnHeads", mergeAcross: SIZE },
    { at: "B14", cells: [["With any sum"], ["With sum 0"]], style: "question" },
    {
      at: "E14",
      cells: [NORMAL, EXPERT].map((mode) => [`=${solve(mode, "count")}`]),
      style: "formula",
      mergeAcross: 2,
    },
    ...[NORMAL, EXPERT].flatMap(drawMode),
    ...questions({ column: "B", row: 17 }, [
      "Which tile leads to the 0? Which to that?",
      "Why is the sum of every way even?",
      "Change one tile: can experts still win?",
    ]),
  ],
  paints: [
    { on: "B5:F9", when: '=OR(B5=0,B5="O")', fill: GOAL, color: "#ffffff" },
    { on: "B5:F9", when: "=AND(ROWS(B$5:B5)=$C$11,COLUMNS($B5:B5)=$D$11)", fill: NEGATIVE },
    { on: "B5:F9", when: "=B5<0", color: NEGATIVE_TEXT },
    ...[NORMAL, EXPERT].flatMap(paintMode),
  ],
  frames: ["B5:F9", "H5:L9", "N5:R9"].map((around) => ({ around, color: "#1d3b6f" })),
  notes: [
    {
      at: "B5",
      text: "Whole numbers, and one 0 for the goal. The sign does not matter for the jump, only for the sum.",
    },
    {
      at: "H11",
      text: 'SOLVEMAZE with the rules "jump" finds the fewest tiles. Its answers "length", "sum", "path" and "grid" all tell of the same way.',
    },
    {
      at: "N11",
      text: 'With the rules "jump zero" the numbers on the way, signs and all, have to add up to 0. If that cannot be, the cell below says why.',
    },
  ],
  names: {
    Schonbrunn_board: "B5:F9",
    Schonbrunn_start: "C11:D11",
    SchonbrunnExpert_board: "B5:F9",
    SchonbrunnExpert_start: "C11:D11",
  },
  select: "B5",
};
