import type { Steps } from "../steps";
import type { StateGraph } from "./breadth-first";

/** A graph of states whose moves cost whole numbers of 0 or more. */
export interface PricedGraph extends StateGraph {
  /** What the moves to the successors cost that were written last. */
  readonly spent: Int32Array;
}

const STATES_PER_YIELD = 1 << 12;

/**
 * The moves on cheapest ways to the nearest goal, as a graph of their own: its shortest ways are the cheapest ways with the fewest moves. Searches by cost
 * (E. W. Dijkstra, 1959) with a list of states for each cost (R. B. Dial, "Algorithm 360: Shortest-path forest with topological ordering", 1969).
 *
 * Takes 8 bytes for a state and for a move that makes a state cheaper. Takes time in proportion to the moves and the cost.
 */
export function* cheapestMoves(
  graph: PricedGraph,
  starts: Iterable<number>,
  isGoal: (state: number) => boolean,
): Steps<StateGraph> {
  const costs = new Float64Array(graph.stateCount).fill(Infinity);
  yield 0;
  /** The states by cost, as far as they are still to be expanded. */
  const waiting = new Map<number, number[]>([[0, []]]);
  for (const start of starts) {
    costs[start] = 0;
    waiting.get(0)!.push(start);
  }
  const successors = new Int32Array(graph.maximumDegree);
  let most = Infinity;
  let expanded = 0;
  for (let cost = 0; waiting.size > 0 && cost <= most; cost++) {
    if (cost % STATES_PER_YIELD === 0) yield expanded / graph.stateCount;
    const states = waiting.get(cost);
    if (!states) continue;
    // Moves that cost nothing make the list longer.
    for (const state of states) {
      if (costs[state] !== cost) continue;
      if (isGoal(state)) most = cost;
      if (++expanded % STATES_PER_YIELD === 0) yield expanded / graph.stateCount;
      const count = graph.successors(state, successors);
      for (let k = 0; k < count; k++) {
        const next = cost + graph.spent[k];
        if (next >= costs[successors[k]]) continue;
        costs[successors[k]] = next;
        const list = waiting.get(next);
        if (list) list.push(successors[k]);
        else waiting.set(next, [successors[k]]);
      }
    }
    waiting.delete(cost);
  }
  return {
    stateCount: graph.stateCount,
    maximumDegree: graph.maximumDegree,
    successors(state, out) {
      const count = graph.successors(state, out);
      let kept = 0;
      for (let k = 0; k < count; k++) {
        const cost = costs[state] + graph.spent[k];
        if (cost === costs[out[k]] && cost <= most) out[kept++] = out[k];
      }
      return kept;
    },
  };
}
