import type { NextPuzzle } from "../../playing/next";
import { sizeOf } from "./jumps";
import type { PegsPlay } from "./play";
import { randomPegs } from "./random-pegs";

const LEAST_JUMPS = 2;
/** So many jumps are a step harder. */
const HARDER = 3;

/** Another position on the same board, which takes as many jumps if there are so many. */
export const nextPegs: NextPuzzle<PegsPlay> = function* ({ board: { holes, pegs, goal } }, harder, random) {
  yield 0;
  const jumps = sizeOf(pegs) - (goal.count ?? 1);
  return randomPegs(holes, Math.max(jumps + HARDER * harder, LEAST_JUMPS), random);
};
