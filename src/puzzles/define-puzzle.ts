import type { Drawing } from "../drawing/drawing";
import type { LessonHelp } from "../lessons/help";
import type { Lesson } from "../lessons/lesson";
import type { Maker } from "../lessons/maker";
import type { KindGuess } from "../playing/guess";
import type { NextPuzzle } from "../playing/next";
import type { Play, PlayKind } from "../playing/play";

/** What can be played, how it is recognised in cells without names, and how it is drawn. */
export interface Playable<P extends Play = Play> {
  readonly kind: PlayKind<P>;
  /** What is to be done, in a sentence for somebody who has only the drawing; not yet translated. Without moves there is none. */
  readonly task?: string;
  readonly guess?: KindGuess;
  /** Makes another puzzle after one was solved. A puzzle with a home needs no maker: it is scrambled. */
  next?(...asked: Parameters<NextPuzzle<P>>): ReturnType<NextPuzzle>;
  /** In the order in which they are offered. They are loaded when a puzzle is first shown. */
  drawings(): Promise<readonly Drawing<P>[]>;
}

/** All that a puzzle's folder offers to the pages; the functions take its kind alone. Lists are in the order in which they are offered. */
export interface PuzzleDeclaration {
  /** The name of its folder. */
  readonly id: string;
  readonly lessons?: readonly Lesson[];
  /** What the help says about lessons beyond their sheets, by lesson id. A lesson need not be listed. */
  readonly help?: Readonly<Record<string, LessonHelp>>;
  /** What makes sheets for puzzles of the user's own. */
  readonly makers?: readonly Maker[];
  readonly plays: readonly Playable[];
}

export const definePuzzle = (declared: PuzzleDeclaration): PuzzleDeclaration => declared;

/** Drawings only ever get plays of the kind that they are declared with. */
export const playable = <P extends Play>(declared: Playable<P>): Playable<P> => declared;
