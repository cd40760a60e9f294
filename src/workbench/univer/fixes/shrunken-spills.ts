import type { IRange, IUnitRange } from "@univerjs/core";

/** The cells that spilled formulas fill, by the formula's place. */
export type Spills = ReadonlyMap<string, IUnitRange>;

/**
 * The spills of the last calculation that have become smaller or are gone. Those whose formula still waits for a function are left
 * alone, and stay remembered until it has answered.
 */
export function shrunken(
  before: Spills,
  now: Spills,
  isWaiting: (spill: IUnitRange) => boolean,
): { left: IUnitRange[]; remembered: Spills } {
  const remembered = new Map(now);
  const left: IUnitRange[] = [];
  for (const [place, spill] of before) {
    if (isWaiting(spill)) remembered.set(place, spill);
    else if (!covers(now.get(place)?.range, spill.range)) left.push(spill);
  }
  return { left, remembered };
}

function covers(outer: IRange | undefined, inner: IRange): boolean {
  return outer !== undefined && outer.endRow >= inner.endRow && outer.endColumn >= inner.endColumn;
}
