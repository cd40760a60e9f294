import type { Steps } from "../steps";
import { wayTo } from "./breadth-first";
import { enlarged, StateTable } from "./state-table";

/** A graph with too many states to number beforehand, with estimates of their distance from the goal. */
export interface EstimatedGraph {
  /** The number of 32-bit words in a state. */
  readonly wordCount: number;
  /** The most successors of any state. */
  readonly maximumDegree: number;
  readonly start: Int32Array;
  readonly startEstimate: number;
  /**
   * Writes the successors of the state at an index in `words` one after another into `successors`, in order of preference. Writes a lower
   * bound for their moves to the goal into `estimates`: 0 only for the goal, −1 if it is unreachable. Returns the number of successors.
   */
  expand(words: Int32Array, at: number, successors: Int32Array, estimates: Int32Array): number;
}

/** The result of a search. States are given by their rows in `table`. */
interface LayeredSearch {
  readonly table: StateTable;
  /** The states from the start to the goal; undefined if the search did not reach it. */
  readonly way: readonly number[] | undefined;
  /** Whether the search was given up because of its limit on stored states. */
  readonly limited: boolean;
  /** A lower bound for the moves to the goal. */
  readonly bound: number;
}

/** How many words of states are expanded between two yields. */
const WORDS_PER_YIELD = 1 << 11;
/** With this few states, the number of restarts does not matter. */
const FEW_STATES = 1 << 10;

/**
 * The way with the fewest moves; of these, the first in the order of successors. A breadth-first search skips states that are farther from
 * the goal than a bound allows. If the goal is not found, it restarts with the least bound that makes a difference, and with greater ones
 * while they make little. (R. Zhou and E. A. Hansen, "Breadth-first heuristic search", 2006, after R. E. Korf's iterative deepening.)
 *
 * Keeps all states of a bound, at most `mostStates`.
 */
export function* searchInLayers(graph: EstimatedGraph, mostStates: number): Steps<LayeredSearch> {
  const table = new StateTable(graph.wordCount);
  let step = 1;
  let before = 0;
  let parents = Int32Array.of(-1);
  for (let bound = graph.startEstimate; ;) {
    let known = 1;
    let goal = graph.startEstimate === 0 ? 0 : -1;
    const { nextBound, limited } = yield* searchWithin(
      bound,
      graph,
      table,
      mostStates,
      (row, parent, estimate) => {
        if (row === parents.length) parents = enlarged(parents, 2 * row);
        if (row === known) parents[known++] = parent;
        if (estimate === 0) goal = row;
        return goal < 0;
      },
    );
    if (goal >= 0) return { table, way: wayTo({ predecessors: parents }, goal), limited: false, bound };
    if (limited || nextBound === Infinity) return { table, way: undefined, limited, bound };
    step = table.count > FEW_STATES && table.count < 2 * before ? 2 * step : 1;
    before = table.count;
    bound = Math.max(nextBound, bound + step);
  }
}

/** How many ways to the goal have the given number of moves, the fewest possible; undefined if that takes too many states. */
export function* countWays(
  moves: number,
  graph: EstimatedGraph,
  mostStates: number,
): Steps<bigint | undefined> {
  if (moves === 0) return 1n;
  // The ways to the states of two layers are kept, from the row with which each begins: numbers this large take far more memory than the states.
  let nearer = { begin: 0, ways: [1n] };
  let farther = { begin: 1, ways: [] as bigint[] };
  let goal = -1;
  const table = new StateTable(graph.wordCount);
  const { limited } = yield* searchWithin(moves, graph, table, mostStates, (row, parent, estimate) => {
    if (parent >= farther.begin) {
      nearer = farther;
      farther = { begin: nearer.begin + nearer.ways.length, ways: [] };
    }
    const at = row - farther.begin;
    if (at === farther.ways.length) farther.ways.push(0n);
    if (at >= 0) farther.ways[at] += nearer.ways[parent - nearer.begin];
    if (estimate === 0) goal = row;
    return true;
  });
  return limited ? undefined : farther.ways[goal - farther.begin];
}

/**
 * Visits the states by distance from the start as long as `arrive` returns true. It is called with every move's end, its beginning and its
 * estimate. `nextBound` is the least bound that would lead to more states.
 */
function* searchWithin(
  bound: number,
  graph: EstimatedGraph,
  table: StateTable,
  mostStates: number,
  arrive: (row: number, parent: number, estimate: number) => boolean,
): Steps<{ nextBound: number; limited: boolean }> {
  const { wordCount, maximumDegree } = graph;
  const successors = new Int32Array(maximumDegree * wordCount);
  const estimates = new Int32Array(maximumDegree);
  const statesPerYield = Math.ceil(WORDS_PER_YIELD / wordCount);
  let nextBound = Infinity;
  table.clear();
  table.add(graph.start, 0);
  for (let depth = 1, from = 0, to = 1; from < to; depth++) {
    for (let state = from; state < to; state++) {
      if (state % statesPerYield === 0) yield Math.min(table.count / mostStates, 1);
      if (!table.hasRoom(maximumDegree)) yield* table.makeRoom(maximumDegree);
      const count = graph.expand(table.words, state * wordCount, successors, estimates);
      for (let k = 0; k < count; k++) {
        const estimate = estimates[k];
        if (estimate < 0) continue;
        if (depth + estimate > bound) {
          if (depth + estimate < nextBound) nextBound = depth + estimate;
          continue;
        }
        if (!arrive(table.add(successors, k * wordCount), state, estimate))
          return { nextBound, limited: false };
      }
      if (table.count > mostStates) return { nextBound, limited: true };
    }
    from = to;
    to = table.count;
  }
  return { nextBound, limited: false };
}
