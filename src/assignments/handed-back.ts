import { ORIGIN } from "../lessons/origin";
import { i18n } from "../language";
import {
  areaOf,
  withValues,
  type CellContent,
  type CellStyle,
  type SheetContent,
  type WorkbookContent,
} from "../workbooks";
import { FIRST_ROW, linesOf } from "./layout";
import type { QuestionMark, SheetMarks } from "./marking";
import { rightOf } from "./marks-table";
import { LINE_HEIGHT, RIGHT, STUDENT_CELL, WRONG } from "./student-sheet";

/** In characters. */
const MARK_WIDTH = 4;
const REMARK_WIDTH = 48;

const MARK = { bold: true, horizontal: "center" } as const;
/** The styles that are added to those of the workbook. */
const STYLES = {
  total: { bold: true, size: 12, color: "#1d3b6f" },
  right: { ...MARK, color: "#1f7a33" },
  wrong: { ...MARK, color: "#b3261e" },
  blank: { ...MARK, color: "#5b6676" },
  remark: { color: "#1f2937", wrap: true },
} as const satisfies Record<string, CellStyle>;

type StyleName = keyof typeof STYLES;

/**
 * A protected workbook with a copy of a sheet that was handed in. Mark and remark are next to each answer, and the total is above them. The
 * contents of its cells stay, as values: the sheet’s formulas may need the add-in, or other sheets. Marks and remarks are in the first
 * columns to the right of the answers that are blank.
 */
export function handedBack(content: WorkbookContent, marks: SheetMarks): WorkbookContent {
  const sheet = content.sheets.find(({ name }) => name === marks.sheet)!;
  const [markColumn, remarkColumn] = freeColumns(sheet, marks.answerColumn);
  const style = (name: StyleName) => content.styles.length + Object.keys(STYLES).indexOf(name);
  const answered = marks.questions.filter(isThere);
  const first = answered[0]?.row ?? FIRST_ROW;
  const added = [
    {
      // A student may have deleted all rows above the first question.
      row: first > 0 ? first - 1 : answered.at(-1)!.row + 1,
      column: remarkColumn,
      value: i18n.t("{right} of {questions} right", {
        right: rightOf(marks),
        questions: marks.questions.length,
      }),
      style: style("total"),
    },
    ...answered.flatMap(({ mark, remarks, row }) => {
      const name = mark === undefined ? "blank" : mark === 1 ? "right" : "wrong";
      const value = { right: RIGHT, wrong: WRONG, blank: "–" }[name];
      return [
        { row, column: markColumn, value, style: style(name) },
        { row, column: remarkColumn, value: remarkOf({ mark, remarks }), style: style("remark") },
      ];
    }),
  ];
  const { cells, ...values } = withValues(sheet, sheet.name);
  const inOrder = (a: CellContent, b: CellContent) => a.row - b.row || a.column - b.column;
  return {
    sheets: [
      {
        ...values,
        cells: [
          ...cells.filter(({ column }) => column !== markColumn && column !== remarkColumn),
          ...added.filter(({ value }) => value !== ""),
        ].sort(inOrder),
        columns: [
          ...without(without(sheet.columns, markColumn), remarkColumn),
          { first: markColumn, last: markColumn, characters: MARK_WIDTH },
          { first: remarkColumn, last: remarkColumn, characters: REMARK_WIDTH },
        ].sort((a, b) => a.first - b.first),
        rows: answered.reduce(heightened, sheet.rows),
        merges: sheet.merges.filter((on) => !added.some((cell) => covers(on, cell))),
        // Those of a student’s own may refer to other sheets.
        conditionalFormats: sheet.conditionalFormats.filter(({ when }) => !when.includes("!")),
        protection: [],
      },
    ],
    styles: [...content.styles.map(locked), ...Object.values(STYLES)],
    names: content.names.filter(
      (name) => name.sheet === sheet.name && (name.name === ORIGIN || name.name === STUDENT_CELL),
    ),
    activeSheet: 0,
  };
}

const locked = (style: CellStyle): CellStyle =>
  Object.fromEntries(Object.entries(style).filter(([key]) => key !== "locked"));

type QuestionThere = QuestionMark & { readonly row: number };

const isThere = (question: QuestionMark): question is QuestionThere => question.row !== undefined;

const remarkOf = ({ mark, remarks }: Pick<QuestionMark, "mark" | "remarks">): string =>
  [...(mark === undefined ? [i18n.t("No answer.")] : []), ...remarks].join(" ");

/** The first two columns after a column with nothing but ✓ and ✗. */
function freeColumns({ cells }: SheetContent, after: number): [number, number] {
  const isFree = (value: CellContent["value"]) =>
    value === undefined || value === "" || value === RIGHT || value === WRONG;
  const taken = new Set(cells.filter(({ value }) => !isFree(value)).map(({ column }) => column));
  const next = (column: number) => {
    while (taken.has(column)) column++;
    return column;
  };
  const first = next(after + 1);
  return [first, next(first + 1)];
}

/** The rows with room for a remark next to an answer. */
function heightened(rows: SheetContent["rows"], question: QuestionThere): SheetContent["rows"] {
  const { row } = question;
  const before = rows.find(({ first, last }) => first <= row && row <= last)?.points ?? LINE_HEIGHT;
  const points = linesOf(remarkOf(question), REMARK_WIDTH) * LINE_HEIGHT;
  if (points <= before) return rows;
  return [...without(rows, row), { first: row, last: row, points }].sort((a, b) => a.first - b.first);
}

/** Runs of rows or columns without one of these. */
const without = <Run extends { first: number; last: number }>(runs: readonly Run[], at: number): Run[] =>
  runs.flatMap((run) =>
    at < run.first || at > run.last
      ? [run]
      : [
          { ...run, last: at - 1 },
          { ...run, first: at + 1 },
        ].filter(({ first, last }) => first <= last),
  );

function covers(area: string, { row, column }: CellContent): boolean {
  const { startRow, startCol, endRow, endCol } = areaOf(area);
  return startRow <= row && row <= endRow && startCol <= column && column <= endCol;
}
