import { either, i18n } from "../../language";
import { blankIfWrong, firstProblem, isNoNumber, paintProblem, type InputCheck } from "../../lessons/checks";
import type { LessonDescription, SheetDescription } from "../../lessons/define-lesson";
import type { ThreeQuestions } from "../../lessons/exercise";
import {
  cell,
  cells,
  column,
  gap,
  heading,
  lines,
  questions,
  skip,
  solutionSwitch,
} from "../../lessons/items";
import { beside, type Areas, type Content } from "../../lessons/layout";
import type { LessonValue, Picture } from "../../lessons/lesson";
import { TITLE_CELL } from "../../lessons/own-sheet";
import { textFormula } from "../../lessons/formula-text";
import { cellAddress } from "../../grid/addresses";
import {
  allWays,
  drawnWay,
  NEGATIVE_TEXT,
  NO_TILE,
  paintAllWays,
  paintWay,
  solve,
  type DrawnWay,
} from "./lesson-ways";

/** What differs between sheets with a board of jumps. */
export interface JumpSheet {
  readonly tiles: readonly (readonly LessonValue[])[];
  /** Row and column, counted from 1. */
  readonly start: readonly [number, number];
  /** The rules in the cell for them. At least one of the ways follows these. */
  readonly rules: string;
  /** Not yet translated. */
  readonly rulesTitle: string;
  readonly ways: readonly DrawnWay[];
  /** The rules by which all ways are listed at first. */
  readonly listed: string;
  /** Without questions, the sheet is one of the user's own: a cell above the board says what the first way is, or what is wrong. */
  readonly questions?: (areas: Areas) => ThreeQuestions;
  readonly notes: (areas: Areas) => NonNullable<SheetDescription["notes"]>;
  /** The names of the board and the start are those of these kinds. */
  readonly kinds: readonly string[];
}

/** The rules of jumps, as SOLVEMAZE reads them. */
const JUMP_RULES = ["jump", "jump zero", "jump least"] as const;
const FILLS = { goal: "#1d3b6f", start: "#9ec5f4" } as const;
const CHARACTERS = 7.6;
/** The columns of a list of steps, with its running sums. */
const LIST_COLUMNS = 5;

/** A board of jumps in colours: positive and negative numbers, and the goal. */
export const jumpPicture = (tiles: readonly (readonly number[])[]): Picture =>
  tiles.map((row) => row.map((tile) => (tile > 0 ? "#fbd38d" : tile < 0 ? "#9ec5f4" : FILLS.goal)));

/** What can be wrong with the tiles, the start and the cells with rules. */
function checks({ board, start: startCells, rules, listedRules }: Areas): InputCheck[] {
  const [tiles, start] = [board.fixed, startCells.fixed];
  const [row, column] = [0, 1].map((part) => startCells.cell(0, part).fixed);
  // The letters O and G are the goal, and # is not a tile. Any other text has already been found.
  const isGoal = `IFERROR(${tiles}+0=0,TRIM(${tiles})<>"#")`;
  const goals = `SUMPRODUCT(--${isGoal})`;
  const outside = (cells: string, most: number): InputCheck => ({
    cells,
    wrong: isNoNumber(cells, 1, most),
    problem: (wrong) =>
      i18n.t("{cells}: the start is outside the board. Type a whole number from 1 to {size}.", {
        cells: wrong,
        size: most,
      }),
  });
  const isOther = ["O", "G", "#"].map((mark) => `(TRIM(${tiles})<>"${mark}")`).join("*");
  return [
    {
      cells: tiles,
      wrong: `SUMPRODUCT(--(${tiles}<>""))=0`,
      problem: () => i18n.t("The board is blank. Type a whole number into each tile, and 0 for the goal."),
    },
    {
      cells: tiles,
      wrong: `IFERROR(MOD(${tiles},1)<>0,${isOther})`,
      problem: (cells) =>
        i18n.t("{cells}: expected a whole number, such as 3 or -3, 0 or G for the goal, or # for no tile.", {
          cells,
        }),
    },
    {
      cells: tiles,
      wrong: `${isGoal}*(${goals}>1)`,
      problem: (cells) =>
        i18n.t("{cells}: all of these are 0, O, G or blank, but there can be one goal only.", { cells }),
    },
    {
      cells: tiles,
      wrong: `(${tiles}<>"")*(${goals}=0)`,
      problem: () =>
        i18n.t("No tile is the goal. Type 0 into one of {first} to {last}.", {
          first: `${board.first}`,
          last: `${board.cell(board.rows - 1, board.columns - 1)}`,
        }),
    },
    ...(board.rows === board.columns
      ? [outside(start, board.rows)]
      : [outside(row, board.rows), outside(column, board.columns)]),
    {
      cells: start,
      wrong: `(INDEX(${tiles},${row},${column})="#")*(${start}<>"")`,
      problem: (cells) => i18n.t("{cells}: there is no tile at the start.", { cells }),
    },
    ...[rules, listedRules].map(({ first: { fixed: cells } }) => ({
      cells,
      wrong: JUMP_RULES.map((each) => `(TRIM(${cells})<>"${each}")`).join("*"),
      problem: (wrong: string) =>
        i18n.t("{cells}: expected {choices}.", { cells: wrong, choices: either(JUMP_RULES) }),
    })),
  ];
}

/** The board with its inputs, and below it how many ways there are, and the questions. */
function boardPanel(areas: Areas, sheet: JumpSheet, across: number, width: number): Content[] {
  const ifRight = blankIfWrong(areas.problem.first.fixed);
  const counts = ['"jump"', '"jump zero"'].map((rules) => ifRight(solve(areas, rules, "count")));
  return [
    heading(i18n.t("The tiles")),
    { board: cells(sheet.tiles, "boardInput") },
    cells([["", i18n.t("row"), i18n.t("column")]], "small"),
    beside(lines(i18n.t("Start")), { start: cells([sheet.start], "input") }),
    { problem: cell(`=${firstProblem(checks(areas), '""')}`, "question", { across }) },
    cell(i18n.t("Routes to the 0"), "columnHeads", { across: width }),
    beside(
      lines(i18n.t("With any sum"), i18n.t("With sum 0")),
      skip(2),
      column(counts, "formula", { across: 2, solution: "hidden" }),
    ),
    beside(lines(i18n._(sheet.rulesTitle)), skip(2), { rules: cell(sheet.rules, "input", { across: 2 }) }),
    ...(sheet.questions
      ? [
          questions(
            { answer: 0, across: 3, mark: 3, isBelow: true, reasons: [9, 0] },
            sheet.questions(areas),
          ),
          gap(),
          solutionSwitch(1, 2),
        ]
      : []),
  ];
}

/** A board of jumps of any size: the shortest ways drawn and listed, all ways counted and listed. */
export function jumpSheet(described: JumpSheet): Pick<LessonDescription, "columnWidths" | "sheet"> {
  const { tiles, ways, kinds } = described;
  const isOwn = !described.questions;
  const width = Math.max(tiles[0].length, LIST_COLUMNS);
  const across = width + ways.length * (width + 1);
  /** Where a panel begins to the right of the board: a drawing, or the list of all ways. */
  const at = (panel: number) => cellAddress(isOwn ? 4 : 3, 1 + (panel + 1) * (width + 1));
  return {
    columnWidths: [
      2,
      ...[tiles, ...ways].flatMap(() => [...new Array<number>(width).fill(CHARACTERS), 2]),
      ...[8.5, 8.5, 110],
    ],
    sheet: (areas) => {
      const { board, start, problem, found0 } = areas;
      const wrong = problem.first.fixed;
      const first = board.first;
      const isNone = ways.map(
        ({ impossible }, k) => `${areas[`found${k}`].first.fixed}=${textFormula(i18n._(impossible))}`,
      );
      const [row, column] = [0, 1].map((part) => start.cell(0, part).fixed);
      const isStart = `AND(${board.paintedRow}=${row},${board.paintedColumn}=${column})`;
      const ranges = { board, start, ...(isOwn && { title: TITLE_CELL }) };
      return {
        panels: {
          B4: [
            ...(isOwn
              ? [{ verdict: cell(`=IF(${wrong}="",${found0.first},${wrong})`, "target", { across }) }]
              : []),
            ...boardPanel(areas, described, across, width),
          ],
          ...Object.fromEntries(
            ways.map((way, k) => [
              at(k),
              drawnWay(areas, way, k, { rows: tiles.length, columns: tiles[0].length, width }),
            ]),
          ),
          [at(ways.length)]: allWays(areas, described.listed, tiles.length),
        },
        rowHeights: [{ rows: board, points: 36 }],
        paints: [
          { on: board, when: `=${first}="#"`, ...NO_TILE },
          {
            on: board,
            when: `=OR(${first}=0,${first}="O",${first}="G")`,
            fill: FILLS.goal,
            color: "#ffffff",
          },
          { on: board, when: `=${isStart}`, fill: FILLS.start },
          { on: board, when: `=${first}<0`, color: NEGATIVE_TEXT },
          ...ways.flatMap((way, k) => paintWay(areas[`way${k}`], way)),
          paintAllWays(areas),
          paintProblem(problem, `=${wrong}<>""`),
          ...isNone.map((when, k) => paintProblem(areas[`found${k}`], `=${when}`)),
          ...(isOwn ? [paintProblem(areas.verdict, `=OR(${wrong}<>"",${isNone[0]})`)] : []),
        ],
        frames: [board, ...ways.map((_, k) => areas[`way${k}`])].map((around) => ({
          around,
          color: FILLS.goal,
        })),
        notes: described.notes(areas),
        names: Object.fromEntries(
          kinds.flatMap((kind) => Object.entries(ranges).map(([name, range]) => [`${kind}_${name}`, range])),
        ),
        ...(isOwn && { paper: board.to(start) }),
        select: first,
      };
    },
  };
}
