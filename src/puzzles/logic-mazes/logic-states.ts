import { i18n } from "../../language";
import type { PricedGraph } from "../../search/cheapest-moves";
import { LimitError } from "../../steps/limit-error";
import { DIRECTIONS, neighbours } from "../mazes/neighbours";
import type { LogicMaze } from "./cells";

/** The ways to leave a cell: DIRECTIONS, then two of them at once, then a portal. */
const STRAIGHT = DIRECTIONS.map((_, direction) => [direction]);
const DIAGONAL = [
  [1, 0],
  [2, 0],
  [2, 3],
  [1, 3],
];
const WAYS = [...STRAIGHT, ...DIAGONAL];
export const PORTAL = WAYS.length;
/** By their numbers. */
export const MOVE_NAMES = [
  ...WAYS.map((parts) => parts.map((part) => DIRECTIONS[part].name).join(" ")),
  "portal",
];

/** A move by its number in MOVE_NAMES, the state to which it leads, and what it costs. */
export interface LogicMove {
  readonly move: number;
  readonly to: number;
  readonly cost: number;
}

/** How many rows and columns a move's step goes down and to the right. A portal has no such step. */
export const stepOf = (move: number): readonly [down: number, right: number] => {
  const parts = (WAYS[move] ?? []).map((part) => DIRECTIONS[part]);
  return [parts.reduce((sum, { down }) => sum + down, 0), parts.reduce((sum, { right }) => sum + right, 0)];
};

/** A search takes 12 bytes for a state, and with costs 20. */
const MAX_STATES = 1 << 24;

/**
 * The states of a maze with more rules: a cell, and the set of keys that were found. The state of the open cell k with the set s, a bit for each key, is
 * s · (number of open cells) + k. (R. Abbott, "SuperMazes", 1997, calls such mazes multi-state or logic mazes.)
 */
export class LogicStates implements PricedGraph {
  readonly stateCount: number;
  readonly maximumDegree: number;
  readonly spent: Int32Array;
  /** What the last move that was asked for costs. */
  #cost = 0;
  readonly #positions: Int32Array;
  readonly #numbers: Int32Array;
  readonly #step: (position: number, move: number) => number;
  readonly #moves: readonly number[];

  constructor(readonly maze: LogicMaze) {
    const { rows, columns, open, rules, keyNames } = maze;
    this.#numbers = new Int32Array(open.length);
    let count = 0;
    for (let position = 0; position < open.length; position++) {
      if (open[position]) this.#numbers[position] = count++;
    }
    this.#positions = new Int32Array(count);
    for (let position = 0; position < open.length; position++) {
      if (open[position]) this.#positions[this.#numbers[position]] = position;
    }
    this.stateCount = count * 2 ** keyNames.length;
    if (this.stateCount > MAX_STATES) {
      const limit = i18n.t(
        "{cells, number} open cells with {keys} keys make more than {most, number} states",
        {
          cells: count,
          keys: keyNames.length,
          most: MAX_STATES,
        },
      );
      throw new LimitError(limit);
    }
    const next = neighbours(rows, columns, rules.wrapping);
    const [first, second] = [0, 1].map((part) => Int8Array.from(WAYS, (parts) => parts[part] ?? -1));
    this.#step = (position, move) => {
      const at = next(position, first[move]);
      return second[move] < 0 || at < 0 ? at : next(at, second[move]);
    };
    this.#moves = [...MOVE_NAMES.keys()].filter((move) =>
      move < STRAIGHT.length ? true : move === PORTAL ? rules.portals : rules.diagonal,
    );
    this.maximumDegree = this.#moves.length;
    this.spent = new Int32Array(this.maximumDegree);
  }

  positionOf(state: number): number {
    return this.#positions[state % this.#positions.length];
  }

  /** The keys that were found, a bit each. */
  keysOf(state: number): number {
    return Math.floor(state / this.#positions.length);
  }

  /** The letters of keys, which are a bit each, in order. */
  lettersOf(keys: number): string {
    return this.maze.keyNames
      .filter((_, key) => keys & (1 << key))
      .sort()
      .join("");
  }

  startAt(position: number): number {
    return this.maze.keys[position] * this.#positions.length + this.#numbers[position];
  }

  isGoal(): (state: number) => boolean {
    const { wantsAllKeys, goals, keyNames, open } = this.maze;
    const all = 2 ** keyNames.length - 1;
    if (wantsAllKeys) return (state) => this.keysOf(state) === all;
    const marked = new Uint8Array(open.length);
    for (const goal of goals) marked[goal] = 1;
    return (state) => marked[this.positionOf(state)] === 1;
  }

  /** The state after a move, by its number in MOVE_NAMES; −1 if it is not legal. On ice, `crossed` gets the positions on the way. */
  after(state: number, move: number, crossed?: number[]): number {
    const { maze } = this;
    const count = this.#positions.length;
    const cell = state % count;
    const from = this.#positions[cell];
    let keys = (state - cell) / count;
    let at = from;
    this.#cost = 0;
    for (;;) {
      const next = move === PORTAL ? maze.portals[at] : this.#step(at, move);
      if (next < 0 || !maze.open[next] || (maze.doors[next] & ~keys) !== 0) break;
      // A slide that comes round to its start would go on for ever.
      if (next === from) return -1;
      if (at !== from) crossed?.push(at);
      at = next;
      keys |= maze.keys[at];
      this.#cost += maze.costs[at];
      if (!maze.rules.ice) break;
    }
    return at === from ? -1 : keys * count + this.#numbers[at];
  }

  successors(state: number, out: Int32Array): number {
    let count = 0;
    for (const move of this.#moves) {
      const next = this.after(state, move);
      if (next < 0) continue;
      let k = 0;
      while (k < count && out[k] !== next) k++;
      this.spent[k] = k < count ? Math.min(this.spent[k], this.#cost) : this.#cost;
      if (k === count) out[count++] = next;
    }
    return count;
  }

  /** The legal moves, by their numbers. Of moves with the same end, only the first of the cheapest is one. */
  movesFrom(state: number): LogicMove[] {
    const moves = this.#moves.flatMap((move) => {
      const to = this.after(state, move);
      return to < 0 ? [] : [{ move, to, cost: this.#cost }];
    });
    return moves.filter(
      (one, k) =>
        !moves.some(
          (other, j) => other.to === one.to && (other.cost < one.cost || (other.cost === one.cost && j < k)),
        ),
    );
  }

  moveBetween(from: number, to: number): LogicMove {
    return this.movesFrom(from).find((move) => move.to === to)!;
  }
}
