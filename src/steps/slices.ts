/** Runs steps for a slice of time; answers the last of them: the end, or what part is done. */
export function runSlice<Result>(
  steps: Iterator<number, Result>,
  milliseconds: number,
): IteratorResult<number, Result> {
  const end = Date.now() + milliseconds;
  let step;
  do step = steps.next();
  while (!step.done && Date.now() < end);
  return step;
}

export interface Slices {
  /** How long a slice takes; if omitted, short enough for a page to draw and to hear a click in between. */
  readonly milliseconds?: number;
  /** Hears after each slice what part is done, from 0 to 1. */
  readonly onProgress?: ((part: number) => void) | undefined;
  /** Is called after each pause; throws where the work is to end. */
  readonly checkCancelled?: () => void;
}

/**
 * Runs steps to their end in slices of time, with pauses in which others work. Work that fits into one slice is not held up.
 */
export async function inSlices<Result>(
  steps: Iterator<number, Result>,
  { milliseconds = 12, onProgress, checkCancelled }: Slices = {},
): Promise<Result> {
  for (;;) {
    const step = runSlice(steps, milliseconds);
    if (step.done) return step.value;
    onProgress?.(step.value);
    await new Promise((resume) => setTimeout(resume, 0));
    checkCancelled?.();
  }
}

const PROGRESS_INTERVAL_MS = 100;

/** Runs steps to their end without a pause, and tells about every tenth of a second what part is done, from 0 to 1. */
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
