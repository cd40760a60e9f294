import { readdirSync } from "node:fs";
import path from "node:path";
import type { Lesson } from "../../../src/lessons/lesson";
import type { PlayKind } from "../../../src/playing/play";
import { PLAY_KINDS } from "../../../src/puzzles";
import type { Expected, ExpectedLesson, ExpectedPuzzle } from "./expected-types";

/** The file that each puzzle's folder may have. */
export const EXPECTED_FILE = "expected.ts";

/** What is expected of the puzzles in a folder and its subfolders. */
export function expectedIn(folder: string): Expected[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === EXPECTED_FILE)
    .sort()
    .map((file) => (exportsOf(path.join(folder, file)) as { readonly expected: Expected }).expected);
}

/** Loads a file by its path, so that no list needs a line for it. */
export function exportsOf(file: string): Readonly<Record<string, unknown>> {
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  return require(file) as Readonly<Record<string, unknown>>;
}

/** A puzzle with its kind and, unless it has its own ranges, its lesson. */
export interface PuzzleOfKind {
  readonly name: string;
  readonly kind: PlayKind;
  readonly lesson?: Lesson;
  readonly puzzle: ExpectedPuzzle;
}

/** The puzzles that are played, each with its kind. Throws if there is no such kind. */
export function puzzlesOf(all: readonly Expected[]): PuzzleOfKind[] {
  return all.flatMap(({ lesson, puzzles }) =>
    puzzles.map((puzzle) => {
      const { id, ranges } = puzzle;
      const kind = PLAY_KINDS.find(({ prefix }) => prefix === id.replace(/\d+$/, ""));
      if (!kind) throw new Error(`No kind of puzzle has the prefix of ${id}.`);
      if (ranges) return { name: `${id} of ${JSON.stringify(ranges)}`, kind, puzzle };
      if (!lesson) throw new Error(`${id} needs a lesson or ranges.`);
      return { name: `${id} of ${lesson.lesson.id}`, kind, lesson: lesson.lesson, puzzle };
    }),
  );
}

export const EXPECTED: readonly Expected[] = expectedIn(__dirname);
export const EXPECTED_LESSONS: readonly ExpectedLesson[] = EXPECTED.flatMap(({ lesson }) => lesson ?? []);
export const EXPECTED_PUZZLES: readonly PuzzleOfKind[] = puzzlesOf(EXPECTED);
