import { i18n } from "../language";
import { LimitError } from "../steps/limit-error";
import type { Steps } from "../steps";
import { PLACES_PER_YIELD } from "../search/depth-first";

/** About half a minute to a minute. Steps are counted instead of time so that a sheet gives the same answers on every machine. */
const MAX_STEPS = 50_000_000;

/** Gives up a search for simple ways that takes too long, with a LimitError. */
export function* limited<Result>(search: Steps<Result>, mostSteps = MAX_STEPS): Steps<Result> {
  for (let tried = 0; ; tried += PLACES_PER_YIELD) {
    const step = search.next();
    if (step.done) return step.value;
    if (tried >= mostSteps) throw tooManySteps(mostSteps);
    yield step.value;
  }
}

export const tooManySteps = (count: number): LimitError =>
  new LimitError(i18n.t("{count, number} steps were tried, and more are left", { count }));
