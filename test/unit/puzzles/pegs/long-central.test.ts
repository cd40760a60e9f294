import { fewestMoves } from "../../../../src/puzzles/pegs/fewest-moves";
import { finished } from "../../../../src/steps";
import { boardOf, CROSS, only, vacant } from "./boards";

// E. Bergholt found 18 moves in 1912, and J. D. Beasley proved in 1964 that there are no fewer.
test("the central game takes at least 18 moves", () => {
  const { jumps, pegs, goal } = boardOf(vacant(CROSS, 16), only(CROSS, 16));
  expect(finished(fewestMoves(jumps, pegs, goal))).toHaveLength(18);
});
