import type { StateGraph } from "./breadth-first";

/** A graph whose states are located at places, like the rooms of a maze that can be visited with different aims. */
export interface PlacedGraph extends StateGraph {
  readonly placeCount: number;
  placeOf(state: number): number;
}

/** The simple ways from a start to the first goal that they meet. They visit no place twice. */
export interface SimpleWays {
  readonly graph: PlacedGraph;
  readonly starts: readonly number[];
  readonly goals: readonly number[];
  /** Each state's weight, if only ways whose weights add up to 0 are wanted. */
  readonly weights?: Int32Array;
}

/** 1 for the given states. */
export function marks(states: Iterable<number>, count: number): Uint8Array {
  const marked = new Uint8Array(count);
  for (const state of states) marked[state] = 1;
  return marked;
}
