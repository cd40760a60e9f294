/** Runs steps for a slice of time. Returns the last one: the result, or the fraction done. */
export function runSlice<Result>(
  steps: Iterator<number, Result>,
  milliseconds: number,
): IteratorResult<number, Result> {
  const end = Date.now() + milliseconds;
  let step: IteratorResult<number, Result>;
  do step = steps.next();
  while (!step.done && Date.now() < end);
  return step;
}

export interface Slices {
  /** The length of a slice; by default short enough for a page to render and handle clicks in between. */
  readonly milliseconds?: number;
  /** Called after each slice with the fraction done, from 0 to 1. */
  readonly onProgress?: ((part: number) => void) | undefined;
  /** Called after each pause. Throws to end the work. */
  readonly checkCancelled?: () => void;
}

/** Runs steps to their end in time slices, with pauses for others. Work that fits into one slice is not delayed. */
export async function inSlices<Result>(
  steps: Iterator<number, Result>,
  { milliseconds = 12, onProgress, checkCancelled }: Slices = {},
): Promise<Result> {
  for (;;) {
    const step = runSlice(steps, milliseconds);
    if (step.done) return step.value;
    onProgress?.(step.value);
    await pause();
    checkCancelled?.();
  }
}

/** Lets others run. */
export function pause(): Promise<void> {
  return new Promise((resume) => setTimeout(resume, 0));
}

const PROGRESS_INTERVAL_MS = 100;

/** Runs steps to their end without a pause, and reports the fraction done, from 0 to 1, about every tenth of a second. */
export function runWithProgress<Result>(
  steps: Iterator<number, Result>,
  onProgress: (part: number) => void,
): Result {
  for (;;) {
    const step = runSlice(steps, PROGRESS_INTERVAL_MS);
    if (step.done) return step.value;
    onProgress(step.value);
  }
}
