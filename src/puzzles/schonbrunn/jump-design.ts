import type { Steps } from "../../steps";
import { seededRandom } from "../../steps/random";
import { measuresOf, type JumpMeasures } from "./jump-measures";
import { readJumps } from "./kind";
import { randomBoard } from "./random-board";
import { shortestJumps } from "./shortest";

/** What board to design. */
export interface JumpDesign {
  readonly rows: number;
  readonly columns: number;
  /** A whole number; MAKEJUMP makes the same board of it. */
  readonly seed: number;
  /** `jump`, `jump zero` or `jump least`. */
  readonly rules: string;
}

/** A board with exactly one best way. */
export interface DesignedBoard {
  /** The numbers of the tiles, row by row; the goal is the 0. */
  readonly cells: readonly (readonly number[])[];
  /** Row and column, counted from 1. */
  readonly start: readonly [number, number];
  readonly measures: JumpMeasures;
}

/** Designs a board as MAKEJUMP does, and measures how hard it is. Throws a LimitError if no board is found. */
export function* designJumpBoard({ rows, columns, seed, rules }: JumpDesign): Steps<DesignedBoard> {
  const { tiles: cells, start } = yield* randomBoard(rows, columns, rules, seededRandom(seed));
  const question = { maze: cells, start: [start], goal: [[""]], rules: rules.split(" ") };
  const puzzle = yield* readJumps(question);
  const best = yield* shortestJumps(puzzle);
  if ("impossible" in best) throw new Error(best.impossible);
  return { cells, start, measures: yield* measuresOf(puzzle, best.way) };
}
