import type { Steps } from "../steps";
import { breadthFirst, type StateGraph } from "./breadth-first";
import { type ListedGraph, marks } from "./placed-graph";

/**
 * Whether a goal can still be reached, via unvisited places, from the next state of a way. `last` is the way's last state so far, which was
 * queried before (−1 for none). `visited` is 0 for an unvisited place, and else the number of its visit: later visits have larger numbers. The
 * next state's place is visited already. May return true wrongly, but never false.
 */
export interface RoutesToGoal {
  /** The known result; undefined if `find` must look for another route. */
  known(state: number, last: number, visited: Int32Array): boolean | undefined;
  /** Looks for a route; undefined if that takes long, and `goOn` has to continue. */
  find(state: number, visited: Int32Array): boolean | undefined;
  goOn(visited: Int32Array): boolean | undefined;
  /** Whether LOOKED_AT_PER_YIELD states have been examined since this last returned true. */
  isTimeToYield(): boolean;
}

/** As much work as trying the places between two yields of a search. */
const LOOKED_AT_PER_YIELD = 1 << 17;

/**
 * Keeps each state's next one on a route to a goal. While no place on the route is visited, it is enough to follow it, or just to know that
 * the last state's route went the same way. Otherwise another route is found and kept. (No risk of going in circles: of routes that meet,
 * the one found last leads to a goal.) If there is none, the states that the search has found are cut off as long as the latest of the visits that
 * bar their routes lasts.
 */
// eslint-disable-next-line max-lines-per-function -- one loop, whose state is in local variables for speed
export function* routesToGoal(
  { stateCount, places, offsets, edges }: ListedGraph,
  reversed: StateGraph,
  goals: readonly number[],
): Steps<RoutesToGoal> {
  const isGoal = marks(goals, stateCount);
  const onward = (yield* breadthFirst(reversed, goals)).predecessors;
  const queue = new Int32Array(stateCount);
  const cameFrom = new Int32Array(stateCount);
  const foundIn = new Int32Array(stateCount);
  /** The latest visit that bars all routes of a state, and its place. */
  const barredBy = new Int32Array(stateCount);
  const barredAt = new Int32Array(stateCount);
  let search = 0;
  let lookedAt = 0;
  /** Where the last search began, how many states it has found, and which of them comes next. */
  let [from, found, next] = [0, 0, 0];
  /** The place of the latest visit that barred it; −1 for none. */
  let barrier = -1;

  const goOn = (visited: Int32Array): boolean | undefined => {
    // Variables of this function alone are faster than those that it shares with others.
    const current = search;
    const pause = next + Math.max(1, LOOKED_AT_PER_YIELD - lookedAt);
    let count = found;
    let at = next;
    let bar = barrier;
    let latest = bar < 0 ? 0 : visited[bar];
    for (; at < count && at < pause; at++) {
      const state = queue[at];
      for (let k = offsets[state]; k < offsets[state + 1]; k++) {
        const successor = edges[k];
        if (foundIn[successor] === current) continue;
        const visit = visited[places[successor]];
        if (visit > 0) {
          if (visit > latest) {
            latest = visit;
            bar = places[successor];
          }
          continue;
        }
        foundIn[successor] = current;
        cameFrom[successor] = state;
        if (!isGoal[successor]) {
          queue[count++] = successor;
          continue;
        }
        lookedAt += at - next;
        for (let last = successor; last !== from; last = cameFrom[last]) onward[cameFrom[last]] = last;
        return true;
      }
    }
    lookedAt += at - next;
    if (at === count) {
      // The visit to the place where it began does not last.
      if (bar >= 0 && bar !== places[from]) {
        for (let k = 0; k < count; k++) {
          barredBy[queue[k]] = latest;
          barredAt[queue[k]] = bar;
        }
      }
      return false;
    }
    next = at;
    found = count;
    barrier = bar;
    lookedAt = 0;
    return undefined;
  };

  return {
    isTimeToYield() {
      if (lookedAt < LOOKED_AT_PER_YIELD) return false;
      lookedAt = 0;
      return true;
    },

    known(state, last, visited) {
      if (last >= 0 && onward[last] === state) return true;
      if (barredBy[state] > 0 && visited[barredAt[state]] === barredBy[state]) return false;
      for (let at = state; !isGoal[at];) {
        at = onward[at];
        lookedAt++;
        if (at < 0) return false;
        if (visited[places[at]]) return undefined;
      }
      return true;
    },

    find(state, visited) {
      search++;
      from = state;
      found = 1;
      next = 0;
      barrier = -1;
      queue[0] = from;
      foundIn[from] = search;
      return goOn(visited);
    },

    goOn,
  };
}
