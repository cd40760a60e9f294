import { formatCycles } from "../notation";
import { sortDistinctPoints } from "../points";
import type { Line, LineName } from "./line";
import { imageOf, waysThrough, writtenWay } from "./ways";

/** A product worked out: a line for each point that is followed, and the cycles to which they close, fixed points left out. */
export interface WorkedProduct {
  readonly lines: readonly Line[];
  readonly cycles: readonly (readonly string[])[];
}

/**
 * Follows the points of the factors, the first of which acts first, as on the blackboard: from the smallest point on until its cycle
 * closes, then from the smallest one that is left. A cycle, also that of a point that comes back to itself, is the result of the line that
 * closes it.
 */
export function workedProduct(factors: readonly (readonly string[])[]): WorkedProduct {
  const ways = waysThrough(factors);
  const followed = new Set<string>();
  const lines: Line[] = [];
  const cycles: string[][] = [];
  for (const first of sortDistinctPoints([...ways.keys()])) {
    if (followed.has(first)) continue;
    const cycle: string[] = [];
    for (let point = first; !followed.has(point);) {
      const way = ways.get(point)!;
      const image = imageOf(way);
      followed.add(point);
      cycle.push(point);
      const closes = image === first;
      lines.push({ written: writtenWay(way, factors.length), result: closes ? formatCycles([cycle]) : "" });
      point = image;
    }
    if (cycle.length > 1) cycles.push(cycle);
  }
  return { lines, cycles };
}

/** The lines of a product, the last of which has the product. */
export function productLines(factors: readonly (readonly string[])[], name: LineName = "product"): Line[] {
  const { lines, cycles } = workedProduct(factors);
  return [...lines, { name, written: "", result: formatCycles(cycles) }];
}
