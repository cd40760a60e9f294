import { i18n } from "../language";
import type { ExerciseSet } from "../exercises/exercise-set";
import { answeredWorkbook, archiveOf, inStudentMode, writeWorkbook, type NamedFile } from "../workbooks";
import { keyOf, studentSheets, type Assignments } from "./assignments";
import { unansweredSheet, type StudentSheetOptions } from "./student-sheet";

/** One file (.zip) with a workbook in student mode for each student, and one with the key. The same set gives the same bytes in each language. */
export async function workbooksArchive(
  assignments: Assignments,
  options: StudentSheetOptions,
  onProgress: (part: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const sheets = [...studentSheets(assignments, options), keyOf(assignments)];
  const files: NamedFile[] = [];
  for (const [k, sheet] of sheets.entries()) {
    const isKey = k === sheets.length - 1;
    const content = answeredWorkbook([unansweredSheet(sheet)]);
    files.push({
      name: isKey ? keyName() : studentName(k + 1),
      bytes: await writeWorkbook(isKey ? content : inStudentMode(content)),
    });
    onProgress(files.length / sheets.length);
  }
  return archiveOf(files);
}

/** Numbers of equal length, so that the files are listed in their order. */
const studentName = (number: number) =>
  `${i18n.t("Exercises {number}", { number: String(number).padStart(2, "0") })}.xlsx`;

const keyName = () => `${i18n.t("Key to the exercises")}.xlsx`;

/** The name of a file for all students: the seed tells sets from each other. */
export const setName = ({ seed }: ExerciseSet): string =>
  i18n.t("Exercises, set {seed}", { seed: String(seed) });
