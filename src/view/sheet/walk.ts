import type { SheetCell } from "../../excel/cell-paint";
import type { KeptPuzzle } from "../../excel/kept-puzzles";
import type { MarkedCells } from "../../excel/marker";
import { i18n } from "../../language";
import type { OpenPuzzle } from "../open-puzzle";

/** The formats of the marker and the painted way in the sheet. They differ from the lessons' own colours and keep texts readable. */
export const MARKER_LOOK = { fill: "#b3261e", color: "#ffffff" };
export const WAY_LOOK = { fill: "#9fd3f5", color: "#1b1b1b" };

/** The play that is shown, and where its puzzle's ranges are. */
type ShownPlay = Pick<OpenPuzzle, "play" | "ranges">;

/** The marker's cells in the sheet after a step. */
export function markedCells({ play, ranges }: ShownPlay, step: number): MarkedCells | undefined {
  const range = play.marker && ranges[play.marker.range];
  if (!play.marker || !range) return undefined;
  const cells = play.marker
    .cells(step)
    .map(({ row, column }) => ({ row: range.row + row, column: range.column + column }));
  return { sheetId: range.sheetId, cells };
}

/** Whose kept paint it is, and on which sheet. */
export function keptPaintOf({ sheet, id, play, ranges }: OpenPuzzle): KeptPuzzle {
  const range = play.marker && ranges[play.marker.range];
  return { sheetId: range?.sheetId ?? sheet.id, id };
}

/** All cells that the marker visits from the first step to the last. */
export function cellsOfWay(puzzle: ShownPlay): MarkedCells | undefined {
  const marked = stepsTo(puzzle.play.lastStep).flatMap((step) => markedCells(puzzle, step) ?? []);
  return marked[0] && { sheetId: marked[0].sheetId, cells: marked.flatMap(({ cells }) => cells) };
}

const stepsTo = (last: number) => Array.from({ length: last + 1 }, (_, step) => step);

interface StepRows {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** The steps up to the last one as table rows: number, text, and the marker's cells. */
export function stepRows(
  puzzle: ShownPlay,
  addressOf: (cell: SheetCell) => string,
  last = puzzle.play.lastStep,
): StepRows {
  const rows = stepsTo(last).map((step) => {
    const marked = markedCells(puzzle, step);
    return [step, puzzle.play.text(step), ...(marked ? [marked.cells.map(addressOf).join(" ")] : [])];
  });
  return {
    headings: [i18n.t("Step"), i18n.t("Move"), ...(puzzle.play.marker ? [i18n.t("Cells")] : [])],
    rows,
  };
}
