import { ITEMS_PER_STEP, type Steps } from ".";

/**
 * The numbers 0, 1, …, count − 1 in a stable sorted order. Runs of them are sorted at once, and merged in steps (J. von Neumann, 1945). If
 * comparing takes long, `weight` says how many numbers could be compared while two of these are.
 */
export function* inOrder(
  count: number,
  compare: (a: number, b: number) => number,
  weight = 1,
): Steps<Int32Array> {
  const atOnce = Math.max(RUN >> 7, Math.floor(RUN / weight));
  const pause = Math.ceil(ITEMS_PER_STEP / weight);
  let sorted = new Int32Array(count);
  let merged = new Int32Array(count > atOnce ? count : 0);
  for (let k = 0; k < count; k++) sorted[k] = k;
  for (let run = 0; run < count; run += atOnce) {
    if (run > 0) yield run / count;
    sorted.subarray(run, run + atOnce).sort(compare);
  }
  for (let run = atOnce; run < count; run *= 2) {
    for (let begin = 0; begin < count; begin += 2 * run) {
      const middle = Math.min(begin + run, count);
      const end = Math.min(begin + 2 * run, count);
      for (let at = begin, left = begin, right = middle; at < end; at++) {
        if (at % pause === 0) yield at / count;
        const isLeft = left < middle && (right === end || compare(sorted[left]!, sorted[right]!) <= 0);
        merged[at] = isLeft ? sorted[left++]! : sorted[right++]!;
      }
    }
    [sorted, merged] = [merged, sorted];
  }
  return sorted;
}

/** Sorting this many takes some ms. */
const RUN = 1 << 11;
