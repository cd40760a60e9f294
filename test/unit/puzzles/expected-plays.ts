import type { Play } from "../../../src/playing/play";
import { DRAWINGS } from "../../../src/puzzles/drawings";
import type { FlatDrawing, SolidDrawing } from "../../../src/drawing/drawing";
import { played } from "../playing/played";
import { lessonPuzzle } from "../taskpane/view/lesson-puzzle";
import type { PuzzleOfKind } from "./all-expected";

/** A puzzle's play, from its own ranges or from those on its lesson's sheet. */
export async function playOf({ kind, lesson, puzzle }: PuzzleOfKind): Promise<Play> {
  return puzzle.ranges ? played(kind, puzzle.ranges) : (await lessonPuzzle(lesson!.id, puzzle.id)).play;
}

/** A puzzle's flat drawings. */
export const flatOf = ({ kind }: PuzzleOfKind): FlatDrawing[] =>
  DRAWINGS[kind.prefix].filter((drawing): drawing is FlatDrawing => drawing.kind === "flat");

/** A puzzle's solid drawings. */
export const solidsOf = ({ kind }: PuzzleOfKind): SolidDrawing[] =>
  DRAWINGS[kind.prefix].filter((drawing): drawing is SolidDrawing => drawing.kind === "solid");
