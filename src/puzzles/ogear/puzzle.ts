import { definePuzzle, playable } from "../define-puzzle";
import { gearGuess } from "./guess";
import { ogear as lesson } from "./lesson";
import { ogear as play } from "./play";

export const ogear = definePuzzle({
  lessons: [lesson],
  help: { ogear: { caption: "The cube, unfolded" } },
  plays: [
    playable({
      kind: play,
      guess: gearGuess,
      drawings: async () => [(await import("./drawings/cube-and-gear")).cubeAndGear],
    }),
  ],
});
