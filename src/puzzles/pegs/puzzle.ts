import { atEnd, atStart } from "../../lessons/help";
import { definePuzzle, playable } from "../define-puzzle";
import { pegsGuess } from "./guess";
import { centralGame } from "./lesson";
import { pegsMaker } from "./make";
import { pegsPlay } from "./play";
import { nextPegs } from "./play-next";

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
