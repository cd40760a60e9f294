import type { Adjacency } from "../../search/adjacency";
import type { PatternBounds } from "./patterns/pattern-bounds";
import type { TokenPuzzle } from "./patterns/token-puzzle";

/** Longer ways are not looked for. */
const MAX_DEPTH = 1 << 15;

/**
 * Iterative deepening A* (R. E. Korf, 1985): a depth-first search that turns back where the bound for the whole way is passed, again and again with
 * the least bound that makes a difference. It keeps nothing but the way to where it is. The way that it finds has the fewest moves; among such ways,
 * it is the first in the order of the moves.
 */
export class Deepening {
  /** The way found, as moves. */
  way: Int32Array | undefined;
  /** No way has fewer moves than this. Infinity if there is none. */
  bound: number;
  /** How many moves were made. */
  nodes = 0;

  /** The token at each place; −1 for none. */
  readonly #board: Int32Array;
  /** Moves to look at, in order: those of one empty place are together, for several ones it is all moves. */
  readonly #list: Int32Array;
  #cursor = 0;
  #end = 0;
  #depth = 0;
  #next = Infinity;
  /** For each depth: the move made there, and where to go on after it. */
  #taken = new Int32Array(0);
  #cursors = new Int32Array(0);
  /** For each view: its patterns' indices, and the sum of their values. */
  readonly #indices: Int32Array;
  readonly #sums: Int32Array;

  constructor(
    private readonly puzzle: TokenPuzzle,
    private readonly bounds: PatternBounds,
    private readonly incoming: Adjacency,
    /** At each place of the start; −1 for none. */
    tokens: Int32Array,
    /** A bound that is known already. */
    known = 0,
  ) {
    const { views, values, patternCount, unreachable } = bounds;
    this.#board = tokens.slice();
    this.#list = puzzle.emptyCount === 1 ? incoming.edges : puzzle.from.map((_, move) => move);
    this.#indices = new Int32Array(views.length * patternCount);
    this.#sums = new Int32Array(views.length);
    this.bound = known;
    views.forEach(({ firsts, places, strides, patterns }, view) => {
      const indices = this.#indices.subarray(view * patternCount, (view + 1) * patternCount);
      indices.set(firsts);
      tokens.forEach((token, place) => {
        if (token >= 0) indices[patterns[token]] += places[place] * strides[token];
      });
      const isStuck = indices.some((index) => values[index] === unreachable);
      this.#sums[view] = indices.reduce((sum, index) => sum + values[index], 0);
      this.bound = isStuck ? Infinity : Math.max(this.bound, this.#sums[view]);
    });
    if (this.#sums[0] === 0) this.way = new Int32Array(0);
    else if (!this.isDone) this.#begin();
  }

  get isDone(): boolean {
    return this.way !== undefined || this.bound > MAX_DEPTH;
  }

  /** Begins to look for a way of `bound` moves. */
  #begin(): void {
    this.#next = Infinity;
    if (this.#taken.length < this.bound) {
      this.#taken = new Int32Array(2 * this.bound);
      this.#cursors = new Int32Array(2 * this.bound);
    }
    this.#lookFrom(this.#board.indexOf(-1));
  }

  #lookFrom(empty: number): void {
    const { offsets } = this.incoming;
    const isOnlyOne = this.puzzle.emptyCount === 1;
    this.#cursor = isOnlyOne ? offsets[empty] : 0;
    this.#end = isOnlyOne ? offsets[empty + 1] : this.#list.length;
  }

  /** Goes on until it is done, or has looked at so many moves. */
  // eslint-disable-next-line max-lines-per-function -- one loop, whose state is in local variables for speed
  run(looks: number): void {
    const { from, to, emptyCount } = this.puzzle;
    const { values, unreachable, views, patternCount } = this.bounds;
    const { offsets } = this.incoming;
    const isOnlyOne = emptyCount === 1;
    const board = this.#board;
    const list = this.#list;
    const indices = this.#indices;
    const sums = this.#sums;
    const taken = this.#taken;
    const cursors = this.#cursors;
    const { bound } = this;
    let cursor = this.#cursor;
    let end = this.#end;
    let depth = this.#depth;
    let next = this.#next;
    let nodes = this.nodes;
    // Two views are written out, as a loop over them takes twice as long.
    const [{ places, strides, patterns }] = views;
    const other = views[views.length - 1];
    const hasOther = views.length > 1;
    const { places: otherPlaces, strides: otherStrides, patterns: otherPatterns } = other;

    for (let left = looks; left > 0; left--) {
      if (cursor === end) {
        if (depth === 0) break;
        const move = taken[--depth];
        const tail = from[move];
        const head = to[move];
        const token = board[head];
        board[tail] = token;
        board[head] = -1;
        const pattern = patterns[token];
        const after = indices[pattern];
        const before = after + (places[tail] - places[head]) * strides[token];
        indices[pattern] = before;
        sums[0] += values[before] - values[after];
        if (hasOther) {
          const otherPattern = patternCount + otherPatterns[token];
          const otherAfter = indices[otherPattern];
          const otherBefore = otherAfter + (otherPlaces[tail] - otherPlaces[head]) * otherStrides[token];
          indices[otherPattern] = otherBefore;
          sums[1] += values[otherBefore] - values[otherAfter];
        }
        cursor = cursors[depth];
        if (isOnlyOne) end = offsets[head + 1];
        continue;
      }
      const move = list[cursor++];
      const tail = from[move];
      const head = to[move];
      const token = board[tail];
      if (token < 0 || board[head] >= 0) continue;
      if (depth > 0) {
        const last = taken[depth - 1];
        const lastTail = from[last];
        const lastHead = to[last];
        if (tail === lastHead && head === lastTail) continue;
        // Two moves that have nothing to do with one another are made in their order only.
        if (move < last && tail !== lastHead && tail !== lastTail && head !== lastTail && head !== lastHead)
          continue;
      }
      const pattern = patterns[token];
      const before = indices[pattern];
      const after = before + (places[head] - places[tail]) * strides[token];
      const value = values[after];
      if (value === unreachable) continue;
      const sum = sums[0] + value - values[before];
      const length = depth + 1 + sum;
      if (length > bound) {
        if (length < next) next = length;
        continue;
      }
      if (hasOther) {
        const otherPattern = patternCount + otherPatterns[token];
        const otherBefore = indices[otherPattern];
        const otherAfter = otherBefore + (otherPlaces[head] - otherPlaces[tail]) * otherStrides[token];
        const otherValue = values[otherAfter];
        if (otherValue === unreachable) continue;
        const otherSum = sums[1] + otherValue - values[otherBefore];
        const otherLength = depth + 1 + otherSum;
        if (otherLength > bound) {
          if (otherLength < next) next = otherLength;
          continue;
        }
        indices[otherPattern] = otherAfter;
        sums[1] = otherSum;
      }
      nodes++;
      indices[pattern] = after;
      sums[0] = sum;
      board[head] = token;
      board[tail] = -1;
      taken[depth] = move;
      cursors[depth++] = cursor;
      if (sum === 0) {
        this.way = taken.slice(0, depth);
        break;
      }
      if (isOnlyOne) {
        cursor = offsets[tail];
        end = offsets[tail + 1];
      } else cursor = 0;
    }
    this.nodes = nodes;
    this.#cursor = cursor;
    this.#end = end;
    this.#depth = depth;
    this.#next = next;
    if (!this.way && depth === 0 && cursor === end) {
      this.bound = next;
      if (!this.isDone) this.#begin();
    }
  }
}
