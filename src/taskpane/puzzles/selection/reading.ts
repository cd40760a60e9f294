import { readRanges, type PuzzleRange } from "../../../excel/puzzle-sheet";
import { readSelectedPlace } from "../../../excel/selection";
import { qualifiedAddress } from "../../../grid/sheet-names";
import { plainCells } from "../../../grid/cells";
import { i18n } from "../../../language";
import { guessesOf, type Guess } from "../../../playing/guess";
import { PLAYS } from "../../../puzzles";

/** The selected cells, and what they can be, the likeliest first. */
export interface GuessedSelection {
  readonly range: PuzzleRange;
  readonly guesses: readonly Guess[];
}

/** Reads the selection and says what it can be. Throws a user-facing error if it is empty, too large or more than one block. */
export async function guessSelection(): Promise<GuessedSelection> {
  const { sheet, address, rows } = await readSelectedPlace();
  const selection = qualifiedAddress(sheet, address);
  if (rows === 0) {
    throw new Error(
      i18n.t("The selection, {address}, is empty. Select the cells of a puzzle.", { address: selection }),
    );
  }
  const { ranges } = await readRanges({ selection });
  const range = ranges.selection!;
  return { range, guesses: guessesOf(plainCells(range.values), PLAYS) };
}
