import { definePuzzle, playable } from "../define-puzzle";
import { lightsGuess } from "./guess";
import { lightsOut as lesson } from "./lesson";
import { lightsMaker } from "./make";
import { lightsOutPlay } from "./play";

export const lightsOut = definePuzzle({
  lessons: [lesson],
  help: {
    "lights-out": {
      scenes: [
        {
          kind: "LightsOut",
          drawing: "lamps",
          at: "start",
          caption: "Eight lamps are lit. Dashed rings are around the lamps to be pressed",
        },
      ],
    },
  },
  makers: [lightsMaker],
  plays: [
    playable({
      kind: lightsOutPlay,
      guess: lightsGuess,
      drawings: async () => [(await import("./drawings/lamps")).lampsDrawing],
    }),
  ],
});
