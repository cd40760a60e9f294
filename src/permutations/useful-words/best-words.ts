import type { Steps } from "../../steps";
import { commutatorsOf } from "./commutators";
import type { FewMovers } from "./few-movers";
import { shortForm, type ShortForm } from "./short-form";

/** A word for the permutation in a row. */
export interface FormedWord extends ShortForm {
  readonly row: number;
  /** As numbers of moves. */
  readonly moves: readonly number[];
}

/**
 * For each class of rows the word with the shortest form, the first of these in the order of their moves. Looks at one word for each permutation,
 * and at the commutators.
 */
export function* bestWords(found: FewMovers, classes: readonly (readonly number[])[]): Steps<FormedWord[]> {
  const classOf = new Map<number, number>();
  const best: FormedWord[] = [];
  const consider = (row: number, moves: readonly number[]) => {
    const own = classOf.get(row);
    if (own === undefined) return;
    const form = shortForm(moves, found.moves);
    const before = best[own];
    if (
      !before ||
      form.cost < before.cost ||
      (form.cost === before.cost && compareMoves(moves, before.moves) < 0)
    )
      best[own] = { ...form, row, moves };
  };
  for (const [own, rows] of classes.entries()) {
    for (const row of rows) {
      classOf.set(row, own);
      consider(row, found.words[row]);
      yield 0;
    }
  }
  if (best.length > 0) yield* commutatorsOf(found, best[0].moves.length, consider);
  return best;
}

/** The first different move decides. */
export function compareMoves(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((move, k) => move !== b[k]);
  return at < 0 ? 0 : a[at] - b[at];
}
