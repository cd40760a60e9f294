import { definePuzzle, playable } from "../define-puzzle";
import { statesMaker } from "./make";
import { mechanical } from "./mechanical/lesson";
import { patterns } from "./pattern-play";
import { states } from "./play";
import type { KindGuess } from "../../playing/guess";
import { likenessOfMoves } from "../pieces/guess";

const statesGuess: KindGuess = {
  looks: { moves: likenessOfMoves((bothWays) => 0.75 - 0.2 * bothWays) },
  formulas: [
    {
      title: /*i18n*/ "the path: state by state",
      template: "PUZZLE.SOLVEGRAPH({moves},{start},{goal},{rules?})",
    },
    {
      title: /*i18n*/ "how many moves",
      template: "ROWS(PUZZLE.SOLVEGRAPH({moves},{start},{goal},{rules?}))-1",
    },
  ],
};

const TASK = /*i18n*/ "Go from state to state, along the lines, to a goal.";

const drawings = async () => [(await import("./drawings/states-graph")).statesGraph];

export const graphs = definePuzzle({
  id: "graphs",
  lessons: [mechanical],
  makers: [statesMaker],
  plays: [
    playable({ kind: states, task: TASK, guess: statesGuess, drawings }),
    playable({ kind: patterns, task: TASK, drawings }),
  ],
});
