const PROGRESS_INTERVAL = 100;

/** Runs steps to their end and tells about every tenth of a second what part is done, from 0 to 1. */
export function telling<Result>(steps: Iterator<number, Result>, onProgress: (part: number) => void): Result {
  let told = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (performance.now() - told < PROGRESS_INTERVAL) continue;
    told = performance.now();
    onProgress(step.value);
  }
}
