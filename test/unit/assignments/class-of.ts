import { assignmentsOf, studentSheets, type Assignments } from "../../../src/assignments/assignments";
import { unansweredSheet, type StudentSheetOptions } from "../../../src/assignments/student-sheet";
import { layoutOf } from "../../../src/assignments/layout";
import { cellAddress } from "../../../src/grid/addresses";
import type { ExerciseSet } from "../../../src/exercises/exercise-set";
import { TOPICS } from "../../../src/exercises/topics";
import { finished } from "../../../src/steps";
import { answeredWorkbook, type CellContent, type WorkbookContent } from "../../../src/workbooks";

export const SET: ExerciseSet = {
  topics: TOPICS.map(({ id }) => id),
  count: 12,
  difficulty: "medium",
  order: "left to right",
  seed: 4711,
  variants: 5,
};

export const assignmentsFor = (changes: Partial<ExerciseSet> = {}): Assignments =>
  finished(assignmentsOf({ ...SET, ...changes }));

/** A student's workbook as it is handed out. */
export function handedOut(
  assignments: Assignments,
  number: number,
  options: StudentSheetOptions = {},
): WorkbookContent {
  return answeredWorkbook([unansweredSheet(studentSheets(assignments, options)[number - 1])]);
}

/** The cell of an answer on a student's sheet. */
export function answerCell({ variants }: Assignments, number: number, question: number): string {
  const { places, answerColumn } = layoutOf(variants[number - 1]);
  return cellAddress(places[question - 1].row, answerColumn);
}

/** The workbook with values typed into cells of its first sheet, by address. */
export function typedInto(
  content: WorkbookContent,
  values: Readonly<Record<string, CellContent["value"] | { formula: string; value: CellContent["value"] }>>,
): WorkbookContent {
  const [sheet, ...others] = content.sheets;
  const cells = sheet.cells.map((cell) => {
    const typed = values[cellAddress(cell.row, cell.column)];
    if (typed === undefined) return cell;
    if (typeof typed === "object" && "formula" in typed) return { ...cell, ...typed } as CellContent;
    return { ...cell, value: typed };
  });
  return { ...content, sheets: [{ ...sheet, cells }, ...others] };
}
