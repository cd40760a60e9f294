import { i18n } from "../../language";
import { LimitError } from "../../steps/limit-error";
import type { Steps } from "../../steps";
import type { SimpleWays } from "../../search/placed-graph";
import { listSimpleWays, shortestSimpleWay } from "../../search/simple-ways";
import type { JumpBoard } from "./cells";
import { limited } from "../limited";
import type { Way } from "../puzzle-kind";

/** The ways on which the numbers add up to `sum`. A search looks for the sum 0, so the goals' weights are reduced by it. */
export function waysWithSum(ways: SimpleWays, { numbers }: JumpBoard, sum: number): SimpleWays {
  const weights = Int32Array.from(numbers);
  for (const goal of new Set(ways.goals)) weights[goal] -= sum;
  return { ...ways, weights };
}

/** A sum that is as near to 0 as possible, and the shortest way with it. */
interface NearestWay {
  readonly sum: number;
  readonly way: Way;
}

/** The ways with the sum nearest to 0: either one, or one with that sum and one with its negative. There must be a way. */
export function* nearestWays(ways: SimpleWays, board: JumpBoard): Steps<NearestWay[]> {
  for (let away = leastAway(ways, board); ; away++) {
    const found: NearestWay[] = [];
    for (const sum of new Set([away, -away])) {
      const way = yield* shortestSimpleWay(waysWithSum(ways, board, sum));
      if (way) found.push({ sum, way });
    }
    if (found.length > 0) return found;
  }
}

/** No sum is nearer to 0 than this: tiles that can be jumped from have small numbers, but a given goal's may be large. */
function leastAway({ goals }: SimpleWays, { rows, columns, numbers }: JumpBoard): number {
  const isGoal = new Set(goals);
  let reach = 0;
  numbers.forEach((number, tile) => {
    const far = Math.abs(number);
    if (!isGoal.has(tile) && far < Math.max(rows, columns)) reach += far;
  });
  return goals.reduce(
    (least, goal) => Math.min(least, Math.max(0, Math.abs(numbers[goal]) - reach)),
    Infinity,
  );
}

/** The shorter way; of equally short ones, the first in the order of the starts and jumps. */
export function firstOf({ graph, starts }: SimpleWays, one: Way, other: Way): Way {
  if (one.length !== other.length) return one.length < other.length ? one : other;
  const parting = one.findIndex((tile, k) => tile !== other[k]);
  const choices = new Int32Array(graph.maximumDegree);
  const order = parting > 0 ? choices.subarray(0, graph.successors(one[parting - 1], choices)) : starts;
  return order.indexOf(one[parting]) <= order.indexOf(other[parting]) ? one : other;
}

const MAX_LISTED = 10_000;

/** All these ways, shortest first, those of equal length in the order of the starts and jumps. */
export function* sortedWays(each: readonly SimpleWays[]): Steps<readonly Way[]> {
  const all: Way[] = [];
  for (const ways of each) {
    const listed = yield* limited(listSimpleWays(ways, MAX_LISTED - all.length));
    if (!listed) {
      throw new LimitError(
        i18n.t("there are more than {most, number} routes; no more are listed, but count tells how many", {
          most: MAX_LISTED,
        }),
      );
    }
    all.push(...listed);
  }
  return all.sort((one, other) => (one === other ? 0 : firstOf(each[0], one, other) === one ? -1 : 1));
}
