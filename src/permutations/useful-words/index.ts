import type { Steps } from "../../steps";
import type { Word } from "../words";
import { bestWords, compareMoves, type FormedWord } from "./best-words";
import { newClasses } from "./classes";
import { FewMovers, type ListLimits } from "./few-movers";
import type { Moves } from "./moves";
import { symmetriesOf } from "./symmetries";

/** A permutation that moves few points, and the form of one of its shortest words in which the fewest letters are written. */
export interface UsefulWord {
  readonly images: Int32Array;
  readonly form: Word;
}

export interface Asked {
  /** The most points that a word may move. */
  readonly moving: number;
  /** The most letters of a word; if undefined, the search ends with the first length of which there are words. */
  readonly longest: number | undefined;
}

/**
 * The shortest words that move at most so many points, one for each class of permutations that classes.ts tells apart: the shortest first, then
 * those that move fewer points, then by their letters. Throws a LimitError.
 */
export function* usefulWords(
  moves: Moves,
  { moving, longest }: Asked,
  limits?: ListLimits,
): Steps<UsefulWord[]> {
  const found = new FewMovers(moves, moving, limits);
  const { budget, layers, table, words } = found;
  const useful: UsefulWord[] = [];
  let symmetries: readonly Int32Array[] | undefined;
  for (let length = 1; longest === undefined ? useful.length === 0 : length <= longest; length++) {
    if (layers.closed && length > layers.reach) break;
    const begin = words.length;
    budget.searched = length - 1;
    yield* found.addLength(length);
    if (words.length === begin) continue;
    symmetries ??= yield* symmetriesOf(moves);
    const classes = yield* newClasses(found, begin, symmetries);
    const best = yield* bestWords(found, classes);
    const countMoved = ({ row }: FormedWord) =>
      table.row(row).reduce((count, image, x) => count + (image === x ? 0 : 1), 0);
    best.sort((a, b) => countMoved(a) - countMoved(b) || compareMoves(a.moves, b.moves));
    for (const { word, row } of best) useful.push({ form: word, images: Int32Array.from(table.row(row)) });
  }
  return useful;
}
