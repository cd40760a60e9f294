import type { Condition } from "../../permutations/conditions";
import type { Solution } from "../../playing/move";
import type { Steps } from "../../steps";
import { LimitError } from "../../steps/limit-error";
import { conditionalWord } from "../../words/factoring/conditional-words";
import { factorization, whyNoWord } from "../../words/factoring/factorization";
import type { Factorization } from "../../words/factoring/factors";

interface WordSearch {
  /** A word that takes pieces from their points to the target, or why there is none. */
  wordFrom(places: Int32Array): Steps<Factorization>;
  /** Why there is no word, if that can be told without looking for one. */
  whyNoneFrom(places: Int32Array): Steps<string | undefined>;
}

/** Looks for words in generators and their inverses that bring all pieces to a target. */
export function wordSearch(
  points: readonly string[],
  generators: readonly { readonly images: Int32Array }[],
  conditions: readonly (readonly Condition[])[] | undefined,
  target: Int32Array,
): WordSearch {
  const factors = generators.map(({ images }) => ({ points, images }));
  /** It takes each piece from the point where it is to the one where it belongs. */
  const missing = (places: Int32Array) => {
    const images = new Int32Array(points.length);
    places.forEach((point, piece) => (images[point] = target[piece]));
    return { points, images };
  };
  return {
    wordFrom: (places) =>
      conditions
        ? conditionalWord({ points, images: target }, factors, conditions, true, { points, images: places })
        : factorization(missing(places), factors, true),
    whyNoneFrom: (places) => whyNoWord(missing(places), factors),
  };
}

/** Why a search for a line finds none; undefined if it finds one, or if it would take too long. */
export function* whyNoLine(search: Steps<Solution>): Steps<string | undefined> {
  try {
    const found = yield* search;
    return "impossible" in found ? found.impossible : undefined;
  } catch (error) {
    if (error instanceof LimitError) return undefined;
    throw error;
  }
}
