import type { Steps } from "../steps";
import { breadthFirst, type StateGraph } from "./breadth-first";

/**
 * A lower bound for the moves on a simple way from a state to a goal, as it lets places be visited again. With weights, it depends on the
 * sum of the weights so far, including the state's. Only the last binary digits of this sum are compared, so a sum that passes may still be
 * wrong, but no right one is lost.
 */
export interface RemainingMoves {
  /** Indexed by (state << digits) | (sum & mask); −1 if no goal can be reached with the sum 0. */
  readonly moves: Int32Array;
  readonly digits: number;
  readonly mask: number;
}

/** The table has at most about this many entries, or one per state. */
const MAX_ENTRIES = 1 << 18;

/** Breadth-first search in the reversed graph, from the goals, where the sum must be 0. */
export function* remainingMoves(
  reversed: StateGraph,
  goals: readonly number[],
  weights: Int32Array,
): Steps<RemainingMoves> {
  const digits = digitsToTell(weights);
  const mask = 2 ** digits - 1;
  const weighed: StateGraph = {
    stateCount: reversed.stateCount << digits,
    maximumDegree: reversed.maximumDegree,
    successors(entry, out) {
      const state = entry >> digits;
      const sumBefore = (entry - weights[state]) & mask;
      const count = reversed.successors(state, out);
      for (let k = 0; k < count; k++) out[k] = (out[k] << digits) | sumBefore;
      return count;
    },
  };
  const balanced = goals.map((goal) => goal << digits);
  return { moves: (yield* breadthFirst(weighed, balanced)).distances, digits, mask };
}

/** Enough binary digits for all sums of these weights, unless the table gets too large. */
function digitsToTell(weights: Int32Array): number {
  const largest = weights.reduce((sum, weight) => sum + Math.abs(weight), 0);
  let digits = 0;
  while (2 ** digits <= largest && weights.length * 2 ** (digits + 1) <= MAX_ENTRIES) digits++;
  return digits;
}
