import { ITEMS_PER_STEP, type Steps } from "../../steps";
import { add, ones, onesIn, type Bits } from "./bits";

/** Of up to so many patterns all sums are tried, about a million. */
const MAX_PATTERNS = 20;
/** Of more patterns, all sums of so many at a time. */
const PATTERNS_AT_A_TIME = 14;

export interface Lightest {
  readonly vector: Bits;
  /** Whether all sums were tried. */
  readonly isProved: boolean;
}

/** Adds some of the patterns to a vector so that as few bits as possible are 1. Of many patterns not all sums are tried. */
export function* lightest(vector: Bits, patterns: readonly Bits[]): Steps<Lightest> {
  if (patterns.length <= MAX_PATTERNS)
    return { vector: yield* lightestOfAll(vector, patterns), isProved: true };
  let best = vector;
  for (let first = 0, unchanged = 0; unchanged < patterns.length; first += PATTERNS_AT_A_TIME / 2) {
    const some = Array.from(
      { length: PATTERNS_AT_A_TIME },
      (_, k) => patterns[(first + k) % patterns.length],
    );
    const next = yield* lightestOfAll(best, some);
    unchanged = ones(next) < ones(best) ? 0 : unchanged + PATTERNS_AT_A_TIME / 2;
    best = next;
  }
  return { vector: best, isProved: false };
}

/** Tries all sums in an order in which each differs from the one before by one pattern (F. Gray's code). */
function* lightestOfAll(vector: Bits, patterns: readonly Bits[]): Steps<Bits> {
  const width = vector.length;
  const each = new Uint32Array(patterns.length * width);
  patterns.forEach((pattern, k) => each.set(pattern, k * width));
  const sum = vector.slice();
  let best = vector;
  let fewest = ones(vector);
  const count = 2 ** patterns.length;
  const yieldAfter = Math.ceil(ITEMS_PER_STEP / width);
  for (let k = 1; k < count; k++) {
    if (k % yieldAfter === 0) yield k / count;
    const at = (31 - Math.clz32(k & -k)) * width;
    let weight = 0;
    for (let word = 0; word < width; word++) weight += onesIn((sum[word] ^= each[at + word]));
    if (weight >= fewest) continue;
    fewest = weight;
    best = sum.slice();
  }
  return best;
}

/** Patterns with the same sums, each as light as adding another one can make it, the lightest first. */
export function* lighterPatterns(patterns: readonly Bits[]): Steps<Bits[]> {
  const lighter = patterns.map((pattern) => pattern.slice());
  const weights = lighter.map(ones);
  for (let unchanged = 0, k = 0; unchanged < lighter.length; k = (k + 1) % lighter.length, unchanged++) {
    yield 0;
    for (let other = 0; other < lighter.length; other++) {
      if (other === k || sumWeight(lighter[k], lighter[other]) >= weights[k]) continue;
      add(lighter[k], lighter[other]);
      weights[k] = ones(lighter[k]);
      unchanged = -1;
    }
  }
  return lighter.sort((a, b) => ones(a) - ones(b));
}

function sumWeight(a: Bits, b: Bits): number {
  let weight = 0;
  for (let word = 0; word < a.length; word++) weight += onesIn(a[word] ^ b[word]);
  return weight;
}
