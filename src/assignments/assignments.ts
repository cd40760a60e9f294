import { i18n } from "../language";
import type { Exercise } from "../exercises/exercise";
import { exercisesOf, type ExerciseSet } from "../exercises/exercise-set";
import type { Lesson } from "../lessons/lesson";
import type { Steps } from "../steps";
import { checksum, type Assignment } from "./assignment";
import { keySheet } from "./key-sheet";
import { studentSheet, type StudentSheetOptions } from "./student-sheet";

/** All variants of a set with what marks them. */
export interface Assignments {
  readonly set: ExerciseSet;
  readonly variants: readonly (readonly Exercise[])[];
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
export const studentSheets = (assignments: Assignments, options: StudentSheetOptions): Lesson[] =>
  assignments.variants.map((exercises, k) =>
    studentSheet(exercises, assignmentOf(assignments, k + 1), options),
  );

export const keyOf = (assignments: Assignments): Lesson =>
  keySheet(assignments.variants, assignmentOf(assignments, 0));
