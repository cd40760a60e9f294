import type { Cells } from "../../../src/grid/cells";
import type { Lesson } from "../../../src/lessons/lesson";
import type { Maker } from "../../../src/lessons/maker";

/** What the tests of all puzzles expect of those in a folder; exported as `expected` by the folder's `expected.ts`. */
export interface Expected {
  readonly lesson?: ExpectedLesson;
  readonly puzzles: readonly ExpectedPuzzle[];
}

export interface ExpectedLesson {
  readonly lesson: Lesson;
  /** Names and texts that formulas read, and words that are the same in both languages. */
  readonly sameInGerman: readonly string[];
  readonly mistakes: readonly Mistake[];
  /** Right and wrong answers to its three questions. */
  readonly answers: readonly [TriedAnswers, TriedAnswers, TriedAnswers];
  /** Whether results of our formulas flow over adjacent blank cells. */
  readonly hasSpreadingFormulas?: true;
}

/** What students may type as an answer. */
export interface TriedAnswers {
  readonly right: readonly (string | number)[];
  readonly wrong: readonly (string | number)[];
}

/** What a cell on a lesson's sheet says after a mistake is typed, by address. `says` is the beginning of the text. */
export interface Mistake {
  readonly typed: Readonly<Record<string, string | number>>;
  readonly cell: string;
  readonly says: string;
  /** It is not a mistake after all, so the cell does not have the colours of a problem. */
  readonly isFine?: true;
}

/** The result of our functions when they reject their arguments, to be typed in place of their formula. */
export const REFUSED = '=1+"x"';

/** A puzzle that is played. */
export interface ExpectedPuzzle {
  /** The prefix of its names on the lesson's sheet, such as `Fifteen2`, or its kind's prefix if there is no sheet. */
  readonly id: string;
  /** The contents of its ranges, by name. If omitted, those of the lesson. */
  readonly ranges?: Readonly<Record<string, Cells>>;
  /** It has no game, because there is nothing to decide: a product's factors, a group's graph. */
  readonly onlyWatched?: true;
  /** The ids of the drawings that suit it, if some of its kind do not. */
  readonly drawings?: readonly string[];
  /** Some steps, including the first and the last one. */
  readonly steps: readonly ExpectedStep[];
  /** What its solid drawings show at some steps, by drawing id. */
  readonly solids?: Readonly<Record<string, readonly SolidStep[]>>;
  /** Where the marker is on the lesson's sheet or, from A1 on, in its own range: one cell, or the first and the last one of several. */
  readonly marked?: Readonly<Record<number, string>>;
  readonly german?: GermanMoves;
}

export interface ExpectedStep {
  readonly step: number;
  readonly move: string;
  /** What each flat drawing says about itself, if there are any. */
  readonly state?: string;
}

export interface SolidStep {
  readonly step: number;
  /** A part of the drawing's text alternative. */
  readonly words: string;
  readonly poses?: readonly PartPose[];
}

/** Where a part is, by its number: its position and, if given, its rotation as a quaternion. */
export interface PartPose {
  readonly part: number;
  readonly at: readonly number[];
  readonly turned?: readonly number[];
}

/** The moves at some steps in German, of this puzzle or another one of its kind. */
export interface GermanMoves {
  readonly ranges?: Readonly<Record<string, Cells>>;
  readonly texts: Readonly<Record<number, string>>;
}

/** What is expected of a maker's sheets; exported as `made` by the file `made.ts` of the puzzle's folder. */
export interface ExpectedMaker {
  readonly maker: Maker;
  /** The cell that says how the puzzle is solved, and what it says of every example. */
  readonly verdict: { readonly cell: string; readonly solved: RegExp };
  /** What it, or another cell, says of a sheet that begins empty: the beginning of the text. */
  readonly empty?: { readonly cell: string; readonly says: string };
  /** What identifies the yellow cells of the examples with the seed 1. */
  readonly examples: Readonly<Record<"smallest" | "usual" | "largest", string>>;
  /** Mistakes that are typed over the usual example with the seed 1. */
  readonly mistakes: readonly Mistake[];
}
