import type { Steps } from "../../steps";

/** The shape of a board: lamps in some of the cells of a rectangle, numbered from 0 row by row. */
export interface Lamps {
  readonly rows: number;
  readonly columns: number;
  readonly count: number;
  /** The lamp in each cell, row by row, or −1. */
  readonly lampAt: Int32Array;
  /** Row · columns + column of each lamp, counted from 0. */
  readonly cellOf: Int32Array;
}

/**
 * A board whose lamps are switched by presses: a press on a lamp switches it and its neighbours to the left, above, to the right and below.
 * The order of presses does not matter, and two on the same lamp cancel. A set of lamps is an array with a 1 for each lamp in it.
 *
 * A set is quiet if pressing all of its lamps changes nothing. Then every press changes an even number of its lamps, too, because a press
 * on a lamp changes another one exactly if a press on that one changes the first.
 */
export interface LightsOut {
  /** How many presses are independent if the number of states is prime: to this power it is the number of changes that can be made. */
  readonly rank: number;
  /** Independent quiet sets, the smallest first; all others are sums of these. With more states a lamp may be in them several times. */
  readonly quiet: readonly Uint8Array[];
  /** How often each of these has to be pressed to be nothing: 2 with two states. */
  readonly orders: readonly number[];
  /** The fewest presses that make the wanted changes. */
  solve(): Steps<LightsSolution>;
}

export type LightsSolution =
  | {
      readonly presses: Uint8Array;
      /** Whether it is proved that no fewer presses do. */
      readonly isFewest: boolean;
    }
  | {
      /** A user-facing message saying why no presses make the changes. */
      readonly impossible: string;
      /** A quiet set in which an odd number of lamps has to change. */
      readonly quiet: Uint8Array;
    };
