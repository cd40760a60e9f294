import type { Goal } from "./goal";
import { setOf, WORDS, type Jumps } from "./jumps";

/** Larger regions are seldom full, and there are many of them. */
const MAX_SIZE = 6;

/**
 * The least regions that no peg from outside can change while they are full: each jump over one of their holes begins or ends in them
 * (R. L. Merson, 1962, in J. D. Beasley, The Ins and Outs of Peg Solitaire). Small ones first.
 */
function regionsOf(jumps: Jumps): Int32Array[] {
  const regions = new Map<string, number[]>();
  const seen = new Set<string>();
  const grow = (region: readonly number[]) => {
    const sorted = [...region].sort((a, b) => a - b);
    const key = sorted.join();
    if (seen.has(key)) return;
    seen.add(key);
    const open = jumps.over.findIndex(
      (over, k) => region.includes(over) && !region.includes(jumps.from[k]) && !region.includes(jumps.to[k]),
    );
    if (open < 0) regions.set(key, sorted);
    else if (region.length < MAX_SIZE)
      for (const end of [jumps.from[open], jumps.to[open]]) grow([...region, end]);
  };
  jumps.board.cells.forEach((_, hole) => grow([hole]));
  const bySize = [...regions.values()].sort((a, b) => a.length - b.length);
  return bySize
    .filter((region, k) => !bySize.slice(0, k).some((part) => part.every((hole) => region.includes(hole))))
    .map(setOf);
}

/** Lower bounds for numbers of moves by regions without common holes: a move of its own begins in each before anything in it changes. */
export class MoveBounds {
  /** Two words for each region, and whether it may be full at the goal. */
  private readonly words: Int32Array;
  private readonly mayStay: readonly boolean[];
  /** The regions that are full at the start. */
  private readonly ofStart: Int32Array;

  constructor(
    jumps: Jumps,
    start: Int32Array,
    private readonly goal: Goal,
  ) {
    const regions = regionsOf(jumps);
    this.words = Int32Array.from(regions.flatMap((region) => [...region]));
    this.mayStay = regions.map((region) =>
      region.every((word, k) => (word & ~(goal.pegs[k] | goal.free[k])) === 0),
    );
    const left = start.slice();
    const full = regions.filter((region) => {
      if (region.some((word, k) => (left[k] & word) !== word)) return false;
      region.forEach((word, k) => (left[k] &= ~word));
      return true;
    });
    this.ofStart = Int32Array.from(full.flatMap((region) => [...region]));
  }

  /** How many moves there are at least from a position to the goal, unless it is the goal. */
  toGoal(low: number, high: number): number {
    const { words, mayStay } = this;
    let moves = 0;
    let stay = this.goal.count ?? mayStay.length;
    for (let k = 0; k < mayStay.length; k++) {
      const [first, second] = [words[WORDS * k], words[WORDS * k + 1]];
      if ((low & first) !== first || (high & second) !== second) continue;
      low &= ~first;
      high &= ~second;
      if (!mayStay[k] || --stay < 0) moves++;
    }
    return Math.max(moves, 1);
  }

  /** How many moves there are at least from the start to a position. */
  fromStart(low: number, high: number): number {
    const { ofStart } = this;
    let moves = 0;
    for (let at = 0; at < ofStart.length; at += WORDS)
      if ((low & ofStart[at]) !== ofStart[at] || (high & ofStart[at + 1]) !== ofStart[at + 1]) moves++;
    return moves;
  }
}
