export const RUNS = 7;

const WARM_UP_MILLISECONDS = 1000;
const MIN_SAMPLE_MS = 2;

/**
 * The median time of several runs in ms, after some warm-up runs, and the last result. When one run is too short for the clock, each time
 * is the average of many.
 */
export async function measure(run) {
  let result;
  let repeats = 0;
  const warmUp = now();
  do {
    result = await run();
    repeats++;
  } while (now() - warmUp < WARM_UP_MILLISECONDS);
  repeats = Math.max(1, Math.ceil((repeats * MIN_SAMPLE_MS) / (now() - warmUp)));
  const times = [];
  for (let k = 0; k < RUNS; k++) {
    const start = now();
    for (let repeat = 0; repeat < repeats; repeat++) result = await run();
    times.push((now() - start) / repeats);
  }
  times.sort((a, b) => a - b);
  return { median: times[RUNS >> 1], result };
}

function now() {
  return Number(process.hrtime.bigint()) / 1e6;
}

/** Pseudo-random numbers that are the same in every run (Marsaglia's xorshift). */
export function random(seed) {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}
