import { breadthFirst, type StateGraph, type Steps } from "./breadth-first";
import { marks, type PlacedGraph } from "./placed-graph";

/**
 * Tells whether a goal can still be reached by places that are not visited from the next state of a way, whose last
 * state so far, of which this was asked before, is `last` (−1 for none). It may say yes too often, but never no.
 */
export type RoutesToGoal = (state: number, last: number, visited: Uint8Array) => boolean;

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

  function findRoute(from: number, visited: Uint8Array): boolean {
    search++;
    let found = 0;
    queue[found++] = from;
    foundIn[from] = search;
    for (let next = 0; next < found; next++) {
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
  }

  return (state, last, visited) => {
    if (last >= 0 && onward[last] === state) return true;
    for (let at = state; !isGoal[at];) {
      at = onward[at];
      if (at < 0) return false;
      if (visited[graph.placeOf(at)]) return findRoute(state, visited);
    }
    return true;
  };
}
