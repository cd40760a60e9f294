import type { Steps } from ".";

/** A limit of size or time was reached: there may be an answer, but it was not found. */
export class LimitError extends Error {
  override readonly name = "LimitError";
}

/** The result of a computation; undefined if it reaches a limit. */
export function* unlessLimited<Result>(steps: Steps<Result>): Steps<Result | undefined> {
  try {
    return yield* steps;
  } catch (error) {
    if (error instanceof LimitError) return undefined;
    throw error;
  }
}
