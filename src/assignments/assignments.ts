import { i18n } from "../language";
import type { Exercise } from "../exercises/exercise";
import { exercisesOf, type ExerciseSet } from "../exercises/exercise-set";
import { plainSheet, type Lesson } from "../lessons/lesson";
import type { Steps } from "../steps";
import { checksum, type Assignment, codeOf } from "./assignment";
import { sheetNamesOf } from "./class-names";
import { codeLabel, studentSheet, type StudentSheetOptions } from "./student-sheet";
import { cellAddress } from "../grid/addresses";
import { TOPICS } from "../exercises/topics";

/** Widths in characters. */
const NUMBER_WIDTH = 8;
const LEAST_WIDTH = 12;
const MOST_WIDTH = 40;
const NAME_WIDTH = 24;
/** Headings are bold. */
const HEADING_SPARE = 4;

const HEAD_ROW = 3;

/** The teacher's sheet: the answers to all questions, a row for each student's sheet. */
export function keyOf(assignments: Assignments): Lesson {
  const { variants, names } = assignments;
  const first = variants[0]!;
  const title = i18n.t("Key to the exercises");
  const numbers = first.map((_exercise, k) => k + 1);
  const longest = (k: number) => Math.max(...variants.map((exercises) => exercises[k]!.answer.length));
  const widths = first.map(({ topic }, k) => {
    const { length } = TOPICS.find(({ id }) => id === topic)!.title();
    return Math.max(LEAST_WIDTH, length + HEADING_SPARE, Math.min(MOST_WIDTH, longest(k) + 2));
  });
  const lead = i18n.t(
    "One right answer to each question. Other right answers count, too, when Puzzlebook marks.",
  );
  return plainSheet({
    id: "exercises",
    title,
    columnWidths: [NUMBER_WIDTH, ...(names ? [NAME_WIDTH] : []), ...widths],
    blocks: [
      { at: "A1", cells: [[title]], style: "title" },
      { at: "A2", cells: [[lead]], style: "lead" },
      {
        at: cellAddress(HEAD_ROW, 0),
        cells: [
          [i18n.t("Number"), ...(names ? [i18n.t("Name")] : []), ...numbers],
          [
            "",
            ...(names ? [""] : []),
            ...first.map(({ topic }) => TOPICS.find(({ id }) => id === topic)!.title()),
          ],
        ],
        style: "answerHeads",
      },
      {
        at: cellAddress(HEAD_ROW + 2, 0),
        cells: variants.map((exercises, k) => [
          k + 1,
          ...(names ? [names[k] ?? ""] : []),
          ...exercises.map(({ answer }) => answer),
        ]),
        style: "label",
      },
      {
        at: cellAddress(HEAD_ROW + 2 + variants.length + 1, 0),
        cells: [[codeLabel()], [codeOf(assignmentOf(assignments, 0))]],
        style: "small",
      },
    ],
    select: "A1",
  });
}

/** All variants of a set with what marks them. */
export interface Assignments {
  readonly set: ExerciseSet;
  readonly variants: readonly (readonly Exercise[])[];
  /** Whose variants they are, in order, if that is known. */
  readonly names?: readonly string[];
}

/** Makes the exercises of a set. Throws a LimitError if there are not enough different ones. */
export function* assignmentsOf(set: ExerciseSet): Steps<Assignments> {
  return { set, variants: yield* exercisesOf(set) };
}

/** What a sheet of the set is to be marked by; number 0 is the key. */
export function assignmentOf({ set, variants }: Assignments, number: number): Assignment {
  const exercises = number === 0 ? variants.flat() : variants[number - 1]!;
  return { set, number, language: i18n.locale, sum: checksum(exercises) };
}

/** A sheet for each student, by number. */
export function studentSheets(assignments: Assignments, options: StudentSheetOptions): Lesson[] {
  const { variants, names = [] } = assignments;
  const sheetNames = sheetNamesOf(names);
  return variants.map((exercises, k) => {
    const student = names[k];
    const assignment = assignmentOf(assignments, k + 1);
    if (student === undefined) return studentSheet(exercises, assignment, options);
    return { ...studentSheet(exercises, assignment, { ...options, student }), sheetName: sheetNames[k]! };
  });
}
