import { atStart } from "../../lessons/help";
import { definePuzzle } from "../define-puzzle";
import { hungarianRings } from "./hungarian-rings/lesson";
import { ovalTrack } from "./oval-track/lesson";
import { swap } from "./swap/lesson";

/** Puzzles whose moves are permutations, and which are played as words in these. */
export const tracks = definePuzzle({
  id: "tracks",
  lessons: [ovalTrack, hungarianRings, swap],
  help: {
    "oval-track": {
      scenes: [atStart("Generators", "word", "The scrambled track, with its two moves as cycles")],
    },
    "hungarian-rings": {
      scenes: [atStart("Generators", "word", "The scrambled rings, and where the balls cross")],
    },
    swap: {
      scenes: [atStart("Generators", "word", "Five boxes, and which of them may exchange what is in them")],
    },
  },
  plays: [],
});
