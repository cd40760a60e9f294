import { i18n } from "../language";
import type { ExerciseSet } from "../exercises/exercise-set";
import { answeredWorkbook, archiveOf, inStudentMode, writeWorkbook, type NamedFile } from "../workbooks";
import { keyOf, studentSheets, type Assignments } from "./assignments";
import { fileNamePart } from "./class-names";
import { foundSheets } from "./found-sheets";
import { handedBack } from "./handed-back";
import { markAll, type HandedIn } from "./handed-in";
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
      name: isKey ? keyName() : studentName(k + 1, assignments.names?.[k]),
      bytes: await writeWorkbook(isKey ? content : inStudentMode(content)),
    });
    onProgress(files.length / sheets.length);
  }
  return archiveOf(files);
}

/** One file (.zip) with a copy to hand back of each sheet that was handed in, named and placed in folders as its file was. */
export async function copiesArchive(
  handedIn: readonly HandedIn[],
  onProgress: (part: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const copies = new Map<string, NamedFile>();
  await markAll(handedIn, onProgress, async (marks, content) => {
    const ending = foundSheets(content).length > 1 ? `, ${fileNamePart(marks.sheet)}` : "";
    const parts = marks.file.replace(/\.xlsx$/i, "").replace(/\.zip\//i, "/");
    const path = parts.split("/").map((part) => fileNamePart(part) || "_").join("/") + ending; // prettier-ignore
    let name = `${path}.xlsx`;
    for (let number = 2; copies.has(name.toLowerCase()); number++) name = `${path} (${number}).xlsx`;
    copies.set(name.toLowerCase(), { name, bytes: await writeWorkbook(handedBack(content, marks)) });
  });
  return archiveOf([...copies.values()]);
}

/** Numbers of equal length, so that the files are listed in their order. */
function studentName(number: number, name?: string): string {
  const padded = String(number).padStart(2, "0");
  if (name !== undefined) return `${padded} ${fileNamePart(name)}.xlsx`;
  return `${i18n.t("Exercises {number}", { number: padded })}.xlsx`;
}

const keyName = () => `${i18n.t("Key to the exercises")}.xlsx`;

/** The name of a file for all students: the seed tells sets from each other. */
export const setName = ({ seed }: ExerciseSet): string =>
  i18n.t("Exercises, set {seed}", { seed: String(seed) });
