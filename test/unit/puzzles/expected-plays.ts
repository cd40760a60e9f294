import type { Play } from "../../../src/playing/play";
import { DRAWINGS } from "../../../src/puzzles/drawings";
import type { FlatDrawing, SolidDrawing } from "../../../src/drawing/drawing";
import { played } from "../playing/played";
import { lessonPuzzle } from "../taskpane/view/lesson-puzzle";
import type { PuzzleOfKind } from "./all-expected";

/** A puzzle's play: of its own ranges, or of those in its lesson's sheet. */
export async function playOf({ kind, lesson, puzzle }: PuzzleOfKind): Promise<Play> {
  return puzzle.ranges ? played(kind, puzzle.ranges) : (await lessonPuzzle(lesson!.id, puzzle.id)).play;
}

/** The drawings of a puzzle in the plane. */
export const flatOf = ({ kind }: PuzzleOfKind): FlatDrawing[] =>
  DRAWINGS[kind.prefix].filter((drawing): drawing is FlatDrawing => drawing.kind === "flat");

/** The drawings of a puzzle in three dimensions. */
export const solidsOf = ({ kind }: PuzzleOfKind): SolidDrawing[] =>
  DRAWINGS[kind.prefix].filter((drawing): drawing is SolidDrawing => drawing.kind === "solid");
