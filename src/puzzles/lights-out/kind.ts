import { within, type Steps, ITEMS_PER_STEP } from "../../steps";
import { add, bitAt, isOddOn, ones, setBit, wordsFor, type Bits, onesIn } from "./bits";
import { chase, type Chased } from "./chase";
import type { Lamps, LightsOut, LightsSolution } from "./lamps";
import { partsOf } from "./parts";
import { parityReason } from "./reason";
import { CLASSIC, isClassic } from "./rules";
import { lampsOfStates } from "./states";

/** Of up to so many patterns all sums are tried, about a million. */
const MAX_PATTERNS = 20;
/** Of more patterns, all sums of so many at a time. */
const PATTERNS_AT_A_TIME = 14;

/** Adds some of the patterns to a vector so that as few bits as possible are 1. Of many patterns not all sums are tried. */
export function* lightest(vector: Bits, patterns: readonly Bits[]) {
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

interface SolvedPart extends Chased {
  /** The board's numbers of its lamps. */
  readonly lamps: Int32Array;
  readonly wanted: Bits;
}

/**
 * Studies a board on which each lamp has to change by so many presses: 0 or 1 with two states. With two states, parts of the board that do
 * not touch are solved one by one by light chasing (chase.ts). Then sums of quiet sets are added until the fewest presses are left: all
 * sums of up to 20 sets, which proves it, otherwise 14 sets at a time.
 */
export function* lightsOut(board: Lamps, changes: Uint8Array, rules = CLASSIC): Steps<LightsOut> {
  if (!isClassic(rules)) return yield* lampsOfStates(board, changes, rules);
  const parts: SolvedPart[] = [];
  for (const part of yield* partsOf(board)) {
    const wanted = new Uint32Array(wordsFor(part.lamps.length));
    part.lamps.forEach((lamp, k) => changes[lamp] && setBit(wanted, k));
    const { presses, quiet } = yield* chase(part, wanted);
    parts.push({ lamps: part.lamps, wanted, presses, quiet: yield* lighterPatterns(quiet) });
  }
  const quiet = parts
    .flatMap(({ lamps, quiet: patterns }) => patterns.map((bits) => ({ lamps, bits })))
    .sort((a, b) => ones(a.bits) - ones(b.bits))
    .map((part) => lampsOf([part], board.count));
  const orders = quiet.map(() => 2);
  return { rank: board.count - quiet.length, quiet, orders, solve: () => solve(board, parts) };
}

function* solve(board: Lamps, parts: readonly SolvedPart[]): Steps<LightsSolution> {
  const odd = yield* oddPattern(parts);
  if (odd) {
    const quiet = lampsOf([odd], board.count);
    return { impossible: parityReason(board, quiet, odd.changes), quiet };
  }
  const found: { lamps: Int32Array; bits: Bits }[] = [];
  let isFewest = true;
  for (const [k, { lamps, presses, quiet }] of parts.entries()) {
    const { vector, isProved } = yield* within(k / parts.length, lightest(presses, quiet));
    found.push({ lamps, bits: vector });
    isFewest &&= isProved;
  }
  return { presses: lampsOf(found, board.count), isFewest };
}

/** The smallest quiet set that is found of those in which an odd number of lamps has to change. */
function* oddPattern(parts: readonly SolvedPart[]) {
  let smallest: { lamps: Int32Array; bits: Bits; changes: number } | undefined;
  for (const { lamps, wanted, quiet } of parts) {
    const first = quiet.find((pattern) => isOddOn(pattern, wanted));
    if (!first) continue;
    const even = quiet.flatMap((pattern) => {
      if (pattern === first) return [];
      const changed = pattern.slice();
      if (isOddOn(pattern, wanted)) add(changed, first);
      return [changed];
    });
    const { vector: bits } = yield* within(0, lightest(first, even));
    if (smallest && ones(bits) >= ones(smallest.bits)) continue;
    smallest = { lamps, bits, changes: ones(bits.map((word, k) => word & wanted[k])) };
  }
  return smallest;
}

/** The lamps whose bits are 1 in the parts, as a set of all lamps. */
function lampsOf(parts: readonly { lamps: Int32Array; bits: Bits }[], count: number): Uint8Array {
  const set = new Uint8Array(count);
  for (const { lamps, bits } of parts) lamps.forEach((lamp, k) => (set[lamp] = bitAt(bits, k)));
  return set;
}
