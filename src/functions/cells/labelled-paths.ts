import { i18n } from "../../language";
import { looksLikePath, parsePath } from "../../permutations/paths";
import { CellError, isBlank, shown, textOf, type Cell, type Cells } from "../../grid/cells";
import { filledRows } from "../../grid/columns";
import { isPause, type Steps } from "../../steps";
import { withPlace } from "../../puzzles/groups/cycle-cells";
import { isLikeList, misread, quotePath } from "./typed-numbers";
import type { LabelCell } from "../../puzzles/groups/labels";

export interface LabelledPath extends LabelCell {
  readonly points: readonly string[];
}

const expected = () => i18n.t("expected two columns, labels and space-paths such as A and 5-4-1-2-5");

/**
 * Reads labelled paths from two adjacent columns in either order. The column of paths is the one with more cells of several points. Blank
 * rows are skipped.
 */
export function* readLabelledPaths(cells: Cells, argument: string): Steps<LabelledPath[]> {
  const rows = yield* filledRows(cells, argument, [2], expected);
  let moreInFirst = 0;
  for (const [k, row] of rows.entries()) {
    if (isPause(k)) yield 0;
    if (hasSeveralPoints(cells[row]![0]!)) moreInFirst++;
    if (hasSeveralPoints(cells[row]![1]!)) moreInFirst--;
  }
  const column = moreInFirst > 0 ? 0 : 1;
  const paths: LabelledPath[] = [];
  for (const row of rows) {
    if (isPause(paths.length)) yield 0;
    const label = cells[row]![1 - column]!;
    const path = cells[row]![column]!;
    if (isBlank(label)) {
      const problem = i18n.t("the label of {cell} is missing", { cell: shown(path) });
      throw new CellError(argument, `${problem}; ${expected()}`, row, 1 - column);
    }
    const points = pointsIn(path, argument, row, column);
    paths.push({ label: textOf(label), row, column: 1 - column, points });
  }
  return paths;
}

function pointsIn(cell: Cell, argument: string, row: number, column: number): string[] {
  if (typeof cell === "number" && cell !== 0) throw misread(cell, quotePath(), argument, row, column);
  const points = isBlank(cell)
    ? []
    : typeof cell === "string"
      ? withPlace(() => parsePath(cell), cell, expected, argument, row, column)
      : [textOf(cell)];
  if (points.length > 0) return points;
  throw new CellError(argument, `${i18n.t("the space-path is missing")}; ${expected()}`, row, column);
}

/** Whether a cell has them, or had them before Excel read a number from it. */
function hasSeveralPoints(cell: Cell): boolean {
  if (typeof cell === "number") return isLikeList(cell);
  return typeof cell === "string" && looksLikePath(cell);
}
