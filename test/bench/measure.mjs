export const RUNS = 7;

/** The median time of several runs in milliseconds, after one run to warm up, and the last result. */
export async function measure(run) {
  let result = await run();
  const times = [];
  for (let k = 0; k < RUNS; k++) {
    const start = process.hrtime.bigint();
    result = await run();
    times.push(Number(process.hrtime.bigint() - start) / 1e6);
  }
  times.sort((a, b) => a - b);
  return { median: times[RUNS >> 1], result };
}

/** Numbers that look random and are the same in every run (Marsaglia's xorshift). */
export function random(seed) {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}
