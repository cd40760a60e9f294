import { CellError, isBlank, shown, textOf, type Cells } from "../../grid/cells";
import { blockedAt, blockedLetter } from "../../permutations/blocked-letters";
import type { Condition } from "../../permutations/conditions";
import { numbersOf, type Permutation } from "../../permutations/permutation";
import { parseWord } from "../../permutations/word-notation";
import { lettersOf, type PlacedLetter } from "../../permutations/words";
import type { Steps } from "../../steps";
import { LimitError } from "../../steps/limit-error";
import { withPlace } from "./cycle-cells";

const MAX_WORD_LENGTH = 1000;

/** The letters of the word in a cell; undefined if it is blank or missing. `tooLong` says that there are more than can be played. */
export function readLetters(
  cells: Cells | undefined,
  argument: string,
  labels: readonly string[],
  expected: () => string,
  tooLong: (counts: { readonly count: number; readonly most: number }) => string,
): readonly PlacedLetter[] | undefined {
  const cell = cells?.[0][0];
  if (cell === undefined || isBlank(cell)) return undefined;
  const parse = () => lettersOf(parseWord(textOf(cell), numbersOf(labels)));
  const word = withPlace(parse, cell, expected, argument);
  if (word.length <= MAX_WORD_LENGTH) return word;
  throw new LimitError(tooLong({ count: word.length, most: MAX_WORD_LENGTH }));
}

/** Generators that may be used only where their conditions hold. */
interface ConditionalGenerators {
  readonly labels: readonly string[];
  readonly permutations: readonly Permutation[];
  readonly conditions: readonly (readonly Condition[])[];
  /** Where the pieces are at first, if not at the places with their names. */
  readonly start?: Permutation | undefined;
}

/** Makes sure that conditions block no letter of the word in a cell; the first letter acts first. Throws the CellError of WORDTOCYCLES. */
export function* checkAllowed(
  letters: readonly PlacedLetter[],
  cells: Cells,
  { labels, permutations, conditions, start }: ConditionalGenerators,
): Steps<void> {
  const blocked = yield* blockedLetter(letters, permutations, conditions, "left to right", start);
  if (!blocked) return;
  throw new CellError("word", `${shown(textOf(cells[0][0]))}, ${blockedAt(blocked, labels).message}`);
}
