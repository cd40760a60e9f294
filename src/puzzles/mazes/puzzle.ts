import { definePuzzle, playable } from "../define-puzzle";
import { mazeGuess } from "./guess";
import { mazeMaker } from "./make";
import { maze } from "./play";

export const mazes = definePuzzle({
  id: "mazes",
  makers: [mazeMaker],
  plays: [
    playable({
      kind: maze,
      guess: mazeGuess,
      drawings: async () => (await import("./drawings")).drawings,
    }),
  ],
});
