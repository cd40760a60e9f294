import { fixed, plain } from "../../grid/addresses";
import { i18n } from "../../language";
import { verdictAt } from "../../lessons/own-sheet";
import { paintProblem } from "../../lessons/checks";
import { exercise, type ExercisePlaces, type ThreeQuestions } from "../../lessons/exercise";
import type { LessonBlock, LessonSheet, LessonValue, Paint } from "../../lessons/lesson";
import { SOLUTIONS } from "../../lessons/solutions";
import { ifRight, problemFormula } from "./lesson-checks";
import { layoutOf, type JumpLayout } from "./lesson-layout";
import {
  drawnBoard,
  drawWay,
  foundCell,
  listAllWays,
  listedRules,
  NEGATIVE_TEXT,
  NO_TILE,
  paintAllWays,
  paintWay,
  solve,
  type DrawnWay,
} from "./lesson-ways";

/** What differs between sheets with a board of jumps. */
export interface JumpSheet {
  readonly opening: () => readonly LessonBlock[];
  /** The first row of the board. */
  readonly top: number;
  /** A cell above the board that says what the first way is, or what is wrong. */
  readonly verdict?: string;
  readonly tiles: readonly (readonly LessonValue[])[];
  /** Row and column, counted from 1. */
  readonly start: readonly [number, number];
  /** The rules in the cell for them. At least one of the ways follows these. */
  readonly rules: string;
  readonly rulesTitle: () => string;
  readonly ways: readonly DrawnWay[];
  /** The rules by which all ways are listed at first. */
  readonly listed: string;
  /** Where there are questions, a switch shows the solutions. */
  readonly questions?: (layout: JumpLayout) => ThreeQuestions;
  readonly notes: (cells: NotedCells) => LessonSheet["notes"];
  /** The names of the board and the start are those of these kinds. */
  readonly kinds: readonly string[];
  readonly title?: string;
}

/** The addresses of what notes are about. */
interface NotedCells {
  readonly board: string;
  /** What is said about each way. */
  readonly ways: readonly string[];
  readonly rules: string;
  readonly all: string;
  readonly listedRules: string;
}

const FILLS = { goal: "#1d3b6f", start: "#9ec5f4" } as const;
const CHARACTERS = 7.6;

/** The questions stand below the board, beside the list of the first way. */
const exercisePlaces = ({ firstStep }: JumpLayout): ExercisePlaces => ({
  ...{ column: "B", row: firstStep + 3, answer: "B", across: 3, mark: "E", isBelow: true },
  ...{ switchWords: `B${firstStep + 11}`, switch: `D${firstStep + 11}`, switchAcross: 2 },
});

/** A board of jumps of any size: the shortest ways drawn and listed, all ways counted and listed. */
export function jumpSheet(sheet: JumpSheet): LessonSheet {
  const { top, tiles, start, ways, kinds, verdict } = sheet;
  const layout = layoutOf(tiles.length, tiles[0].length, top);
  const { lastRow, startRow, problem, problemRow, firstStep, width } = layout;
  const board = plain(layout.tiles);
  const rules = [layout.rules, listedRules(ways.length, layout)];
  const problemWidth = width + ways.length * (width + 1);
  const drawn = ways.map((way, number) => [way, number, layout] as const);
  const first = `B${top}`;
  const places = exercisePlaces(layout);
  const solutions = sheet.questions && fixed(places.switch);
  const ranges = { board, start: plain(layout.start), ...(sheet.title && { title: sheet.title }) };
  return {
    columnWidths: [
      2,
      ...[board, ...ways].flatMap(() => [...new Array<number>(width).fill(CHARACTERS), 2]),
      ...[8.5, 8.5, 110],
    ],
    rowHeights: [{ rows: `${top}:${lastRow}`, points: 36 }],
    get blocks(): LessonBlock[] {
      return [
        ...sheet.opening(),
        ...verdictAt(verdict, `=IF(${problem}="",${foundCell(0, layout)},${problem})`, problemWidth),
        { at: `B${top - 1}`, cells: [[i18n.t("The tiles")]], style: "heading" },
        { at: first, cells: tiles, style: "boardInput" },
        { at: `B${lastRow + 1}`, cells: [["", i18n.t("row"), i18n.t("column")]], style: "small" },
        { at: `B${startRow}`, cells: [[i18n.t("Start")]], style: "question" },
        { at: `C${startRow}`, cells: [start], style: "input" },
        {
          at: `B${problemRow}`,
          cells: [[problemFormula(layout, rules)]],
          style: "question",
          across: problemWidth,
        },
        { at: `B${firstStep - 1}`, cells: [[i18n.t("Ways to the 0")]], style: "columnHeads", across: width },
        {
          at: `B${firstStep}`,
          cells: [[i18n.t("With any sum")], [i18n.t("With sum 0")]],
          style: "question",
        },
        {
          at: `E${firstStep}`,
          cells: ['"jump"', '"jump zero"'].map((each) => [ifRight(layout, solve(layout, each, "count"))]),
          style: "formula",
          across: 2,
          solution: "hidden",
        },
        { at: `B${firstStep + 2}`, cells: [[sheet.rulesTitle()]], style: "question" },
        { at: `E${firstStep + 2}`, cells: [[sheet.rules]], style: "input", across: 2 },
        ...drawn.flatMap((each) => drawWay(...each, solutions)),
        ...listAllWays(ways.length, sheet.listed, layout),
        ...(sheet.questions ? exercise(places, sheet.questions(layout)) : []),
      ];
    },
    get paints(): Paint[] {
      const [row, column] = layout.start.split(":");
      const isStart = `AND(ROWS(B$${top}:${first})=${row},COLUMNS($${first}:${first})=${column})`;
      return [
        { on: board, when: `=${first}="#"`, ...NO_TILE },
        { on: board, when: `=OR(${first}=0,${first}="O",${first}="G")`, fill: FILLS.goal, color: "#ffffff" },
        { on: board, when: `=${isStart}`, fill: FILLS.start },
        { on: board, when: `=${first}<0`, color: NEGATIVE_TEXT },
        ...drawn.flatMap((each) => paintWay(...each)),
        paintAllWays(ways.length, layout),
        paintProblem(
          `B${problemRow}:${layout.column(ways.length - 1, width - 1)}${problemRow}`,
          `=${problem}<>""`,
        ),
      ];
    },
    frames: [board, ...ways.map((_, number) => drawnBoard(number, layout))].map((around) => ({
      around,
      color: FILLS.goal,
    })),
    get notes() {
      return sheet.notes({
        board: first,
        ways: ways.map((_, number) => foundCell(number, layout)),
        rules: plain(layout.rules),
        all: `${layout.column(ways.length, 0)}${firstStep}`,
        listedRules: plain(rules[1]),
      });
    },
    names: {
      ...(solutions !== undefined && { [SOLUTIONS]: places.switch }),
      ...Object.fromEntries(
        kinds.flatMap((kind) => Object.entries(ranges).map(([name, cells]) => [`${kind}_${name}`, cells])),
      ),
    },
    select: first,
  };
}
