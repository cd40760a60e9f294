import type { Cell, Cells } from "../../../../../src/grid/cells";
import type { LessonValue } from "../../../../../src/lessons/lesson";

/** What the formulas of places and moves show as long as no cell of the board is `#`: their last argument. */
export const shown = (rows: readonly (readonly LessonValue[])[]): Cells =>
  rows.map((row) => row.map((cell) => JSON.parse(/,(\d+|"[a-z]+")\)$/.exec(String(cell))![1]) as Cell));
