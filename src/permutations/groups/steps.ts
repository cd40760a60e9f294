/** Goes through the steps of one part of a larger computation, all at the same progress. */
export function* within<Result>(
  progress: number,
  steps: Generator<unknown, Result>,
): Generator<number, Result> {
  let step = steps.next();
  for (; !step.done; step = steps.next()) yield progress;
  return step.value;
}

/** Runs a computation that goes by steps to its end at once. */
export function finished<Result>(steps: Iterator<unknown, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
