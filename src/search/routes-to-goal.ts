import type { Steps } from "../steps";
import { breadthFirst, type StateGraph } from "./breadth-first";
import { marks, type PlacedGraph } from "./placed-graph";

/**
 * Tells whether a goal can still be reached by places that are not visited from the next state of a way, whose last
 * state so far, of which this was asked before, is `last` (−1 for none). It may say yes too often, but never no.
 */
export interface RoutesToGoal {
  /** What is known; undefined where `find` has to look for another route. */
  known(state: number, last: number, visited: Uint8Array): boolean | undefined;
  find(state: number, visited: Uint8Array): Steps<boolean>;
  /** Whether LOOKED_AT_PER_YIELD states have been looked at to tell since `find` yielded or this was true. */
  isTimeToYield(): boolean;
}

/** As much work as trying the places after which a search yields. */
const LOOKED_AT_PER_YIELD = 1 << 17;

/**
 * Remembers for each state the next one of a route to a goal. While no place of the route is visited, it is enough to
 * walk along it, or only to know that the last state's route went the same way; else another route is looked for and
 * remembered. (There is no danger of walking in circles: of routes that meet, the one found last leads to a goal.)
 */
export function* routesToGoal(
  graph: PlacedGraph,
  reversed: StateGraph,
  goals: readonly number[],
): Steps<RoutesToGoal> {
  const isGoal = marks(goals, graph.stateCount);
  const onward = (yield* breadthFirst(reversed, goals)).predecessors;
  const queue = new Int32Array(graph.stateCount);
  const cameFrom = new Int32Array(graph.stateCount);
  const foundIn = new Int32Array(graph.stateCount);
  const successors = new Int32Array(graph.maximumDegree);
  let search = 0;
  let lookedAt = 0;

  return {
    isTimeToYield() {
      if (lookedAt < LOOKED_AT_PER_YIELD) return false;
      lookedAt -= LOOKED_AT_PER_YIELD;
      return true;
    },

    known(state, last, visited) {
      if (last >= 0 && onward[last] === state) return true;
      for (let at = state; !isGoal[at];) {
        at = onward[at];
        lookedAt++;
        if (at < 0) return false;
        if (visited[graph.placeOf(at)]) return undefined;
      }
      return true;
    },

    *find(from, visited) {
      search++;
      let found = 0;
      queue[found++] = from;
      foundIn[from] = search;
      for (let next = 0; next < found; next++) {
        if (++lookedAt >= LOOKED_AT_PER_YIELD) {
          lookedAt -= LOOKED_AT_PER_YIELD;
          yield 0;
        }
        const state = queue[next];
        const count = graph.successors(state, successors);
        for (let k = 0; k < count; k++) {
          const successor = successors[k];
          if (foundIn[successor] === search || visited[graph.placeOf(successor)]) continue;
          foundIn[successor] = search;
          cameFrom[successor] = state;
          if (!isGoal[successor]) {
            queue[found++] = successor;
            continue;
          }
          for (let at = successor; at !== from; at = cameFrom[at]) onward[cameFrom[at]] = at;
          return true;
        }
      }
      return false;
    },
  };
}
