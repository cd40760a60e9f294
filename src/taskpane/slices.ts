/** Short enough for the page to draw and to hear a click in between. */
const SLICE_MILLISECONDS = 12;

/**
 * Runs steps to their end in short slices of time, so that the page stays alive, and tells after each slice what part is
 * done. Work that fits into one slice is not held up. Ends with the signal's reason where it is aborted.
 */
export async function inSlices<Result>(
  steps: Iterator<number, Result>,
  signal: AbortSignal,
  onProgress?: (part: number) => void,
): Promise<Result> {
  for (;;) {
    const end = performance.now() + SLICE_MILLISECONDS;
    let part = 0;
    do {
      const step = steps.next();
      if (step.done) return step.value;
      part = step.value;
    } while (performance.now() < end);
    onProgress?.(part);
    await new Promise((resume) => setTimeout(resume, 0));
    signal.throwIfAborted();
  }
}
