import type { Steps } from "../../steps";
import { randomIndex, seededRandom } from "../../steps/random";
import { leastWeight, type Goal } from "./goal";
import { sizeOf, WORDS, type Jumps } from "./jumps";
import { pagodaOf, weightOf } from "./pagoda";

/** So many random games are looked at, and so many pagoda functions are kept: those that end most of the games. */
const GAMES = 96;
const MOST = 16;
const BYTES = 4 * WORDS;

/** Pagoda functions of a goal: positions with too small a sum are dead. */
export class Pagodas {
  /** For each function and byte of a position, the sums of its 256 values. */
  private readonly sums: Int32Array;
  private readonly least: readonly number[];

  constructor(goal: Goal, functions: readonly (readonly number[])[]) {
    this.least = functions.map((weights) => leastWeight(goal, weights));
    this.sums = Int32Array.from(
      functions.flatMap((weights) =>
        Array.from({ length: BYTES * 256 }, (_, at) =>
          weights.reduce(
            (sum, weight, hole) => (hole >> 3 === at >> 8 && (at >> (hole & 7)) & 1 ? sum + weight : sum),
            0,
          ),
        ),
      ),
    );
  }

  /** Whether the goal cannot be reached by one of the functions. */
  isDead(low: number, high: number): boolean {
    const { sums, least } = this;
    for (let k = 0, at = 0; k < least.length; k++, at += BYTES * 256) {
      const ofLow = sums[at + (low & 255)] + sums[at + 256 + ((low >>> 8) & 255)];
      const alsoLow = sums[at + 512 + ((low >>> 16) & 255)] + sums[at + 768 + (low >>> 24)];
      const ofHigh = sums[at + 1024 + (high & 255)] + sums[at + 1280 + ((high >>> 8) & 255)];
      const alsoHigh = sums[at + 1536 + ((high >>> 16) & 255)] + sums[at + 1792 + (high >>> 24)];
      if (ofLow + alsoLow + ofHigh + alsoHigh < least[k]) return true;
    }
    return false;
  }
}

/**
 * Finds pagoda functions that end random games from a position, the same ones each time. Each position of a game that is dead gives one
 * (pagoda.ts), and its mirror images give others. Of these it keeps those that end the most games that no earlier one ends.
 */
export function* learnPagodas(
  jumps: Jumps,
  symmetries: readonly (readonly number[])[],
  pegs: Int32Array,
  goal: Goal,
): Steps<Pagodas> {
  const random = seededRandom(1);
  const functions = new Map<string, number[]>();
  let dead: Int32Array[] = [];
  for (let game = 0; game < GAMES; game++) {
    yield game / GAMES;
    const position = playedAtRandom(jumps, pegs, goal, random);
    const weights = pagodaOf(jumps, position, goal);
    if (!weights) continue;
    dead.push(position);
    for (const holes of symmetries) {
      const image = holes.map((hole) => weights[hole]);
      functions.set(image.join(), image);
    }
  }
  const chosen: number[][] = [];
  const all = [...functions.values()].map((weights) => ({ weights, least: leastWeight(goal, weights) }));
  while (dead.length > 0 && chosen.length < MOST) {
    let best = { ends: -1, weights: [] as number[], dead };
    for (const { weights, least } of all) {
      const left = dead.filter((position) => weightOf(weights, position) >= least);
      if (dead.length - left.length > best.ends)
        best = { ends: dead.length - left.length, weights, dead: left };
    }
    yield 1;
    chosen.push(best.weights);
    ({ dead } = best);
  }
  return new Pagodas(goal, chosen);
}

/** Random jumps, between a third and three quarters of those that there can be. */
function playedAtRandom(
  jumps: Jumps,
  start: Int32Array,
  { count = 0 }: Goal,
  random: () => number,
): Int32Array {
  const most = sizeOf(start) - count;
  let pegs = start;
  for (
    let left = Math.ceil(most / 3) + randomIndex(random, Math.max(Math.ceil(most / 2.4), 1));
    left > 0;
    left--
  ) {
    const legal = jumps.legal(pegs);
    if (legal.length === 0) break;
    pegs = jumps.after(legal[randomIndex(random, legal.length)], pegs);
  }
  return pegs;
}
