import type { Cell } from "../../grid/cells";
import type { Puzzle, Way } from "../../puzzles/puzzle-kind";
import type { Steps } from "../../steps";
import { NoSolution } from "../answering";

/** The way through a puzzle. Throws a NoSolution that says why there is none. */
export function* solutionOf(puzzle: Pick<Puzzle, "solve">): Generator<number, Way> {
  const outcome = yield* puzzle.solve();
  if ("impossible" in outcome) throw new NoSolution(outcome.impossible);
  return outcome.way;
}

/** The moves, one per row; a row of that many blanks if the start is the goal. */
export function* movesOf(puzzle: Pick<Puzzle, "move">, way: Way, columns: number): Steps<Cell[][]> {
  if (way.length === 1) return [new Array<Cell>(columns).fill("")];
  const moves: Cell[][] = [];
  for (let k = 1; k < way.length; k++) {
    moves.push([...puzzle.move(way[k - 1]!, way[k]!)]);
    yield k / way.length;
  }
  return moves;
}
