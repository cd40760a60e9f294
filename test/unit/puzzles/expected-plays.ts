import type { Play } from "../../../src/playing/play";
import { loadDrawings } from "../../../src/puzzles";
import type { Drawing, FlatDrawing, SolidDrawing } from "../../../src/drawing/drawing";
import { played } from "../playing/played";
import { lessonPuzzle } from "../view/lesson-puzzle";
import type { PuzzleOfKind } from "./all-expected";

/** A puzzle's play, from its own ranges or from those on its lesson's sheet. */
export async function playOf({ kind, lesson, puzzle }: PuzzleOfKind): Promise<Play> {
  return puzzle.ranges ? played(kind, puzzle.ranges) : (await lessonPuzzle(lesson!.id, puzzle.id)).play;
}

/** The drawings that are expected to suit a puzzle. */
export const expectedDrawings = async ({ kind, puzzle }: PuzzleOfKind): Promise<Drawing[]> =>
  (await loadDrawings(kind.prefix)).filter(({ id }) => puzzle.drawings?.includes(id) ?? true);

/** A puzzle's flat drawings. */
export const flatOf = async (of: PuzzleOfKind): Promise<FlatDrawing[]> =>
  (await expectedDrawings(of)).filter((drawing): drawing is FlatDrawing => drawing.form === "flat");

/** A puzzle's solid drawings. */
export const solidsOf = async (of: PuzzleOfKind): Promise<SolidDrawing[]> =>
  (await expectedDrawings(of)).filter((drawing): drawing is SolidDrawing => drawing.form === "solid");
