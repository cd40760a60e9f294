import { i18n } from "../../language";
import { grid, verdictAt } from "../../lessons/own-sheet";
import { numbering, spill } from "../../lessons/blocks";
import { firstProblem, paintProblem, type InputCheck } from "../../lessons/checks";
import { exercise, type ExercisePlaces, type ThreeQuestions } from "../../lessons/exercise";
import { answerOf, textFormula } from "../../lessons/formula-text";
import type { LessonBlock, LessonSheet, LessonValue, Paint, StyleName } from "../../lessons/lesson";
import { ifShown, SOLUTIONS } from "../../lessons/solutions";
import { STYLES } from "../../lessons/styles";
import { columnLetters, columnOfLetters, firstOf, fixed, plain } from "../../grid/addresses";
import { BRASS, DEAD_ENDS, HERE, STEEL, WALL, WAY } from "./lesson-colors";
import { DiskOnSheet } from "./lesson-disk";
import {
  CUT_LETTER,
  diskBars,
  firstDiskBar,
  keyBars,
  keyLayout,
  MAX_HEIGHT,
  MAZE_LETTER,
  type KeyLayout,
} from "./lesson-layout";
import { keyNotes } from "./lesson-notes";

/** What differs between sheets with a key and a disk. */
export interface KeySheet {
  readonly opening: () => readonly LessonBlock[];
  /** The heights of the upper and lower teeth, and the depths of the cuts around the disk. */
  readonly key: readonly (readonly LessonValue[])[];
  readonly disk: readonly LessonValue[];
  readonly inputStyle: StyleName;
  /** The row of the first headings. */
  readonly top: number;
  /** A cell above that repeats how many moves there are; the meaning of the colours then stands below it. */
  readonly verdict?: string;
  readonly headings: KeyHeadings;
  /** The rows of the list of moves. */
  readonly listLength: number;
  /** Where there are questions, a switch shows the solutions. */
  readonly questions?: (walk: string, maze: string) => ThreeQuestions;
  readonly title?: string;
  readonly selected: "key" | "move";
}

/** The headings above what is as wide as the key, not yet translated. */
interface KeyHeadings {
  readonly key: string;
  readonly maze: string;
  readonly deadEnds: string;
  readonly steps: string;
}

/** Columns in characters. What is left of the list of moves is wide enough for short headings. */
const [BAR, CUT, PLACE, GAP] = [1, 3, 2.6, 2];
const LEAST_LEFT = 25;

/**
 * A key and a disk of any size. The key lies across the columns of the maze and the disk along its rows, so each cell of the maze is where a
 * pair of teeth meets a pair of cuts.
 */
export function keySheet(sheet: KeySheet): LessonSheet {
  const { key, disk, verdict, headings } = sheet;
  const layout = keyLayout(key[0].length, disk.length, sheet.top, sheet.listLength);
  const { places, turns, teeth, cuts, maze, aboveRow, belowRow, barRows, mazeRow, beside, mazeAt } = layout;
  const { deadEndsRow, stepsRow, listLength } = layout;
  const onSheet = new DiskOnSheet(layout);
  const walk = `PUZZLE.SOLVEMAZE(${maze},{1,1},{1,${places}},"walk wrap rows"`;
  const questionsAt = exercisePlaces(layout);
  const solutions = sheet.questions && fixed(questionsAt.switch);
  const moves = `${beside(0)}${mazeRow}:${beside(3)}${mazeRow + listLength - 1}`;
  const found = `${beside(0)}${aboveRow}`;
  const fill = STYLES.input.fill!;
  return {
    columnWidths: [
      GAP,
      ...new Array<number>(MAX_HEIGHT).fill(BAR),
      CUT,
      ...new Array<number>(places).fill(PLACE),
      Math.max(GAP, LEAST_LEFT - MAX_HEIGHT * BAR - CUT - places * PLACE),
      ...[9, 9, 9, 9],
      GAP,
      ...[14, 7],
    ],
    rowHeights: [
      ...barRows.map((row) => ({ rows: `${row}:${row + MAX_HEIGHT - 1}`, points: 8 })),
      ...[mazeRow, deadEndsRow, stepsRow].map((row) => ({ rows: `${row}:${row + turns - 1}`, points: 17 })),
    ],
    get blocks(): LessonBlock[] {
      return [
        ...sheet.opening(),
        ...verdictAt(verdict, `=${found}`, MAX_HEIGHT + places + 6),
        {
          at: `B${layout.keyHeadRow}`,
          cells: [[i18n._(headings.key)]],
          style: "heading",
        },
        { at: firstOf(keyBars(layout, barRows[0])), cells: grid(MAX_HEIGHT, places), style: "bar" },
        {
          at: `${CUT_LETTER}${aboveRow}`,
          cells: [[i18n.t("above")], [i18n.t("below")]],
          style: "sideLabel",
        },
        { at: `${MAZE_LETTER}${aboveRow}`, cells: key, style: sheet.inputStyle, fill },
        { at: firstOf(keyBars(layout, barRows[1])), cells: grid(MAX_HEIGHT, places), style: "bar" },

        { at: `B${layout.mazeHeadRow}`, cells: [[i18n.t("The disk")]], style: "heading" },
        { at: firstDiskBar(layout), cells: grid(turns, MAX_HEIGHT), style: "bar" },
        { at: `${CUT_LETTER}${mazeRow}`, cells: disk.map((cut) => [cut]), style: sheet.inputStyle, fill },
        {
          at: `H${layout.mazeHeadRow}`,
          cells: [[i18n._(headings.maze)]],
          style: "heading",
        },
        spill(firstOf(mazeAt(mazeRow)), `=PUZZLE.KEYMAZE(${teeth},${cuts})`, turns, places, "square"),

        {
          at: `B${verdict ? sheet.top - 1 : layout.legendRow}`,
          cells: [
            [
              i18n.t(
                "Yellow: the way out. Gray: dead ends. Red: the disk, and what meets there; purple: it does not fit.",
              ),
            ],
          ],
          style: "small",
        },

        { at: `${beside(0)}${layout.keyHeadRow}`, cells: [[i18n.t("The way out")]], style: "heading" },
        { at: found, cells: [[foundFormula(walk, layout, solutions)]], style: "formula", across: 4 },
        { at: `${beside(0)}${belowRow}`, cells: [[i18n.t("Show the disk after move")]], style: "question" },
        { at: plain(onSheet.afterMove), cells: [[0]], style: "input" },
        ...onSheet.byHand(),
        {
          at: `${beside(0)}${layout.mazeHeadRow}`,
          cells: [[i18n.t("Move"), i18n.t("Turn"), i18n.t("Place"), i18n.t("How")]],
          style: "answerHeads",
        },
        spill(firstOf(moves), numbering(layout.list(1), 0), listLength, 1, "answer"),
        spill(`${beside(1)}${mazeRow}`, `=${walk})`, listLength, 2, "answer", "hidden"),
        spill(`${beside(3)}${mazeRow + 1}`, `=${walk},"moves")`, listLength - 1, 1, "answer", "hidden"),

        ...(sheet.questions ? exercise(questionsAt, sheet.questions(walk, maze)) : []),

        {
          at: `B${deadEndsRow - 1}`,
          cells: [[i18n._(headings.deadEnds)]],
          style: "heading",
        },
        spill(
          firstOf(mazeAt(deadEndsRow)),
          `=PUZZLE.DEADENDS(${maze},"walk wrap rows")`,
          turns,
          places,
          "code",
          "hidden",
        ),
        { at: `B${stepsRow - 1}`, cells: [[i18n._(headings.steps)]], style: "heading" },
        spill(firstOf(mazeAt(stepsRow)), `=${walk},"grid")`, turns, places, "square", "hidden"),
      ];
    },
    paints: keyPaints(layout, onSheet, moves),
    frames: [
      { around: plain(teeth), color: "#8a6508" },
      { around: plain(cuts), color: "#1d3b6f" },
      { around: plain(maze), color: "#1d3b6f" },
    ],
    get notes() {
      return keyNotes(layout);
    },
    names: {
      ...(solutions !== undefined && { [SOLUTIONS]: questionsAt.switch }),
      FreeTheKey_key: plain(teeth),
      FreeTheKey_disk: plain(cuts),
      FreeTheKey_maze: plain(maze),
      ...(sheet.title && { FreeTheKey_title: sheet.title }),
    },
    select: sheet.selected === "key" ? `${MAZE_LETTER}${aboveRow}` : plain(onSheet.afterMove),
  };
}

/** The colours of the maze, its copies and the list of moves, and the disk where it is after a move. */
function keyPaints(layout: KeyLayout, onSheet: DiskOnSheet, moves: string): LessonSheet["paints"] {
  const { maze, mazeAt, mazeRow, deadEndsRow, stepsRow, aboveRow, beside } = layout;
  const found = `${beside(0)}${aboveRow}`;
  const isAfter = `AND(ISNUMBER($${firstOf(moves)}),$${firstOf(moves)}=${onSheet.afterMove})`;
  return [
    ...paintBars(layout),
    ...onSheet.paint(),
    // The colours on the maze follow its two copies below: one has the dead ends, one the steps.
    ...[mazeRow, stepsRow].map((row) => ({
      on: mazeAt(row),
      when: `=ISNUMBER(${firstOf(mazeAt(stepsRow))})`,
      fill: WAY,
    })),
    { on: moves, when: `=${isAfter}`, fill: HERE, color: "#ffffff" },
    { on: moves, when: `=$${firstOf(moves)}<>""`, fill: STYLES.formula.fill! },

    ...[mazeRow, deadEndsRow].map((row) => ({
      on: mazeAt(row),
      when: `=${firstOf(mazeAt(row))}=0`,
      fill: WALL,
      color: "#c3cbd8",
    })),
    ...[mazeRow, deadEndsRow].flatMap((row) =>
      DEAD_ENDS.map(({ below, fill: gray }) => ({
        on: mazeAt(row),
        when: `=${firstOf(mazeAt(deadEndsRow))}<${below}`,
        fill: gray,
      })),
    ),
    paintProblem(`${found}:${beside(3)}${aboveRow}`, `=ISERROR(${firstOf(maze)})`),
  ];
}

/** The questions stand below the maze, and their answers below its last columns. */
function exercisePlaces({ questionsRow, places }: KeyLayout): ExercisePlaces {
  const column = (fromLast: number) => columnLetters(columnOfLetters(MAZE_LETTER) + places - fromLast);
  return {
    ...{ column: "B", row: questionsRow, answer: column(4), across: 3, mark: column(1) },
    ...{
      switchWords: `${column(10)}${questionsRow}`,
      switch: `${column(4)}${questionsRow}`,
      switchAcross: 3,
    },
  };
}

function paintBars(layout: KeyLayout): Paint[] {
  const { aboveRow, belowRow, mazeRow } = layout;
  const [top, bottom] = layout.barRows;
  const letter = MAZE_LETTER;
  const last = top + MAX_HEIGHT - 1;
  return [
    {
      on: keyBars(layout, top),
      when: `=${letter}$${aboveRow}>=ROWS(${letter}${top}:${letter}$${last})`,
      fill: BRASS,
    },
    {
      on: keyBars(layout, bottom),
      when: `=${letter}$${belowRow}>=ROWS(${letter}$${bottom}:${letter}${bottom})`,
      fill: BRASS,
    },
    {
      on: diskBars(layout),
      when: `=$${CUT_LETTER}${mazeRow}>=COLUMNS(B${mazeRow}:$E${mazeRow})`,
      fill: STEEL,
    },
  ];
}

/** The number of moves, why there are none, or what is wrong. */
function foundFormula(
  walk: string,
  { teeth, cuts, maze, lastColumn, mazeRow }: KeyLayout,
  solutions: string | undefined,
): string {
  const checks: readonly InputCheck[] = [teeth, cuts].map((cells) => ({
    cells,
    wrong: `IFERROR(${cells}+0<0,TRUE)`,
    problem: (wrong) => i18n.t("{cells}: expected a height, 0 or more.", { cells: wrong }),
  }));
  const notAtEnds = textFormula(i18n.t("The disk does not fit at its start or its end."));
  const moves = textFormula(
    i18n.t("{moves} moves set the disk free.", { moves: answerOf(`${walk},"length")`) }),
  );
  const noWay = textFormula(i18n.t("No way: the disk stays on the key."));
  const isWay = `IF(${walk},"length")>0,${textFormula(i18n.t("There is a way."))})`;
  const misses = `OR(${firstOf(maze)}=0,$${lastColumn}$${mazeRow}=0)`;
  return `=${firstProblem(checks, `IF(${misses},${notAtEnds},IFNA(${ifShown(solutions, moves, isWay)},${noWay}))`)}`;
}
