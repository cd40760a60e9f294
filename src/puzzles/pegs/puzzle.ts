import { atEnd, atStart } from "../../lessons/help";
import type { NextPuzzle } from "../../playing/next";
import { definePuzzle, playable } from "../define-puzzle";
import { pegsGuess } from "./guess";
import { sizeOf } from "./jumps";
import { centralGame } from "./lesson";
import { pegsMaker } from "./make";
import { pegsPlay, type PegsPlay } from "./play";
import { randomPegs } from "./random-pegs";

const LEAST_JUMPS = 2;
/** So many jumps are a step harder. */
const HARDER = 3;

/** Another position on the same board, which takes as many jumps if there are so many. */
const nextPegs: NextPuzzle<PegsPlay> = function* ({ board: { holes, pegs, goal } }, harder, random) {
  yield 0;
  const jumps = sizeOf(pegs) - (goal.count ?? 1);
  return randomPegs(holes, Math.max(jumps + HARDER * harder, LEAST_JUMPS), random);
};

export const pegs = definePuzzle({
  id: "pegs",
  lessons: [centralGame],
  help: {
    "peg-solitaire": {
      scenes: [
        atStart("Pegs", "board", "The start: only the hole in the centre is empty"),
        atEnd("Pegs", "board", "The end: the last peg is in the centre"),
      ],
    },
  },
  makers: [pegsMaker],
  plays: [
    playable({
      kind: pegsPlay,
      task: /*i18n*/ "Jump with pegs over others, which are removed, until only those are left that the goal shows.",
      guess: pegsGuess,
      next: nextPegs,
      drawings: async () => [(await import("./drawings/pegs-board")).pegsBoard],
    }),
  ],
});
