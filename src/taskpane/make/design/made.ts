import type { PuzzleRange } from "../../../excel/puzzle-sheet";
import type { Lesson } from "../../../lessons/lesson";
import type { MakerValues } from "../../../lessons/maker";
import type { Steps } from "../../../steps";

/** What a design is made for: the values of its texts and choices, and its ranges with their cells. */
export interface DesignInput {
  readonly values: MakerValues;
  readonly ranges: Readonly<Record<string, PuzzleRange>>;
}

/** A design, or why there is none. */
export interface Made {
  /** In a sentence. */
  readonly verdict: string;
  /** What was measured, a line each. */
  readonly facts?: readonly string[];
  /** The sheet of the puzzle with the design in its yellow cells, if there is one. */
  readonly sheet?: Lesson;
}

/** Makes a design. Tells of the best one so far where that improves; `onBest` gets a function, as few of them are looked at. */
export type DesignWork = (input: DesignInput, onBest: (best: () => Made) => void) => Steps<Made>;
