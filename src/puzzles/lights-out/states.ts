import { i18n } from "../../language";
import { LimitError } from "../../steps/limit-error";
import { ITEMS_PER_STEP, within, type Steps } from "../../steps";
import type { Lamps, LightsOut, LightsSolution } from "./lamps";
import { inverse, primePowers, solveModulo, type Cyclic } from "./modular";
import { parityReason, sumReason } from "./reason";
import { touchedBy, type LampRules } from "./rules";

/** The equations of more lamps take more than some seconds. */
const MAX_LAMPS = 1600;
/** Of up to so many sums of quiet patterns all are tried. */
const MAX_SUMS = 2 ** 20;
/** Of more, so many at a time. */
const SUMS_AT_A_TIME = 2 ** 14;

/** Lamps that are connected by presses, and the presses on them. */
interface Part {
  /** The board's numbers of its lamps. */
  readonly lamps: Int32Array;
  readonly changes: Uint8Array;
  /** Presses that make the changes, if any do. */
  readonly presses?: Uint8Array;
  /** All quiet patterns are sums of these, each once. */
  readonly quiet: readonly Cyclic[];
}

/**
 * Studies a board by any rules: the states of its lamps have to change by so many presses. The equations are solved modulo each power of a
 * prime that divides the number of states, and put together by the Chinese remainder theorem. A press on a lamp changes another one exactly
 * if a press on that one changes the first. So a sum of lamps, each as often as a quiet pattern presses it, is changed by no press. Over
 * these rings the reverse holds, too: if all these sums are as at the goal, there is a solution.
 */
export function* lampsOfStates(board: Lamps, changes: Uint8Array, rules: LampRules): Steps<LightsOut> {
  if (board.count > MAX_LAMPS)
    throw new LimitError(
      i18n.t("with these rules a board has at most {most, number} lamps", { most: MAX_LAMPS }),
    );
  const { states } = rules;
  const touched = yield* touchedBy(board, rules);
  const parts: Part[] = [];
  for (const lamps of connected(touched)) parts.push(yield* solvePart(lamps, touched, changes, states));
  const quiet = parts
    .flatMap(({ lamps, quiet: patterns }) =>
      patterns.map(({ vector, order }) => ({ set: onBoard([{ lamps, vector }], board.count), order })),
    )
    .sort((a, b) => sumOf(a.set) - sumOf(b.set));
  return {
    rank: board.count - quiet.length,
    quiet: quiet.map(({ set }) => set),
    orders: quiet.map(({ order }) => order),
    solve: () => solve(board, parts, states),
  };
}

/** The lamps of each part, in rising order. */
function connected(touched: readonly Int32Array[]): Int32Array[] {
  const isFound = new Uint8Array(touched.length);
  return touched.flatMap((_, first) => {
    if (isFound[first]) return [];
    const lamps = [first];
    isFound[first] = 1;
    for (let next = 0; next < lamps.length; next++)
      for (const lamp of touched[lamps[next]])
        if (!isFound[lamp]) {
          isFound[lamp] = 1;
          lamps.push(lamp);
        }
    return [Int32Array.from(lamps).sort()];
  });
}

function* solvePart(
  lamps: Int32Array,
  touched: readonly Int32Array[],
  allChanges: Uint8Array,
  states: number,
): Steps<Part> {
  const placeOf = new Map(Array.from(lamps, (lamp, k) => [lamp, k]));
  const rows = Array.from(lamps, (lamp) => touched[lamp].map((other) => placeOf.get(other)!));
  const changes = Uint8Array.from(lamps, (lamp) => allChanges[lamp]);
  const quiet: Cyclic[] = [];
  let presses: Uint8Array | undefined = new Uint8Array(lamps.length);
  for (const { prime, power } of primePowers(states)) {
    const { solution, generators } = yield* solveModulo(rows, changes, prime, power);
    const others = states / power;
    /** Leaves 1 after this power of a prime, and 0 after the others. */
    const share = others * inverse(others % power, power);
    presses = solution && presses?.map((count, k) => (count + share * solution[k]) % states);
    for (const { vector, order } of generators)
      quiet.push({ vector: vector.map((count) => count * others), order });
  }
  return { lamps, changes, ...(presses && { presses }), quiet: yield* lighter(quiet, states) };
}

/** Generators of the same sums, each as light as adding multiples of another one, or taking a multiple, can make it. */
export function* lighter(patterns: readonly Cyclic[], states: number): Steps<Cyclic[]> {
  const lighterOnes = patterns.map(({ vector, order }) => ({ vector, order, weight: sumOf(vector) }));
  for (
    let unchanged = 0, k = 0;
    unchanged < lighterOnes.length;
    k = (k + 1) % lighterOnes.length, unchanged++
  ) {
    yield 0;
    const pattern = lighterOnes[k];
    for (const other of lighterOnes) {
      // The sum must not have a higher order.
      const step = other === pattern ? 1 : other.order / commonDivisor(other.order, pattern.order);
      for (let times = step; times < other.order; times += step) {
        if (other === pattern && commonDivisor(times + 1, pattern.order) > 1) continue;
        const vector = pattern.vector.map((count, lamp) => (count + times * other.vector[lamp]) % states);
        const weight = sumOf(vector);
        if (weight >= pattern.weight) continue;
        Object.assign(pattern, { vector, weight });
        unchanged = -1;
        break;
      }
    }
  }
  return lighterOnes.sort((a, b) => a.weight - b.weight);
}

export const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));

function* solve(board: Lamps, parts: readonly Part[], states: number): Steps<LightsSolution> {
  for (const { lamps, changes, quiet: patterns } of parts) {
    // The patterns are in order, so this is the lightest of them.
    const odd = patterns.find(({ vector }) => changeOf(vector, changes) % states !== 0);
    if (!odd) continue;
    const [quiet, wanted] = [odd.vector, changes].map((vector) => onBoard([{ lamps, vector }], board.count));
    return { impossible: reason(board, quiet, wanted, states), quiet: quiet };
  }
  const found: { lamps: Int32Array; vector: Uint8Array }[] = [];
  let isFewest = true;
  for (const [k, { lamps, presses, quiet }] of parts.entries()) {
    const { vector, isProved } = yield* within(k / parts.length, lightest(presses!, quiet, states));
    found.push({ lamps, vector });
    isFewest &&= isProved;
  }
  return { presses: onBoard(found, board.count), isFewest };
}

/** Adds sums of the patterns to presses so that they are as few as possible. Of very many sums not all are tried. */
export function* lightest(presses: Uint8Array, patterns: readonly Cyclic[], states: number) {
  if (sumsOf(patterns) <= MAX_SUMS)
    return { vector: yield* lightestOfAll(presses, patterns, states), isProved: true };
  let best = presses;
  for (let first = 0, unchanged = 0; unchanged < patterns.length;) {
    const some: Cyclic[] = [];
    for (let k = 0; k < patterns.length; k++) {
      const pattern = patterns[(first + k) % patterns.length];
      if (sumsOf([...some, pattern]) > SUMS_AT_A_TIME) break;
      some.push(pattern);
    }
    const next = yield* lightestOfAll(best, some, states);
    const step = Math.ceil(some.length / 2);
    unchanged = sumOf(next) < sumOf(best) ? 0 : unchanged + step;
    first += step;
    best = next;
  }
  return { vector: best, isProved: false };
}

const sumsOf = (patterns: readonly Cyclic[]) => patterns.reduce((product, { order }) => product * order, 1);

/** Counts through all sums: a digit of each pattern goes round by itself, because so many times the pattern are nothing. */
function* lightestOfAll(presses: Uint8Array, patterns: readonly Cyclic[], states: number): Steps<Uint8Array> {
  const left = Uint8Array.from({ length: 2 * states }, (_, number) => number % states);
  const digits = new Uint8Array(patterns.length);
  const sum = presses.slice();
  let best = presses;
  let fewest = sumOf(presses);
  const count = sumsOf(patterns);
  const yieldAfter = Math.ceil(ITEMS_PER_STEP / presses.length);
  for (let k = 1; k < count; k++) {
    if (k % yieldAfter === 0) yield k / count;
    let weight = 0;
    for (let digit = 0, carries = true; carries; digit++) {
      const { vector, order } = patterns[digit];
      weight = 0;
      for (let lamp = 0; lamp < sum.length; lamp++) weight += sum[lamp] = left[sum[lamp] + vector[lamp]]!;
      digits[digit] = (digits[digit] + 1) % order;
      carries = digits[digit] === 0;
    }
    if (weight >= fewest) continue;
    fewest = weight;
    best = sum.slice();
  }
  return best;
}

const sumOf = (counts: Uint8Array): number => {
  let sum = 0;
  for (const count of counts) sum += count;
  return sum;
};

/** By how much a sum of lamps has to change, each as often as a pattern has it. */
function changeOf(pattern: Uint8Array, changes: Uint8Array): number {
  let sum = 0;
  for (let lamp = 0; lamp < pattern.length; lamp++) sum += pattern[lamp] * changes[lamp];
  return sum;
}

function onBoard(parts: readonly { lamps: Int32Array; vector: Uint8Array }[], count: number): Uint8Array {
  const set = new Uint8Array(count);
  for (const { lamps, vector } of parts) lamps.forEach((lamp, k) => (set[lamp] = vector[k]!));
  return set;
}

/** Why no presses help, with the smallest numbers that show it: a pattern of 0 and 2 in four states is one of 0 and 1 in two. */
function reason(board: Lamps, quiet: Uint8Array, changes: Uint8Array, states: number): string {
  const divisor = quiet.reduce((common, count) => commonDivisor(common, count), states);
  const counts = quiet.map((count) => count / divisor);
  const change = changeOf(counts, changes);
  if (states === 2) return parityReason(board, counts, change);
  const modulus = states / divisor;
  return sumReason(board, counts, modulus, change % modulus);
}
