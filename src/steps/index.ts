/** A computation in steps that yields its progress, from 0 to 1, and returns its result. */
export type Steps<Result> = Generator<number, Result>;

/** How many cells, points or edges take about a millisecond; work on long lists yields after each such part. */
export const ITEMS_PER_STEP = 1 << 13;

/** Whether a long list is left for others after the item of this number. */
export function isPause(item: number): boolean {
  return item % ITEMS_PER_STEP === ITEMS_PER_STEP - 1;
}

/** The same for a row of a table, all of whose rows have so many cells. */
export function isPauseInRow(row: number, width: number): boolean {
  return (row * width) % ITEMS_PER_STEP < width;
}

/** Goes through the steps of one part of a larger computation, all at the same progress. */
export function* within<Result>(progress: number, steps: Generator<unknown, Result>): Steps<Result> {
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
