import type { Cell, Puzzle, Way } from "../../puzzles";
import { NoSolution } from "../answering";

/** The way through a puzzle. Throws a NoSolution that says why there is none. */
export function* solutionOf(puzzle: Puzzle): Generator<number, Way> {
  const outcome = yield* puzzle.solve();
  if ("impossible" in outcome) throw new NoSolution(outcome.impossible);
  return outcome.way;
}

/** The moves, one a row; a row of as many blanks if the start is the goal. */
export function movesOf(puzzle: Puzzle, way: Way, columns: number): Cell[][] {
  if (way.length === 1) return [new Array<Cell>(columns).fill("")];
  return way.slice(1).map((state, k) => [...puzzle.move(way[k], state)]);
}
