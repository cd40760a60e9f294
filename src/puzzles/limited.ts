import { i18n } from "../language";
import { LimitError } from "../permutations/limit-error";
import type { Steps } from "../search/breadth-first";
import { PLACES_PER_YIELD } from "../search/depth-first";

/** So many places are tried in about half a minute. As places are counted and not time, a sheet answers the same anywhere. */
const MOST_PLACES = 50_000_000;

/** Gives up a search of simple ways that takes too long, with a LimitError. */
export function* limited<Result>(search: Steps<Result>, mostPlaces = MOST_PLACES): Steps<Result> {
  for (let tried = 0; ; tried += PLACES_PER_YIELD) {
    const step = search.next();
    if (step.done) return step.value;
    if (tried >= mostPlaces) {
      throw new LimitError(
        i18n.t("{count, number} steps were tried, and there are more ways to try", { count: mostPlaces }),
      );
    }
    yield step.value;
  }
}
