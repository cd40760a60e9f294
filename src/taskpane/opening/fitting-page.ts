import { readFirstCells } from "../../excel/first-cells";
import { readNamesOfSheet } from "../../excel/puzzle-sheet";
import { runUnlessEdited, type Run } from "../../excel/run";
import { readSelectedColumns, readSelectedPlace, readValues } from "../../excel/selection";
import { readGenerators } from "../../functions/cells/generators";
import { recognise } from "../../playing/recognition";
import type { PageId } from "../navigation";
import { checkPlace } from "../selection/generators";

type Rows = readonly (readonly unknown[])[];

const isFilled = (value: unknown) => value !== "" && value !== null && value !== undefined;

/** The first block of filled cells, in reading order, that has this many columns. Blank cells all around separate blocks. */
export function firstBlock(values: Rows, columns: number): Rows | undefined {
  const seen = values.map((row) => row.map(() => false));
  for (const [row, cells] of values.entries()) {
    for (const column of cells.keys()) {
      if (seen[row]![column] || !isFilled(cells[column])) continue;
      const { top, bottom, left, right } = extentOf(values, seen, row, column);
      if (right - left + 1 === columns)
        return values.slice(top, bottom + 1).map((each) => each.slice(left, right + 1));
    }
  }
  return undefined;
}

/** The extent of the block with a cell. Marks its cells as seen. */
function extentOf(values: Rows, seen: boolean[][], row: number, column: number) {
  const extent = { top: row, bottom: row, left: column, right: column };
  const cells: [row: number, column: number][] = [[row, column]];
  seen[row]![column] = true;
  for (const [r, c] of cells) {
    extent.bottom = Math.max(extent.bottom, r);
    extent.left = Math.min(extent.left, c);
    extent.right = Math.max(extent.right, c);
    for (let r1 = r - 1; r1 <= r + 1; r1++) {
      for (let c1 = c - 1; c1 <= c + 1; c1++) {
        if (seen[r1]?.[c1] !== false || !isFilled(values[r1]![c1])) continue;
        seen[r1]![c1] = true;
        cells.push([r1, c1]);
      }
    }
  }
  return extent;
}

/** A label and a permutation. */
const COLUMNS = 2;
/** What Excel shows of a formula whose answer is still to come; in place of a permutation it will probably be one. */
const BUSY = "#BUSY!";
/** What names of puzzles look like; which of them are is known to the kinds, whose code is loaded only if it is needed. */
const LIKE_A_PUZZLE = /^[a-z]+\d*_[a-z]+$/i;

/**
 * The page for what the workbook shows: Algebra if generators are selected; Play on the sheet of a puzzle; Algebra if generators are what
 * the sheet begins with; else Puzzles.
 */
export async function fittingPage(run: Run = runUnlessEdited): Promise<PageId> {
  const [isSelected, isPuzzle] = await Promise.all([
    areGeneratorsSelected(run).catch(() => false),
    isOfPuzzle(run).catch(() => false),
  ]);
  if (isSelected) return "algebra";
  if (isPuzzle) return "view";
  const beginning = firstBlock(await readFirstCells(run).catch(() => []), COLUMNS);
  return beginning && areGenerators(beginning) ? "algebra" : "puzzles";
}

async function areGeneratorsSelected(run: Run): Promise<boolean> {
  if ((await readSelectedColumns(run)) !== COLUMNS) return false;
  const place = await readSelectedPlace(run);
  checkPlace(place);
  return areGenerators(await readValues(place, run));
}

function areGenerators(values: readonly (readonly unknown[])[]): boolean {
  const expected = values.map((row) => row.map((value) => (value === BUSY ? "()" : value)));
  try {
    return readGenerators(expected, "selection", { header: true }).length > 0;
  } catch {
    return false;
  }
}

async function isOfPuzzle(run: Run): Promise<boolean> {
  const names = await readNamesOfSheet((name) => LIKE_A_PUZZLE.test(name), run);
  if (names.length === 0) return false;
  const { PLAY_KINDS } = await import(/* webpackChunkName: "view" */ "../../puzzles");
  return recognise(PLAY_KINDS, names).length > 0;
}
