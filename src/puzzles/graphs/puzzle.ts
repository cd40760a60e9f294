import { definePuzzle, playable } from "../define-puzzle";
import { statesGuess } from "./guess";
import { statesMaker } from "./make";
import { mechanical } from "./mechanical/lesson";
import { patterns } from "./pattern-play";
import { states } from "./play";

const drawings = async () => [(await import("./drawings/states-graph")).statesGraph];

export const graphs = definePuzzle({
  lessons: [mechanical],
  makers: [statesMaker],
  plays: [playable({ kind: states, guess: statesGuess, drawings }), playable({ kind: patterns, drawings })],
});
