import { definePuzzle, playable } from "../define-puzzle";
import { gatesGuess } from "./guess";
import { catWalk as lesson } from "./lesson";
import { gateMaker } from "./make";
import { gateMessages } from "./messages/lesson";
import { gateWalk } from "./play";

export const catWalk = definePuzzle({
  lessons: [lesson, gateMessages],
  help: {
    "cat-walk": {
      scenes: [{ kind: "CatWalk", drawing: "maze", at: "end", caption: "The maze with the cat's last walk" }],
    },
  },
  makers: [gateMaker],
  plays: [
    playable({
      kind: gateWalk,
      guess: gatesGuess,
      drawings: async () => [(await import("./drawings/gate-walk-drawing")).gateWalkDrawing],
    }),
  ],
});
