import { expose } from "comlink";
import { checksum, type Assignment } from "../../assignments/assignment";
import { assignmentsOf, keyOf, studentSheets, type Assignments } from "../../assignments/assignments";
import { markAll, type ClassMarks, type HandedIn } from "../../assignments/handed-in";
import { copiesArchive, setName, workbooksArchive } from "../../assignments/workbooks";
import type { ExerciseSet } from "../../exercises/exercise-set";
import { moodleXml } from "../../exercises/moodle";
import { i18n } from "../../language";
import { loadAndSpeak } from "../../language/page";
import type { Lesson } from "../../lessons/lesson";
import { runWithProgress } from "../../steps/slices";
import { exercisesOnPaper, handedBackOnPaper } from "./paper";
import type { HandOut } from "./share/hand-out/hand-out";

type Progress = (part: number) => void;

/** A file for the user to save. */
interface MadeFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A sheet of exercises that stands in the workbook, and whose it is. */
export interface MadeSheet {
  readonly assignment: Assignment;
  readonly student: string;
}

interface MadeText {
  readonly name: string;
  readonly text: string;
}

const assignmentsFor = (set: ExerciseSet, names: readonly string[], onProgress: Progress): Assignments => ({
  ...runWithProgress(assignmentsOf(set), onProgress),
  ...(names.length > 0 && { names }),
});

/** What is made for a class, outside the pane's thread. Texts and errors are in the pane's language. */
const classWork = {
  /** A sheet for each student, and the key. */
  async sheets(
    language: string,
    set: ExerciseSet,
    names: readonly string[],
    checks: boolean,
    onProgress: Progress,
  ): Promise<Lesson[]> {
    await loadAndSpeak(language);
    const made = assignmentsFor(set, names, onProgress);
    return [...studentSheets(made, { checks }), keyOf(made)];
  },

  /** An archive with a workbook for each student, and the key. */
  async workbooks(
    language: string,
    set: ExerciseSet,
    names: readonly string[],
    checks: boolean,
    onProgress: Progress,
  ): Promise<MadeFile> {
    await loadAndSpeak(language);
    const made = assignmentsFor(set, names, () => onProgress(0));
    return { name: `${setName(set)}.zip`, bytes: await workbooksArchive(made, { checks }, onProgress) };
  },

  /** A page for each student, to be answered on paper or with the answers. */
  async handOuts(
    language: string,
    set: ExerciseSet,
    names: readonly string[],
    solved: boolean,
    onProgress: Progress,
  ): Promise<HandOut[]> {
    await loadAndSpeak(language);
    const made = assignmentsFor(set, names, onProgress);
    return made.variants.map((_exercises, k) => exercisesOnPaper(made, k + 1, solved));
  },

  /** The same of sheets that were made before. */
  async handOutsOf(
    language: string,
    sheets: readonly MadeSheet[],
    solved: boolean,
    onProgress: Progress,
  ): Promise<HandOut[]> {
    await loadAndSpeak(language);
    const sets = new Map<string, Assignments>();
    return sheets.map(({ assignment: { set, number, sum }, student }) => {
      const key = JSON.stringify(set);
      const made = sets.get(key) ?? runWithProgress(assignmentsOf(set), onProgress);
      sets.set(key, made);
      if (checksum(made.variants[number - 1]!) !== sum)
        throw new Error(
          i18n.t(
            "The sheets in this workbook were made by another version of Puzzlebook. Print them in Excel.",
          ),
        );
      return exercisesOnPaper(made, number, solved, student);
    });
  },

  /** All exercises as a file of questions for Moodle. */
  async moodle(language: string, set: ExerciseSet, onProgress: Progress): Promise<MadeText> {
    await loadAndSpeak(language);
    const made = runWithProgress(assignmentsOf(set), onProgress);
    return { name: `${setName(set)}.xml`, text: moodleXml(made.variants, setName(set)) };
  },

  /** The marks of all workbooks in files and archives. */
  async mark(language: string, handedIn: readonly HandedIn[], onProgress: Progress): Promise<ClassMarks> {
    await loadAndSpeak(language);
    return markAll(handedIn, onProgress);
  },

  /** An archive with a copy to hand back of each sheet that was handed in. */
  async copies(language: string, handedIn: readonly HandedIn[], onProgress: Progress): Promise<MadeFile> {
    await loadAndSpeak(language);
    return {
      name: `${i18n.t("Copies to hand back")}.zip`,
      bytes: await copiesArchive(handedIn, onProgress),
    };
  },

  /** The same as pages. */
  async copiesOnPaper(
    language: string,
    handedIn: readonly HandedIn[],
    onProgress: Progress,
  ): Promise<HandOut[]> {
    await loadAndSpeak(language);
    const pages: HandOut[] = [];
    await markAll(handedIn, onProgress, (marks, content) => {
      pages.push(handedBackOnPaper(content, marks));
    });
    return pages;
  },
};

export type ClassWork = typeof classWork;

expose(classWork);
