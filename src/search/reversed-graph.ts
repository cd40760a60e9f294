import { isPause, type Steps } from "../steps";
import type { StateGraph } from "./breadth-first";

/** A graph's moves in reverse. No way continues from a goal, so the moves from goals are left out. */
export function* reversedGraph(graph: StateGraph, isGoal: Uint8Array): Steps<StateGraph> {
  const { stateCount } = graph;
  const successors = new Int32Array(graph.maximumDegree);
  // A state's predecessors are contiguous: they are counted first and then filled in from the end.
  const ends = new Int32Array(stateCount + 1);
  yield* eachMove((_, to) => ends[to]++);
  let edges = 0;
  let maximumDegree = 0;
  for (let state = 0; state < stateCount; state++) {
    maximumDegree = Math.max(maximumDegree, ends[state]);
    edges += ends[state];
    ends[state] = edges;
  }
  ends[stateCount] = edges;
  const predecessors = new Int32Array(edges);
  yield* eachMove((from, to) => (predecessors[--ends[to]] = from));

  return {
    stateCount,
    maximumDegree,
    successors(state, out) {
      const begin = ends[state];
      const count = ends[state + 1] - begin;
      for (let k = 0; k < count; k++) out[k] = predecessors[begin + k];
      return count;
    },
  };

  function* eachMove(tell: (from: number, to: number) => void): Steps<void> {
    for (let state = 0; state < stateCount; state++) {
      if (isPause(state)) yield state / stateCount;
      if (isGoal[state]) continue;
      const count = graph.successors(state, successors);
      for (let k = 0; k < count; k++) tell(state, successors[k]);
    }
  }
}
