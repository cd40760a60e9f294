import { cellAddress, areaAddress } from "../grid/addresses";
import { i18n } from "../language";
import type { Exercise } from "../exercises/exercise";
import { plainSheet, type Lesson, type LessonBlock, type Paint } from "../lessons/lesson";
import { PAINTS } from "../puzzles/mazes/lesson-colors";
import type { AnsweredLesson } from "../workbooks";
import { codeOf, type Assignment } from "./assignment";
import {
  columnsOf,
  FIRST_COLUMN,
  FIRST_ROW,
  givenAddress,
  givenArea,
  layoutOf,
  linesOf,
  NAME_COLUMN,
  NAME_ROW,
  NUMBER_COLUMN,
  spanOfLast,
  total,
  type ExercisePlace,
  type SheetLayout,
} from "./layout";

export const RIGHT = "✓";
export const WRONG = "✗";

/** Excel's number of #VALUE!, which our functions answer for what they cannot read (Microsoft: "ERROR.TYPE function"). */
const VALUE_ERROR = 3;

/**
 * The formula of ✓ or ✗ next to an answer; undefined if no formula can tell. It shows nothing for a blank answer, where the add-in is
 * missing (#NAME?), and while an answer is computed.
 */
function checkFormula(exercise: Exercise, answer: string, place: ExercisePlace): string | undefined {
  const { given, check } = exercise;
  if (!check) return undefined;
  const isRight = check(answer, (row, column) => givenAddress(place, row, column), givenArea(place, given));
  const unreadable = `IF(ERROR.TYPE(${isRight})=${VALUE_ERROR},"${WRONG}","")`;
  return `=IF(${answer}="","",IFERROR(IF(${isRight},"${RIGHT}","${WRONG}"),IFERROR(${unreadable},"")))`;
}

/** The colours of ✓ and ✗. */
function checkPaints({ places, markColumn }: SheetLayout): Paint[] {
  const first = places[0]!.row;
  const on = areaAddress(first, markColumn, places.at(-1)!.row - first + 1, 1);
  const at = cellAddress(first, markColumn);
  return [
    { on, when: `=${at}="${RIGHT}"`, color: "#1f7a33" },
    { on, when: `=${at}="${WRONG}"`, color: "#b3261e" },
  ];
}

export interface StudentSheetOptions {
  /** Whether ✓ or ✗ appears next to an answer. */
  readonly checks?: boolean;
  /** For paper: no cell for the name, as the page has a line for it. */
  readonly onPaper?: boolean;
  /** Whether the right answers stand in the answers' cells. */
  readonly solved?: boolean;
  /** Whose sheet it is, if that is known. */
  readonly student?: string;
}

/** What stands above the code. */
export const codeLabel = () => i18n.t("Settings of these exercises");

/** The name of the cell for the student's name, by which it is found when rows have been inserted. */
export const STUDENT_CELL = "Exercises_name";

/** Widths in characters, heights in points. */
const ANSWER_WIDTH = 34;
const NUMBER_WIDTH = 4;
export const LINE_HEIGHT = 16.5;
/** Paper has its line for the name elsewhere. */
const GAP_HEIGHT = 2;
/** There is room for a long name. */
const NAME_COLUMNS = 8;

/** A student's sheet: number, name, questions with their given cells, yellow cells for the answers, and a code by which it is marked. */
export function studentSheet(
  exercises: readonly Exercise[],
  assignment: Assignment,
  options: StudentSheetOptions = {},
): Lesson {
  const layout = layoutOf(exercises);
  const { number } = assignment;
  const { places, widths, codeRow, answerColumn } = layout;
  const title = i18n.t("Exercises {number}", { number: String(number) });
  const name = cellAddress(NAME_ROW, NAME_COLUMN);
  return plainSheet({
    id: "exercises",
    title,
    columnWidths: [NUMBER_WIDTH, ...widths, ANSWER_WIDTH, NUMBER_WIDTH],
    rowHeights: [
      ...(options.onPaper ? [{ rows: `2:${FIRST_ROW}`, points: GAP_HEIGHT }] : []),
      ...exercises.flatMap((exercise, k) => heightsOf(places[k]!, exercise, layout)),
    ],
    blocks: [
      { at: cellAddress(0, NUMBER_COLUMN), cells: [[title]], style: "title" },
      ...(options.onPaper ? [] : opening(options)),
      ...exercises.flatMap((exercise, k) => exerciseBlocks(exercise, k, layout, options)),
      {
        at: cellAddress(codeRow, NUMBER_COLUMN),
        cells: [[codeLabel()], [codeOf(assignment)]],
        style: "small",
      },
    ],
    paints: [
      ...exercises.flatMap(({ given }, k) => mazePaints(given, givenArea(places[k]!, given))),
      ...(options.checks ? checkPaints(layout) : []),
    ],
    names: options.onPaper ? {} : { [STUDENT_CELL]: name },
    select:
      options.onPaper || options.student !== undefined ? cellAddress(places[0]!.row, answerColumn) : name,
  });
}

/** The same with its formulas' values in a file, where nothing has been answered yet. */
export function unansweredSheet(lesson: Lesson): AnsweredLesson {
  const formulas = lesson.blocks.filter(({ style }) => style === "mark").map(({ at }) => [at, ""]);
  return { lesson, answers: { values: Object.fromEntries(formulas) as Record<string, string>, spills: {} } };
}

function opening({ checks, student = "" }: StudentSheetOptions): LessonBlock[] {
  const task = i18n.t("Type your answers into the yellow cells, in the form that stands below each.");
  const hint = checks ? i18n.t("Where Puzzlebook is installed, ✓ or ✗ appears next to each answer.") : "";
  return [
    { at: cellAddress(1, NUMBER_COLUMN), cells: [[task], [hint]], style: "lead" },
    { at: cellAddress(NAME_ROW, NUMBER_COLUMN), cells: [[i18n.t("Name")]], style: "heading" },
    { at: cellAddress(NAME_ROW, NAME_COLUMN), cells: [[student]], style: "textInput", across: NAME_COLUMNS },
  ];
}

function exerciseBlocks(
  exercise: Exercise,
  index: number,
  layout: SheetLayout,
  options: StudentSheetOptions,
): LessonBlock[] {
  const { places, widths, answerColumn, markColumn } = layout;
  const place = places[index]!;
  const answer = cellAddress(place.row, answerColumn);
  const check = options.checks ? checkFormula(exercise, answer, place) : undefined;
  return [
    { at: cellAddress(place.row, NUMBER_COLUMN), cells: [[index + 1]], style: "heading" },
    {
      at: cellAddress(place.row, FIRST_COLUMN),
      cells: [[exercise.question]],
      style: "wrappedQuestion",
      across: widths.length,
    },
    { at: answer, cells: [[options.solved ? exercise.answer : ""]], style: "textInput" },
    ...(check === undefined
      ? []
      : ([{ at: cellAddress(place.row, markColumn), cells: [[check]], style: "mark" }] as const)),
    { at: cellAddress(place.row + 1, answerColumn), cells: [[exercise.form]], style: "small" },
    ...givenBlocks(exercise, place, layout),
  ];
}

/** The given cells. Those of the last column extend to the right, if their texts need it. */
function givenBlocks({ given }: Exercise, place: ExercisePlace, layout: SheetLayout): LessonBlock[] {
  const columns = columnsOf(given);
  if (columns === 0) return [];
  const others = given.map((row) => row.slice(0, -1));
  return [
    ...(columns > 1 ? ([{ at: givenAddress(place, 0, 0), cells: others, style: "label" }] as const) : []),
    {
      at: givenAddress(place, 0, columns - 1),
      cells: given.map((row) => row.slice(-1)),
      style: "label",
      across: spanOfLast(given, place, layout),
    },
  ];
}

function heightsOf({ row, lines }: ExercisePlace, { given }: Exercise, { widths }: SheetLayout) {
  const height = (at: number, count: number) =>
    count === 1 ? [] : [{ rows: `${at + 1}:${at + 1}`, points: count * LINE_HEIGHT }];
  const inGiven = columnsOf(given) === 1 ? given : [];
  return [
    ...height(row, lines),
    ...inGiven.flatMap(([value], k) => height(row + 1 + k, linesOf(String(value), total(widths)))),
  ];
}

/** Walls and marks of a maze have the colours of the book's mazes. */
const MAZE_LOOKS: Readonly<Record<string, Pick<Paint, "fill" | "color">>> = {
  "#": PAINTS.wall,
  S: PAINTS.start,
  G: PAINTS.goal,
};

const isMaze = (given: Exercise["given"]): boolean => given.some((row) => row.includes("#"));

function mazePaints(given: Exercise["given"], on: string): Paint[] {
  if (!isMaze(given)) return [];
  const [first] = on.split(":");
  return Object.entries(MAZE_LOOKS).map(([mark, look]) => ({
    on,
    when: `=EXACT(${first},"${mark}")`,
    ...look,
  }));
}
