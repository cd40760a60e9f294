import { CellError } from "../../grid/cells";
import { i18n } from "../../language";
import { breadthFirst, countShortestWays, type StateGraph } from "../../search/breadth-first";
import { cheapestMoves } from "../../search/cheapest-moves";
import type { Steps } from "../../steps";
import { MAZE_ANSWERS } from "../mazes/answers";
import { noWay } from "../mazes/walked-maze";
import {
  shortestWay,
  type GridPuzzle,
  type MazeKind,
  type MazeQuestion,
  type SearchResult,
  type Way,
} from "../puzzle-kind";
import { readLogicMaze } from "./cells";
import { LogicStates, MOVE_NAMES } from "./logic-states";
import { LOGIC_WORDS } from "./rules";

/**
 * A maze that is walked under more rules: diagonal steps, costs, portals, keys and doors, or ice. The puzzle's `count` is the number of
 * shortest ways or, with costs, of the cheapest ways with the fewest moves.
 */
export const logicMaze: MazeKind = {
  name: LOGIC_WORDS.join(", "),
  words: LOGIC_WORDS,
  rules: LOGIC_WORDS,
  countsShortest: true,
  answers: {
    ...MAZE_ANSWERS,
    /** The sum of the numbers in the cells that are entered or crossed. */
    cost(puzzle, way) {
      if (puzzle.cost) return [[puzzle.cost(way)]];
      throw new CellError("answer", i18n.t("cost needs the rule costs"));
    },
  },

  *read(question: MazeQuestion): Steps<GridPuzzle> {
    const maze = yield* readLogicMaze(question);
    const states = new LogicStates(maze);
    const { rows, columns, cells, rules } = maze;
    const starts = maze.starts.map((position) => states.startAt(position));
    return {
      ...{ rows, columns, cells },
      solve: () => solveLogic(states, starts),
      *count() {
        return yield* countShortestWays(yield* movesToUse(states, starts), starts, states.isGoal());
      },
      show(state) {
        const position = states.positionOf(state);
        return [Math.floor(position / columns) + 1, (position % columns) + 1];
      },
      move: (from, to) => [MOVE_NAMES[states.moveBetween(from, to).move]],
      ...(rules.costs && { cost: (way: Way) => costOf(states, way) }),
    };
  },
};

/** The shortest way; with costs, the shortest of the cheapest ways. */
export function* solveLogic(states: LogicStates, starts: readonly number[]): Steps<SearchResult> {
  const outcome = yield* shortestWay(yield* movesToUse(states, starts), starts, states.isGoal(), "");
  return "way" in outcome ? outcome : { impossible: yield* whyNot(states, starts) };
}

/** That there is no way, with the keys that can be reached. */
function* whyNot(states: LogicStates, starts: readonly number[]): Steps<string> {
  const { wantsAllKeys, keyNames } = states.maze;
  const none = wantsAllKeys ? i18n.t("There is no route to all keys.") : noWay();
  if (keyNames.length === 0) return none;
  const { order } = yield* breadthFirst(states, starts);
  const found = order.reduce((keys, state) => keys | states.keysOf(state), 0);
  return found === 0
    ? i18n.t("{none} No key can be reached.", { none })
    : i18n.t("{none} Only these keys can be reached: {keys}.", { none, keys: states.lettersOf(found) });
}

function* movesToUse(states: LogicStates, starts: readonly number[]): Steps<StateGraph> {
  return states.maze.rules.costs ? yield* cheapestMoves(states, starts, states.isGoal()) : states;
}

const costOf = (states: LogicStates, way: Way): number =>
  way.slice(1).reduce((sum, to, k) => sum + states.moveBetween(way[k], to).cost, 0);
