import type { PuzzleRange } from "../../../excel/puzzle-sheet";
import type { Lesson } from "../../../lessons/lesson";
import type { MakerValues } from "../../../lessons/maker";
import type { Steps } from "../../../steps";
import { CellError, type Cells } from "../../../grid/cells";
import { i18n } from "../../../language";
import { describeObstacle } from "../../../components/obstacle";
import type { Design } from "./designs";
import { readCells } from "../../../functions/cells/host-cells";

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

/** A sentence about what prevents a design. It names the cell, or the field, that is the cause. */
export function problemOf(error: unknown, { texts, choices }: Design, { ranges }: DesignInput): string {
  if (error instanceof CellError) {
    const field = [...texts, ...choices].find(({ name }) => name === error.argument);
    if (field) return `${i18n._(field.title)}: ${error.problem}.`;
  }
  return describeObstacle(error, ranges);
}

/** The cells of one of the ranges. Throws a CellError if there is an error in one. */
export const cellsIn = ({ ranges }: DesignInput, name: string): Cells =>
  readCells(ranges[name]!.values, name);
