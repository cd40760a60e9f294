import type { Cell, Cells } from "../../grid/cells";

export interface MoveQuestion {
  /** Columns move, state or condition before, state or changes after. */
  readonly moves: Cells;
  /** One state. */
  readonly start: Cells;
  /** A state, pattern or condition, or several of them in rows. */
  readonly goal: Cells;
}

export const WALL = "#";
export const GOAL = "goal";

/** Writes the state after a move. False if it is not possible after all. */
export type MoveEffect = (before: Int32Array, after: Int32Array) => boolean;

/** A row of the table, or a goal. */
export interface MoveRule {
  readonly name: Cell;
  /** Whether it speaks of a state. */
  fits(state: Int32Array): boolean;
  /** What a move changes. The puzzle is never in a state that is a wall. */
  readonly to: MoveEffect | typeof WALL | typeof GOAL;
  /** What the move costs, if the table says so. */
  readonly cost?: number;
}

/** A puzzle that was read from a table of moves. */
export interface MoveTable {
  /** Walls first, then goals, then moves in their order. */
  readonly rules: readonly MoveRule[];
  readonly start: Int32Array;
  /** With how many numbers a state is compared. */
  readonly cost: number;
  /** The value with a code. */
  textAt(code: number): string;
  /** The values, if they have names. */
  readonly values?: readonly NamedValue[];
}

/** A value with a name, and pairs of codes between which it stays. Without pairs it may be anything. */
export interface NamedValue {
  readonly name: string;
  readonly range: readonly number[];
}
