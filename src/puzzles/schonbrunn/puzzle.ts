import { definePuzzle, playable } from "../define-puzzle";
import { jumpsGuess, zeroJumpsGuess } from "./guess";
import { jumpMazes } from "./jump-mazes/lesson";
import { schonbrunn as lesson } from "./lesson";
import { jumpMaker } from "./make";
import { schonbrunn as play, schonbrunnExpert } from "./play";

const drawings = async () => [(await import("./drawings/jump-board")).jumpBoard];

export const schonbrunn = definePuzzle({
  lessons: [lesson, jumpMazes],
  help: {
    schonbrunn: {
      scenes: [
        { kind: "Schonbrunn", drawing: "board", at: "end", caption: "The shortest way" },
        {
          kind: "SchonbrunnExpert",
          drawing: "board",
          at: "end",
          caption: "The shortest way for experts: its sum is 0",
        },
      ],
    },
    "jump-mazes": {
      scenes: [
        {
          kind: "Schonbrunn",
          drawing: "board",
          at: "end",
          caption: "A board of 19 jumps that MAKEJUMP has made, and its only shortest way",
        },
      ],
    },
  },
  makers: [jumpMaker],
  plays: [
    playable({ kind: play, guess: jumpsGuess, drawings }),
    playable({ kind: schonbrunnExpert, guess: zeroJumpsGuess, drawings }),
  ],
});
