import { definePuzzle } from "../define-puzzle";
import { hungarianRings } from "./hungarian-rings/lesson";
import { ovalTrack } from "./oval-track/lesson";
import { swap } from "./swap/lesson";

const scene = (caption: string) => ({
  scenes: [{ kind: "Generators", drawing: "word", at: "start" as const, caption }],
});

/** Puzzles whose moves are permutations, and which are played as words in these. */
export const tracks = definePuzzle({
  id: "tracks",
  lessons: [ovalTrack, hungarianRings, swap],
  help: {
    "oval-track": scene("The scrambled track, with its two moves as cycles"),
    "hungarian-rings": scene("The scrambled rings, and where the balls cross"),
    swap: scene("Five boxes, and which of them may exchange what is in them"),
  },
  plays: [],
});
