import { definePuzzle, playable } from "../define-puzzle";
import { cubeGuess } from "./guess";
import { rubik as lesson } from "./lesson";
import { rubik as play } from "./play";

export const rubik = definePuzzle({
  lessons: [lesson],
  help: {
    rubik: {
      scenes: [{ kind: "Rubik", drawing: "net", at: "start", caption: "The scrambled cube, unfolded" }],
    },
  },
  plays: [
    playable({
      kind: play,
      guess: cubeGuess,
      drawings: async () => [
        (await import("./drawings/cube")).rubikCube,
        (await import("./drawings/net")).rubikNet,
      ],
    }),
  ],
});
