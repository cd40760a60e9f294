/** A computation in steps that yields its progress, from 0 to 1, and returns its result. */
export type Steps<Result> = Generator<number, Result>;

/** About as many cells, points or edges as can be processed in a millisecond. Work on long lists yields after each such chunk. */
export const ITEMS_PER_STEP = 1 << 13;

/** Whether work on a long list yields after the item with this number. */
export function isPause(item: number): boolean {
  return item % ITEMS_PER_STEP === ITEMS_PER_STEP - 1;
}

/** The same for a row of a table with `width` cells per row. */
export function isPauseInRow(row: number, width: number): boolean {
  return (row * width) % ITEMS_PER_STEP < width;
}

/** Runs the steps of one part of a larger computation, all at the same progress. */
export function* within<Result>(progress: number, steps: Generator<unknown, Result>): Steps<Result> {
  let step = steps.next();
  for (; !step.done; step = steps.next()) yield progress;
  return step.value;
}

/** Runs a computation in steps to its end without pauses. */
export function finished<Result>(steps: Iterator<unknown, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
