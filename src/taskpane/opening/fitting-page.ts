import { readFirstCells } from "../../excel/first-cells";
import { readNamesOfSheet } from "../../excel/puzzle-sheet";
import { runUnlessEdited, type Run } from "../../excel/run";
import { readSelectedColumns, readSelectedPlace, readValues } from "../../excel/selection";
import { readGenerators } from "../../functions/cells/generators";
import { recognise } from "../../playing/recognition";
import type { PageId } from "../navigation";
import { checkPlace } from "../selection/generators";
import { firstBlock } from "./first-block";

/** A label and a permutation. */
const COLUMNS = 2;
/** What Excel shows of a formula whose answer is still to come; in place of a permutation it will probably be one. */
const BUSY = "#BUSY!";
/** What names of puzzles look like; which of them are is known to the kinds, whose code is loaded only if it is needed. */
const LIKE_A_PUZZLE = /^[a-z]+\d*_[a-z]+$/i;

/**
 * The page for what the workbook shows: Algebra if generators are selected; View on the sheet of a puzzle; Algebra if generators are what
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
