import { atStart } from "../../lessons/help";
import { definePuzzle, playable } from "../define-puzzle";
import { fifteen } from "./fifteen/lesson";
import { slidingMaker } from "./fifteen/make";
import { piecesGuess, tilesGuess } from "./guess";
import { hardest } from "./hardest/lesson";
import { knights } from "./knights/lesson";
import { piecesMaker } from "./knights/make";
import { pinball } from "./pinball/lesson";
import * as plays from "./play";

const graph = async () => (await import("./drawings/graph")).boardGraph;

export const pieces = definePuzzle({
  id: "pieces",
  lessons: [pinball, knights, fifteen, hardest],
  help: {
    pinball: {
      scenes: [
        atStart("Pinball", "board", "The board at the start"),
        atStart("Pinball", "graph", "The same as a graph"),
      ],
    },
    knights: {
      scenes: [
        atStart("Knights", "board", "The board at the start"),
        atStart("Knights", "graph", "The same as a graph: a line for each move"),
      ],
    },
    fifteen: { scenes: [atStart("Fifteen", "board", "The 15-puzzle at the start")] },
    hardest: { scenes: [atStart("Fifteen", "board", "The hardest arrangement of a 2 × 3 board")] },
  },
  makers: [slidingMaker, piecesMaker],
  plays: [
    playable({
      kind: plays.pinball,
      task: /*i18n*/ "Flip the balls from tile to tile until each is where it belongs.",
      drawings: async () => [(await import("./drawings/pinball-board")).pinballBoard, await graph()],
    }),
    playable({
      kind: plays.knights,
      task: /*i18n*/ "Move the knights until each is where it belongs.",
      drawings: async () => [
        (await import("./drawings/knights-board")).knightsBoard,
        (await import("./drawings/graph")).freeGraph,
      ],
    }),
    playable({
      kind: plays.fifteen,
      task: /*i18n*/ "Slide the tiles until each is where it belongs.",
      guess: tilesGuess,
      drawings: async () => [(await import("./drawings/tiles-board")).tilesBoard, await graph()],
    }),
    playable({
      kind: plays.rearrange,
      task: /*i18n*/ "Move the pieces until each is where it belongs.",
      guess: piecesGuess,
      drawings: async () => [await graph()],
    }),
  ],
});
