/** Runs a computation that goes by steps to its end at once. */
export function finished<Result>(steps: Iterator<unknown, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
