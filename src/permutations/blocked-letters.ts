import { brokenCondition, type Condition } from "./conditions";
import type { Permutation } from "./permutation";
import type { PlacedLetter } from "./words";
import type { ProductOrder } from "./product-order";
import { isPause, type Steps } from "../steps";

/** A letter that conditions block: what is at a place before it or, if it is an inverse, what would be there after it. */
export interface BlockedLetter {
  readonly letter: PlacedLetter;
  readonly place: string;
  readonly piece: string;
}

/**
 * The first letter of a word that conditions block, one list of them for each label; undefined if all can be used, one after another. At the
 * start each piece is at the place with its name. An inverse undoes a move, so that its conditions are those of the move that it undoes.
 */
export function* blockedLetter(
  letters: readonly PlacedLetter[],
  permutations: readonly Permutation[],
  conditions: readonly (readonly Condition[])[],
  order: ProductOrder,
): Steps<BlockedLetter | undefined> {
  const pieces = new Map<string, string>();
  const pieceAt = (place: string) => pieces.get(place) ?? place;
  const used = order === "left to right" ? letters : [...letters].reverse();
  for (const [k, letter] of used.entries()) {
    if (isPause(k)) yield k / used.length;
    const before = letter.inverse ? undefined : brokenCondition(conditions[letter.label], pieceAt);
    if (before) return { letter, ...before };
    const { points, images } = permutations[letter.label];
    const moved = points.map(pieceAt);
    points.forEach((point, x) => {
      const image = points[images[x]];
      if (letter.inverse) pieces.set(point, moved[images[x]]);
      else pieces.set(image, moved[x]);
    });
    const after = letter.inverse ? brokenCondition(conditions[letter.label], pieceAt) : undefined;
    if (after) return { letter, ...after };
  }
  return undefined;
}
