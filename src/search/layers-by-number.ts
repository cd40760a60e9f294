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

/**
 * How many of the states 0, 1, …, stateCount − 1 are at each distance from state 0. Two bits are kept for each: 0 for a state not yet seen,
 * and 3 when it has been expanded. The states of a layer and of the next have 1 and 2 in turn (compare R. E. Korf, "Minimizing disk I/O in
 * two-bit breadth-first search", 2008). The function `expand` reports the successors of a state; `statesPerYield` of them take a few
 * milliseconds at most.
 */
export function* layersByNumber(
  stateCount: number,
  expand: (state: number, arrive: (successor: number) => void) => void,
  statesPerYield: number,
  mostListed = LISTED,
): Steps<Layer[]> {
  const marks = new Int32Array(Math.ceil(stateCount / 16));
  let list = new Int32Array(Math.min(mostListed, stateCount));
  let next = list.slice();
  let mark = 1;
  let layer = { count: 0, first: stateCount };
  const arrive = (state: number): void => {
    const shift = 2 * (state & 15);
    if (((marks[state >>> 4] >>> shift) & 3) !== 0) return;
    marks[state >>> 4] |= mark << shift;
    if (layer.count < mostListed) next[layer.count] = state;
    layer.count++;
    if (state < layer.first) layer.first = state;
  };
  arrive(0);

  const layers: Layer[] = [];
  let known = 0;
  while (layer.count > 0) {
    const { count } = layer;
    layers.push(layer);
    layer = { count: 0, first: stateCount };
    [list, next] = [next, list];
    mark = 3 - mark;
    for (let k = 0; k < count && count <= mostListed; k++) {
      const state = list[k];
      marks[state >>> 4] |= 3 << (2 * (state & 15));
      expand(state, arrive);
      if (++known % statesPerYield === 0) yield known / stateCount;
    }
    for (let word = 0; word < marks.length && count > mostListed; word++) {
      if (word % WORDS_PER_YIELD === 0) yield known / stateCount;
      // Both bits of a state are 1 in `differs` if it has the other mark.
      const differs = marks[word] ^ (mark * 0x55555555);
      let rest = differs & (differs >>> 1) & 0x55555555;
      marks[word] |= 3 * rest;
      for (; rest !== 0; rest &= rest - 1) {
        expand(16 * word + ((31 - Math.clz32(rest & -rest)) >> 1), arrive);
        if (++known % statesPerYield === 0) yield known / stateCount;
      }
    }
  }
  return layers;
}
