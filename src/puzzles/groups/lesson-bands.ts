import { i18n } from "../../language";
import { areaAddress, cellAddress, columnLetters } from "../../grid/addresses";
import { spill, table } from "../../lessons/blocks";
import { firstProblem, isRefused, paintProblem, type InputCheck } from "../../lessons/checks";
import { answerOf, textFormula } from "../../lessons/formula-text";
import type { GraphDrawing } from "../../lessons/graph-drawing";
import type { LessonBlock, LessonValue, Paint } from "../../lessons/lesson";

/** Blank rows at the end of a table, for the user's own moves. */
export const SPARE_ROWS = 4;

const TABLE_ROW = 9;
const FIRST_TABLE_COLUMN = 13;
const BAND_ROW = 9;
const ROWS_OF_A_BAND = 7;

/** Where this puzzle's table is, and where its drawing starts. Rows count from 1, columns from 0. */
const tableColumn = (number: number) => FIRST_TABLE_COLUMN + 3 * (number - 1);
const bandRow = (number: number) => BAND_ROW + ROWS_OF_A_BAND * (number - 1);

interface Band {
  readonly number: number;
  readonly title: string;
  readonly remark: readonly [string, string];
  readonly heads: readonly [string, string];
  readonly rows: readonly (readonly LessonValue[])[];
  /** Formulas for the group's name and its order. The result of the first may fill the second's cell. */
  readonly group: (range: string) => readonly [string, string];
  /** What can be wrong with the table. */
  readonly check: (range: string) => InputCheck;
  /** A formula for the number of pieces. */
  readonly pieces: (range: string) => string;
}

/** A puzzle's title, its group, and the table that it is computed from. */
export function band({ number, title, remark, heads, rows, group, check, pieces }: Band): LessonBlock[] {
  const row = bandRow(number);
  const range = tableRange(number, rows.length);
  const [name, order] = group(range);
  const values = row + 2;
  const select = textFormula(i18n.t("Select cell {cell} to read what is wrong.", { cell: `H${values}` }));
  const oneIn = i18n.t("1 in {orders}", { orders: answerOf(`K${values}/I${values}`) });
  return [
    { at: `B${row}`, cells: [[`${number}  ${title}`]], style: "heading" },
    {
      at: `H${row + 1}`,
      cells: [
        [
          i18n.t("group"),
          i18n.t("orders it reaches"),
          i18n.t("pieces"),
          i18n.t("all orders"),
          i18n.t("reached"),
        ],
      ],
      style: "columnHeads",
    },
    {
      ...(order === ""
        ? spill(`H${values}`, name, 1, 2)
        : { at: `H${values}`, cells: [[name, order]], style: "formula" }),
      solution: "only errors",
    },
    { at: `J${values}`, cells: [[pieces(range), `=FACT(J${values})`]], style: "formula" },
    {
      at: `L${values}`,
      cells: [[`=IF(I${values}=K${values},${textFormula(i18n.t("all of them"))},${textFormula(oneIn)})`]],
      style: "formula",
      solution: "hidden",
    },
    {
      at: `H${row + 3}`,
      cells: [[`=IF(${isRefused(`H${values}`)},${firstProblem([check(range)], select)},"")`]],
      style: "question",
    },
    { at: `H${row + 4}`, cells: remark.map((line) => [line]), style: "small" },
    ...table(
      { column: columnLetters(tableColumn(number)), row: TABLE_ROW },
      i18n.t("Table {number}", { number }),
      heads,
      rows,
      "input",
    ),
  ];
}

export function tableRange(number: number, rows: number): string {
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

/** A call for the group of a table of moves. */
export const puzzleGroup = (range: string, home: number) => `PUZZLE.PUZZLEGROUP(${range},${home})`;

export const graphBand = ({ home, moves, ...rest }: GraphBand): LessonBlock[] =>
  band({
    ...rest,
    heads: [i18n.t("from"), i18n.t("to")],
    rows: [...moves, ...Array.from({ length: SPARE_ROWS }, () => ["", ""])],
    group: (range) => [`=${puzzleGroup(range, home)}`, ""],
    check: checkRows,
    pieces: (range) => `=MAX(${range})-1`,
  });

/** A row of a table must be blank or have both cells filled. */
export function checkRows(range: string): InputCheck {
  const [first, second] = columnsOf(range);
  return {
    cells: range,
    wrong: `(${range}="")*((${first}<>"")+(${second}<>""))`,
    problem: (cells) => i18n.t("{cells}: a row of the table has two filled cells, or none.", { cells }),
  };
}

export function columnsOf(range: string): string[] {
  const [, left, top, right, bottom] = /\$([A-Z]+)\$(\d+):\$([A-Z]+)\$(\d+)/.exec(range)!;
  return [left, right].map((column) => `$${column}$${top}:$${column}$${bottom}`);
}

/** The puzzle's line about what is wrong with its table. */
export const paintBandProblem = (number: number): Paint => {
  const row = bandRow(number) + 3;
  return paintProblem(`H${row}:L${row}`, `=$H$${row}<>""`);
};

export function drawing(
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

/** The names by which the View page finds a puzzle with an empty place. Without a name for its home, that is its last place. */
export const roundsNames = (number: number, moves: number, [rows, columns]: readonly [number, number]) => ({
  [`Rounds${number}_title`]: `B${bandRow(number)}`,
  [`Rounds${number}_moves`]: tableRange(number, moves + SPARE_ROWS).replaceAll("$", ""),
  [`Rounds${number}_board`]: areaAddress(bandRow(number), 1, rows, columns),
});

/** The same for a puzzle whose board is a drawing of a graph. */
export function drawingNames({ top, left, places, home, from }: GraphDrawing, number: number) {
  const row = places.findIndex((cells) => cells.includes(home));
  const [first, last] = from.split(":").map((cell) => Number(cell.split("$")[2]));
  return {
    ...roundsNames(number, last - first + 1 - SPARE_ROWS, [places.length, places[0].length]),
    [`Rounds${number}_home`]: cellAddress(top + row, left + places[row].indexOf(home)),
  };
}

/** A square board with one cell per tile. */
export const drawTiles = (
  number: number,
  size: number,
  tile: (place: number) => [LessonValue, string],
): LessonBlock[] =>
  Array.from({ length: size * size }, (_, place) => {
    const [value, fill] = tile(place);
    const at = cellAddress(bandRow(number) + Math.floor(place / size), 1 + (place % size));
    return { at, cells: [[value]], style: "square", fill };
  });

export const frameTiles = (number: number, size: number) => ({
  around: areaAddress(bandRow(number), 1, size, size),
  color: "#1d3b6f",
});
