import { seededRandom } from "../../steps/random";
import { measuresOf } from "./jump-measures";
import { readJumps } from "./kind";
import { randomBoard } from "./random-board";
import { shortestJumps } from "./shortest";

interface JumpDesign {
  readonly rows: number;
  readonly columns: number;
  /** A whole number; MAKEJUMP makes the same board of it. */
  readonly seed: number;
  /** `jump`, `jump zero` or `jump least`. */
  readonly rules: string;
}

/** Designs a board with exactly one best way as MAKEJUMP does, and measures how hard it is. Throws a LimitError if no board is found. */
export function* designJumpBoard({ rows, columns, seed, rules }: JumpDesign) {
  const { tiles: cells, start } = yield* randomBoard(rows, columns, rules, seededRandom(seed));
  const question = { maze: cells, start: [start], goal: [[""]], rules: rules.split(" ") };
  const puzzle = yield* readJumps(question);
  const best = yield* shortestJumps(puzzle);
  if ("impossible" in best) throw new Error(best.impossible);
  return { cells, start, measures: yield* measuresOf(puzzle, best.way) };
}
