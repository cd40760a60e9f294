import { areaAddress, cellAddress, columnLetters } from "./addresses";
import { opening, questions, spill, table } from "./blocks";
import { drawGraph, paintGraph, type GraphDrawing } from "./graph-drawing";
import type { Lesson, LessonBlock, LessonValue, Paint, Picture } from "./lesson";
import { TILES } from "./pinball-tiles";
import { slidingMoves } from "./sliding-tiles";
import { bothWays, LADDER, LADDER_LINES, PINBALL_GENERATORS, THETA, THETA_LINES } from "./which-group-boards";

const SOURCE =
  "After Paul Vodola's article on permutation groups; 3 to 5 after Richard M. Wilson's theorem of 1974.";

/** Blank rows at the end of a table, for moves of one's own. */
const SPARE_ROWS = 4;

const TABLE_ROW = 9;
const FIRST_TABLE_COLUMN = 13;
const BAND_ROW = 9;
const ROWS_OF_A_BAND = 7;

/** Where the puzzle with this number has its table, and where its drawing begins; rows from 1, columns from 0. */
const tableColumn = (number: number) => FIRST_TABLE_COLUMN + 3 * (number - 1);
const bandRow = (number: number) => BAND_ROW + ROWS_OF_A_BAND * (number - 1);

interface Band {
  readonly number: number;
  readonly title: string;
  readonly remark: readonly [string, string];
  readonly heads: readonly [string, string];
  readonly rows: readonly (readonly LessonValue[])[];
  /** Formulas for the group's name and its order; the second may be filled by the first one's answer. */
  readonly group: (range: string) => readonly [string, string];
  /** A formula for the number of pieces. */
  readonly pieces: (range: string) => string;
}

/** The title of a puzzle, what its group is, and the table that it is computed from. */
function band({ number, title, remark, heads, rows, group, pieces }: Band): LessonBlock[] {
  const row = bandRow(number);
  const range = tableRange(number, rows.length);
  const [name, order] = group(range);
  const values = row + 2;
  return [
    { at: `B${row}`, cells: [[`${number}  ${title}`]], style: "heading" },
    {
      at: `H${row + 1}`,
      cells: [["group", "orders it reaches", "pieces", "all orders", "reached"]],
      style: "columnHeads",
    },
    order === ""
      ? spill(`H${values}`, name, 1, 2)
      : { at: `H${values}`, cells: [[name, order]], style: "formula" },
    {
      at: `J${values}`,
      cells: [
        [
          pieces(range),
          `=FACT(J${values})`,
          `=IF(I${values}=K${values},"all of them","1 in "&K${values}/I${values})`,
        ],
      ],
      style: "formula",
    },
    { at: `H${row + 4}`, cells: remark.map((line) => [line]), style: "small" },
    ...table(
      { column: columnLetters(tableColumn(number)), row: TABLE_ROW },
      `Table ${number}`,
      heads,
      rows,
      "input",
    ),
  ];
}

function tableRange(number: number, rows: number): string {
  const [first, last] = [0, 1].map((k) => columnLetters(tableColumn(number) + k));
  return `$${first}$${TABLE_ROW + 2}:$${last}$${TABLE_ROW + 1 + rows}`;
}

interface GraphBand {
  readonly number: number;
  readonly title: string;
  readonly remark: readonly [string, string];
  readonly moves: readonly (readonly LessonValue[])[];
  readonly home: number;
}

const graphBand = ({ home, moves, ...rest }: GraphBand): LessonBlock[] =>
  band({
    ...rest,
    heads: ["from", "to"],
    rows: [...moves, ...Array.from({ length: SPARE_ROWS }, () => ["", ""])],
    group: (range) => [`=PUZZLE.PUZZLEGROUP(${range},${home})`, ""],
    pieces: (range) => `=MAX(${range})-1`,
  });

function drawing(
  number: number,
  places: readonly (readonly number[])[],
  home: number,
  lines: number,
): GraphDrawing {
  const [from, to] = [0, 1].map((k) => {
    const column = columnLetters(tableColumn(number) + k);
    return `$${column}$${TABLE_ROW + 2}:$${column}$${TABLE_ROW + 1 + 2 * lines + SPARE_ROWS}`;
  });
  return { top: bandRow(number), left: 1, places, from, to, home };
}

const drawings = [
  drawing(3, THETA, 7, THETA_LINES.length),
  drawing(4, LADDER, 6, LADDER_LINES.length),
  drawing(5, LADDER, 6, LADDER_LINES.length + 1),
];

/** A square board, a tile a cell. */
const drawTiles = (
  number: number,
  size: number,
  tile: (place: number) => [LessonValue, string],
): LessonBlock[] =>
  Array.from({ length: size * size }, (_, place) => {
    const [value, fill] = tile(place);
    const at = cellAddress(bandRow(number) + Math.floor(place / size), 1 + (place % size));
    return { at, cells: [[value]], style: "square", fill };
  });

const frameTiles = (number: number, size: number) => ({
  around: areaAddress(bandRow(number), 1, size, size),
  color: "#1d3b6f",
});

/** The five-cornered drawing of puzzle 3 in squares. */
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

/** Puzzles whose groups are found by formulas: pinball, the 15-puzzle, Wilson's exception and two ladders. */
export const whichGroup: Lesson = {
  id: "which-group",
  title: "Which group is it?",
  summary: "Five puzzles: how many orders of their pieces can be reached, and which group do these make?",
  source: SOURCE,
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
  blocks: [
    ...opening(
      "Which group is it?",
      "Move the empty place about and bring it home again: the pieces stand in another order. All orders that come about so make a group.",
      SOURCE,
    ),
    ...questions({ column: "B", row: 4 }, [
      "Colour the places of 2 and 4 like a chessboard. Why does the empty place come home only after an even number of moves?",
      "Puzzles 3 and 5 both reach 120 orders. Are their groups the same? How many pieces do they have?",
      "Delete the moves between 2 and 5 in table 4, both ways. Only a round of six places is left: which group does it have?",
    ]),

    ...band({
      number: 1,
      title: "Pinball",
      remark: [
        "Its generators A to D are in table 1. All of them are even,",
        "so two balls alone can never change places.",
      ],
      heads: ["label", "permutation"],
      rows: PINBALL_GENERATORS,
      group: (range) => [`=PUZZLE.GROUPNAME(${range})`, `=PUZZLE.GROUPORDER(${range})`],
      pieces: () => "=9-1",
    }),
    ...drawTiles(1, 3, (place) => [place === 4 ? "" : place + 1, TILES[place].color]),
    ...graphBand({
      number: 2,
      title: "The 15-puzzle",
      remark: [
        "Sam Loyd promised 1000 dollars for exchanging 14 and 15.",
        "Nobody got them: that order is not one of these.",
      ],
      moves: slidingMoves(4).map(([from, to]) => [from, to]),
      home: 16,
    }),
    ...drawTiles(2, 4, (place) => (place === 15 ? ["", "#5b6676"] : [place + 1, "#f6e3b4"])),
    ...graphBand({
      number: 3,
      title: "Wilson's exception",
      remark: [
        "Where any two places lie on a round, and not all on the same one,",
        "one reaches all orders or half of them. Only this board is different.",
      ],
      moves: bothWays(THETA_LINES),
      home: 7,
    }),
    ...graphBand({
      number: 4,
      title: "A ladder",
      remark: ["Every round has an even number of places: one says that", "the graph is bipartite."],
      moves: bothWays(LADDER_LINES),
      home: 6,
    }),
    ...graphBand({
      number: 5,
      title: "A ladder and one line more",
      remark: ["The round 1-2-5 has three places, an odd number:", "this graph is not bipartite."],
      moves: bothWays([...LADDER_LINES, [1, 5]]),
      home: 6,
    }),
    ...drawings.flatMap(drawGraph),
  ],
  paints: drawings.map((each): Paint => paintGraph(each)),
  frames: [frameTiles(1, 3), frameTiles(2, 4)],
  notes: [
    {
      at: "H11",
      text: "GROUPNAME names the group that the generators in table 1 make; GROUPORDER counts its elements. A8 is the group of all even permutations of eight things.",
    },
    {
      at: "H18",
      text: "PUZZLEGROUP reads the moves of table 2 and the number of the empty place, and answers the group's name and how many orders it has.",
    },
    {
      at: "H25",
      text: "PGL(2,5) permutes six things, but is built like S5. Add a line to table 3, both ways, and see what becomes of it.",
    },
  ],
  select: "H11",
};
