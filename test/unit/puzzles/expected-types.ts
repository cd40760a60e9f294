import type { Cells } from "../../../src/grid/cells";
import type { Lesson } from "../../../src/lessons/lesson";

/** What the tests of all puzzles expect of those in a folder: `expected` in the folder's `expected.ts`. */
export interface Expected {
  readonly lesson?: ExpectedLesson;
  readonly puzzles: readonly ExpectedPuzzle[];
}

export interface ExpectedLesson {
  readonly lesson: Lesson;
  /** Names and texts that formulas read, and words that are the same in both languages. */
  readonly sameInGerman: readonly string[];
  readonly mistakes: readonly Mistake[];
  /** Whether answers of our formulas flow over blank cells beside them. */
  readonly hasSpreadingFormulas?: true;
}

/** What a cell of a lesson's sheet says when something wrong is typed, by address; `says` is how that begins. */
export interface Mistake {
  readonly typed: Readonly<Record<string, string | number>>;
  readonly cell: string;
  readonly says: string;
}

/** What our functions answer when they refuse their arguments, to be typed in place of their formula. */
export const REFUSED = '=1+"x"';

/** A puzzle that is played. */
export interface ExpectedPuzzle {
  /** What its names in the lesson's sheet begin with, such as `Fifteen2`; without a sheet its kind's prefix. */
  readonly id: string;
  /** What stands in its ranges, by their names; without them it is the lesson's. */
  readonly ranges?: Readonly<Record<string, Cells>>;
  /** Some steps, the first one and the last one among them. */
  readonly steps: readonly ExpectedStep[];
  /** What its solid drawings show at some steps, by the drawings' ids. */
  readonly solids?: Readonly<Record<string, readonly SolidStep[]>>;
  /** Where the marker stands in the lesson's sheet: one cell, or the first and the last one of several. */
  readonly marked?: Readonly<Record<number, string>>;
  readonly german?: GermanMoves;
  readonly browser?: InBrowser;
}

export interface ExpectedStep {
  readonly step: number;
  readonly move: string;
  /** What each flat drawing says of itself, if there are any. */
  readonly state?: string;
}

export interface SolidStep {
  readonly step: number;
  /** A part of the drawing's text alternative. */
  readonly words: string;
  readonly poses?: readonly PartPose[];
}

/** Where a part is, by its number: the place and, as far as given, the rotation as a quaternion. */
export interface PartPose {
  readonly part: number;
  readonly at: readonly number[];
  readonly turned?: readonly number[];
}

/** The moves at some steps in German, of the puzzle or of another one of its kind. */
export interface GermanMoves {
  readonly ranges?: Readonly<Record<string, Cells>>;
  readonly texts: Readonly<Record<number, string>>;
}

/** How the browser looks at a puzzle; it types ranges of one's own side by side into an empty sheet, from B2 on. */
export interface InBrowser {
  /** One of the puzzle's steps. */
  readonly step: number;
  /** Some of the steps with a marked cell, at which the marker is looked for in the lesson's sheet. */
  readonly walkedTo?: readonly number[];
  /** A long puzzle is played to its end from this step. */
  readonly playedFrom?: number;
  /** What is tested, in words, where the puzzle has ranges of one's own. */
  readonly what?: string;
  /** The steps that the marker is led to one after another in such a sheet, and where it stands then. */
  readonly marked?: readonly (readonly [step: number, cells: string])[];
}
