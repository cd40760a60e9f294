import { definePuzzle, playable } from "../define-puzzle";
import { statesMaker } from "./make";
import { guardedMaker } from "./make-guarded";
import { riverCrossing, twoJugs } from "./lesson";
import { mechanical } from "./mechanical/lesson";
import { patterns } from "./pattern-play";
import { states } from "./play";
import { isBlank, textOf, type Cells } from "../../grid/cells";
import { i18n } from "../../language";
import { atStart } from "../../lessons/help";
import type { KindGuess, Likeness } from "../../playing/guess";
import { likenessOfMoves } from "../pieces/guess";

const statesGuess: KindGuess = {
  looks: { moves: likenessOfMoves((bothWays) => 0.75 - 0.2 * bothWays) },
  formulas: [
    {
      title: /*i18n*/ "the route: state by state",
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

const patternDrawings = async () => {
  const [{ jugsDrawing }, { banksDrawing }] = await Promise.all([
    import("./drawings/jugs"),
    import("./drawings/banks"),
  ]);
  return [jugsDrawing, banksDrawing, ...(await drawings())];
};

/** Changes of named values, or walls. */
const CHANGES = /^(#|(\s*(flip\s+[\p{L}_][\p{L}\p{N}_]*|[\p{L}_][\p{L}\p{N}_]*\s*[-+]?=[^=]+)(,|;|$))+)$/iu;

/** A table whose third column has changes. */
function looksGuarded(cells: Cells): Likeness | undefined {
  if (cells[0].length < 3 || cells[0].length > 4) return undefined;
  const changes = cells.flatMap(([, , third]) => (isBlank(third) ? [] : [textOf(third)]));
  const isTable =
    changes.length > 1 &&
    changes.some((each) => each !== "#") &&
    changes.every((each) => each.length < 200 && CHANGES.test(each));
  if (!isTable) return undefined;
  return {
    likelihood: 0.9,
    reason: i18n.t("{count, number} rows with changes such as {change}", {
      count: changes.length,
      change: changes[0],
    }),
  };
}

const patternsGuess: KindGuess = {
  looks: { moves: looksGuarded },
  formulas: [
    {
      title: /*i18n*/ "the moves, and the state after each",
      template: "PUZZLE.SOLVESTATES({moves},{start},{goal},{values?})",
    },
  ],
};

export const graphs = definePuzzle({
  id: "graphs",
  lessons: [twoJugs, riverCrossing, mechanical],
  help: {
    "two-jugs": {
      scenes: [
        atStart("Patterns", "jugs", "Two empty jugs. Arrows fill them, and empty or pour what is in them"),
      ],
    },
    "river-crossing": { scenes: [atStart("Patterns", "banks", "All four are on the left bank")] },
  },
  makers: [statesMaker, guardedMaker],
  plays: [
    playable({ kind: states, task: TASK, guess: statesGuess, drawings }),
    playable({ kind: patterns, task: TASK, guess: patternsGuess, drawings: patternDrawings }),
  ],
});
