import { definePuzzle, playable } from "../../../../src/puzzles/define-puzzle";
import { leap as lesson } from "./lesson";
import { leap as play } from "./play";

export const leap = definePuzzle({
  id: "toy",
  lessons: [lesson],
  plays: [
    playable({ kind: play, drawings: async () => [(await import("./drawings/leap-board")).leapBoard] }),
  ],
});
