import { i18n } from "../language";
import { shown } from "../grid/cells";
import type { Exercise } from "../exercises/exercise";
import type { Steps } from "../steps";
import type { CellContent, WorkbookContent } from "../workbooks";
import { checksum, type Assignment } from "./assignment";
import { assignmentsOf, type Assignments } from "./assignments";
import { foundSheets, type FoundSheet } from "./found-sheets";
import { layoutOf } from "./layout";

/** The marks of one student's sheet. */
export interface SheetMarks {
  /** The student's name as typed. */
  readonly name: string;
  /** Which of the set's variants it is. */
  readonly number: number;
  readonly seed: number;
  /** The sheet in its workbook, and the column of the answers there, counted from 0. */
  readonly sheet: string;
  readonly answerColumn: number;
  readonly questions: readonly QuestionMark[];
}

export interface QuestionMark {
  /** 1 is right, 0 is wrong, and undefined is not answered. */
  readonly mark: 0 | 1 | undefined;
  /** Why the answer is wrong, and what else a teacher should know, as sentences. */
  readonly remarks: readonly string[];
  /** The row of its answer, counted from 0; undefined if the question is missing. */
  readonly row: number | undefined;
}

/** What a workbook that was handed in has: sheets that are marked, and why others are not. */
export interface WorkbookMarks {
  readonly sheets: readonly SheetMarks[];
  readonly problems: readonly string[];
}

/** Sets whose exercises have been made again. All students of a class have the same one. */
const MAX_SETS = 4;
/** A workbook with all sheets of a class has one set. More make hostile workbooks. */
const MAX_SETS_A_WORKBOOK = 4;

/** Marks workbooks one after the other, and makes the exercises of each set only once. */
export class Marker {
  private readonly sets = new Map<string, Assignments>();

  /** Marks all sheets of exercises in a workbook. */
  *mark(content: WorkbookContent): Steps<WorkbookMarks> {
    const found = foundSheets(content);
    const problems: string[] = [];
    const sheets: SheetMarks[] = [];
    const students = found.filter(({ assignment }) => assignment.number > 0);
    if (students.length === 0) problems.push(found.length > 0 ? isKey() : isForeign());
    if (new Set(students.map(({ assignment }) => keyOfSet(assignment))).size > MAX_SETS_A_WORKBOOK) {
      return { sheets, problems: [i18n.t("It has sheets of too many different sets.")] };
    }
    for (const each of students) {
      const { variants } = yield* this.assignments(each.assignment);
      const exercises = variants[each.assignment.number - 1]!;
      if (checksum(exercises) === each.assignment.sum) {
        sheets.push(yield* markSheet(content, each, exercises));
      } else problems.push(isOfOtherVersion(each.sheet.name));
    }
    return { sheets, problems };
  }

  private *assignments(assignment: Assignment): Steps<Assignments> {
    const key = keyOfSet(assignment);
    const known = this.sets.get(key);
    if (known) return known;
    const made = yield* assignmentsOf(assignment.set);
    const [oldest] = this.sets.keys();
    if (this.sets.size === MAX_SETS) this.sets.delete(oldest!);
    this.sets.set(key, made);
    return made;
  }
}

const keyOfSet = ({ set }: Assignment) => JSON.stringify(set);

function* markSheet(
  content: WorkbookContent,
  found: FoundSheet,
  exercises: readonly Exercise[],
): Steps<SheetMarks> {
  const { places, answerColumn } = layoutOf(exercises);
  const rows = found.rowsOfNumbers(places);
  const questions: QuestionMark[] = [];
  for (const [k, exercise] of exercises.entries()) {
    const row = rows[k];
    if (row === undefined) {
      questions.push({ mark: undefined, remarks: [i18n.t("The question is missing.")], row });
      continue;
    }
    const remarks: string[] = [];
    if (!found.isUnchanged(exercise, row, places[k]!)) {
      remarks.push(i18n.t("The question was changed; the answer is marked by the original question."));
    }
    const mark = markAnswer(exercise, found.at(row, answerColumn), (text) => remarks.push(text));
    questions.push({ mark, remarks, row });
    yield k / exercises.length;
  }
  const { number, set } = found.assignment;
  return {
    name: found.studentName(content),
    number,
    seed: set.seed,
    sheet: found.sheet.name,
    answerColumn: answerColumn + found.shift,
    questions,
  };
}

function markAnswer(
  exercise: Exercise,
  answer: CellContent | undefined,
  remark: (text: string) => void,
): 0 | 1 | undefined {
  const { value, formula } = answer ?? {};
  if (value === undefined || (typeof value === "string" && value.trim() === "")) return undefined;
  if (formula !== undefined)
    remark(i18n.t("The answer is a formula, {formula}.", { formula: shown(formula) }));
  if (typeof value === "object") {
    remark(i18n.t("The answer is the error {error}.", { error: value.error }));
    return 0;
  }
  const { right, why } = exercise.mark(value);
  if (!right) remark(why);
  return right ? 1 : 0;
}

const isForeign = () => i18n.t("It has no sheet of exercises that Puzzlebook has made.");
const isKey = () => i18n.t("It is the key.");
const isOfOtherVersion = (sheet: string) =>
  i18n.t("The sheet “{sheet}” has exercises of another version of Puzzlebook, or its code was changed.", {
    sheet,
  });
