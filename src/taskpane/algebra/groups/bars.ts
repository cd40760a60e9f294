import type { CycleTypeCount } from "../../../permutations/groups/cycle-types";
import { describeCycleType, grouped } from "./words";

/** A bar of a chart. */
export interface Bar {
  readonly label: string;
  readonly amount: string;
  /** Its length, as a fraction of the longest one. */
  readonly part: number;
}

/** A bar for each cycle type, with a length proportional to the number of its elements. */
export function cycleTypeBars(types: readonly CycleTypeCount[]): Bar[] {
  const most = types.reduce((largest, { count }) => (count > largest ? count : largest), 1n);
  return types.map(({ lengths, count }) => ({
    label: describeCycleType(lengths),
    amount: grouped(count),
    part: Number((count * 1000n) / most) / 1000,
  }));
}

/** A bar for each number of letters, with a length proportional to the number of elements that need it. */
export function distanceBars(counts: readonly number[]): Bar[] {
  const most = Math.max(1, ...counts);
  return counts.map((count, letters) => ({
    label: String(letters),
    amount: grouped(count),
    part: count / most,
  }));
}
