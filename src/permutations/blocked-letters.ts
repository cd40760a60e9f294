import { i18n } from "../language";
import { brokenCondition, type Condition } from "./conditions";
import { NotationError } from "./notation-error";
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
 * The first letter of a word that conditions block, one list of them for each label; undefined if all can be used, one after another. An
 * inverse undoes a move, so that its conditions are those of the move that it undoes.
 *
 * @param start where the pieces are at first, if not at the places with their names
 */
export function* blockedLetter(
  letters: readonly PlacedLetter[],
  permutations: readonly Permutation[],
  conditions: readonly (readonly Condition[])[],
  order: ProductOrder,
  start: Permutation = { points: [], images: new Int32Array(0) },
): Steps<BlockedLetter | undefined> {
  const pieces = new Map(start.points.map((piece, x) => [start.points[start.images[x]], piece]));
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

/** Says where a word is blocked, and by which piece. */
export function blockedAt({ letter, place, piece }: BlockedLetter, labels: readonly string[]): NotationError {
  const { label, inverse, position } = letter;
  const values = { label: labels[label], position, place, piece };
  const problem = inverse
    ? i18n.t("character {position}: {label}' is blocked; after it, {piece} would be on place {place}", values)
    : i18n.t("character {position}: {label} is blocked; before it, {piece} is on place {place}", values);
  return new NotationError(problem, position);
}
