import type { Steps } from "../steps";

/** The states at one distance from the start. */
export interface Layer {
  readonly count: number;
  /** The least number of them. */
  readonly first: number;
}

/** A layer of at most so many states is kept as a list, too, so that many small layers need not be looked for among all states. */
const LISTED = 1 << 20;
const WORDS_PER_YIELD = 1 << 16;

export interface NumberedMoves {
  /** At most this many moves lead from a state. */
  readonly maximumDegree: number;
  /**
   * Writes the states that moves lead to from a state, and these moves, and returns how many there are. It may leave out what undoes the
   * move `by` that led to the state; -1 if that is not known.
   */
  successors(state: number, by: number, states: Int32Array, moves: Int32Array): number;
}

/**
 * How many of the states 0, 1, …, stateCount − 1 are at each distance from state 0. Two bits are kept for each: 0 for a state not yet seen,
 * and 3 when it has been expanded. The states of a layer and of the next have 1 and 2 in turn (compare R. E. Korf, "Minimizing disk I/O in
 * two-bit breadth-first search", 2008). `statesPerYield` of them take a few milliseconds at most.
 */
export function* layersByNumber(
  stateCount: number,
  { maximumDegree, successors }: NumberedMoves,
  statesPerYield: number,
  mostListed = LISTED,
): Steps<Layer[]> {
  const marks = new Int32Array(Math.ceil(stateCount / 16));
  const listed = () => new Int32Array(Math.min(mostListed, stateCount));
  /** The states of a layer and of the next, with the moves that led to them first. */
  let [list, moveTo, next, nextMoveTo] = [listed(), listed(), listed(), listed()];
  const states = new Int32Array(maximumDegree);
  const moves = new Int32Array(maximumDegree);
  let mark = 1;
  let count = 1;
  let first = 0;
  const expand = (state: number, by: number): void => {
    const degree = successors(state, by, states, moves);
    for (let k = 0; k < degree; k++) {
      const successor = states[k];
      const shift = 2 * (successor & 15);
      const word = marks[successor >>> 4];
      if (((word >>> shift) & 3) !== 0) continue;
      marks[successor >>> 4] = word | (mark << shift);
      if (count < mostListed) {
        next[count] = successor;
        nextMoveTo[count] = moves[k];
      }
      count++;
      if (successor < first) first = successor;
    }
  };
  marks[0] = mark;
  nextMoveTo.fill(-1, 0, 1);

  const layers: Layer[] = [];
  let known = 0;
  while (count > 0) {
    layers.push({ count, first });
    const expanded = count;
    [list, moveTo, next, nextMoveTo] = [next, nextMoveTo, list, moveTo];
    [count, first, mark] = [0, stateCount, 3 - mark];
    for (let k = 0; k < expanded && expanded <= mostListed; k++) {
      const state = list[k];
      marks[state >>> 4] |= 3 << (2 * (state & 15));
      expand(state, moveTo[k]);
      if (++known % statesPerYield === 0) yield known / stateCount;
    }
    for (let word = 0; word < marks.length && expanded > mostListed; word++) {
      if (word % WORDS_PER_YIELD === 0) yield known / stateCount;
      // Both bits of a state are 1 in `differs` if it has the other mark.
      const differs = marks[word] ^ (mark * 0x55555555);
      let rest = differs & (differs >>> 1) & 0x55555555;
      marks[word] |= 3 * rest;
      for (; rest !== 0; rest &= rest - 1) {
        expand(16 * word + ((31 - Math.clz32(rest & -rest)) >> 1), -1);
        if (++known % statesPerYield === 0) yield known / stateCount;
      }
    }
  }
  return layers;
}
