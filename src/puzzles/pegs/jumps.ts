/** A direction of jumps: rows down, and columns to the right. */
export type Direction = readonly [down: number, right: number];

/** The holes of a board, and the directions in which pegs jump. */
export interface Holes {
  readonly rows: number;
  readonly columns: number;
  /** Row · columns + column of each hole, in reading order. */
  readonly cells: readonly number[];
  readonly directions: readonly Direction[];
}

/** A set of holes is two 32-bit words. */
export const WORDS = 2;
export const MAX_HOLES = 32 * WORDS;

/** A set of holes, such as those with a peg, as two words. */
export function setOf(holes: Iterable<number>): Int32Array {
  const words = new Int32Array(WORDS);
  for (const hole of holes) words[hole >>> 5] |= 1 << (hole & 31);
  return words;
}

/** Whether a hole is in a set that begins at an index of `words`. */
export const has = (words: Int32Array, hole: number, at = 0): boolean =>
  ((words[at + (hole >>> 5)] >>> (hole & 31)) & 1) !== 0;

/** How many holes are in a set. */
export const sizeOf = (words: Int32Array, at = 0): number => bitsIn(words[at]) + bitsIn(words[at + 1]);

/** The number of bits that are 1 (see H. S. Warren, Hacker's Delight, 5-1). */
function bitsIn(word: number): number {
  word -= (word >>> 1) & 0x55555555;
  word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
  return Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The jumps of a board: three holes in a line for each, and these as sets. */
export class Jumps {
  readonly count: number;
  /** Where the peg of each jump comes from, over which hole it jumps, and where it lands. */
  readonly from: readonly number[];
  readonly over: readonly number[];
  readonly to: readonly number[];
  /** The number of the direction of each jump. */
  readonly direction: readonly number[];
  /** For each jump, two words with its three holes, which change, and two with the holes that need pegs. */
  readonly masks: Int32Array;
  constructor(readonly board: Holes) {
    const { cells, directions } = board;
    const jumps = cells.flatMap((_, from) =>
      directions.flatMap((direction, number) => {
        const [over, to] = [1, 2].map((times) => holeFrom(board, from, direction, times));
        return over >= 0 && to >= 0 ? [{ from, over, to, number }] : [];
      }),
    );
    this.count = jumps.length;
    this.from = jumps.map(({ from }) => from);
    this.over = jumps.map(({ over }) => over);
    this.to = jumps.map(({ to }) => to);
    this.direction = jumps.map(({ number }) => number);
    this.masks = Int32Array.from(
      jumps.flatMap(({ from, over, to }) => [...setOf([from, over, to]), ...setOf([from, over])]),
    );
  }

  /** Whether a jump is possible with the pegs that these words tell. */
  isLegal(jump: number, low: number, high: number): boolean {
    const { masks } = this;
    const at = 4 * jump;
    return (low & masks[at]) === masks[at + 2] && (high & masks[at + 1]) === masks[at + 3];
  }

  /** The pegs after a jump. */
  after(jump: number, pegs: Int32Array): Int32Array {
    return pegs.map((word, k) => word ^ this.masks[4 * jump + k]);
  }

  legal(pegs: Int32Array): number[] {
    return this.from.flatMap((_, jump) => (this.isLegal(jump, pegs[0], pegs[1]) ? [jump] : []));
  }
}

/** The hole so many steps from another one, or −1. */
function holeFrom(
  { rows, columns, cells }: Holes,
  hole: number,
  [down, right]: Direction,
  times: number,
): number {
  const row = Math.floor(cells[hole] / columns) + times * down;
  const column = (cells[hole] % columns) + times * right;
  const isOn = row >= 0 && row < rows && column >= 0 && column < columns;
  return isOn ? cells.indexOf(row * columns + column) : -1;
}
