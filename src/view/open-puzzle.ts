import type { PuzzleRange } from "../excel/puzzle-sheet";
import type { Play, PlayKind } from "../playing/play";
import type { PuzzleCells } from "./solving";

/** A puzzle of a sheet with its solution. */
export interface OpenPuzzle {
  readonly sheet: { readonly id: string; readonly name: string };
  /** Distinguishes it from the other puzzles of the sheet. */
  readonly id: string;
  readonly title: string;
  readonly kind: PlayKind;
  readonly ranges: Readonly<Record<string, PuzzleRange>>;
  readonly cells: PuzzleCells;
  readonly play: Play;
}
