import type { CayleyPlay } from "../cayley-play";
import { WIDTH } from "../../../drawing/flat/flat-picture";
import {
  arrowHead,
  fitted,
  lineBetween,
  pointBetween,
  smallestDistance,
  type Point,
} from "../../../drawing/flat/points";

export interface CayleyLayout {
  readonly points: readonly Point[];
  readonly height: number;
  readonly radius: number;
  /** For each generator, path data of all its edges and of the arrowheads of its one-way edges. */
  readonly lines: readonly string[];
  readonly heads: readonly string[];
}

const MAX_RADIUS = 13;
/** The margin fits the largest nodes. */
const MARGIN = 18;

export function cayleyLayout({ layout, edges, labels }: CayleyPlay): CayleyLayout {
  const box = { width: WIDTH, height: WIDTH, margin: MARGIN, largest: 90 };
  const { points, height } = fitted(layout, box);
  const radius = Math.max(2.2, Math.min(MAX_RADIUS, 0.3 * smallestDistance(points)));
  const goes = new Set(edges.map(({ from, to, generator }) => `${generator} ${from} ${to}`));
  const lines = labels.map(() => "");
  const heads = labels.map(() => "");
  for (const { from, to, generator } of edges) {
    if (from === to) continue;
    const comesBack = goes.has(`${generator} ${to} ${from}`);
    if (comesBack && from > to) continue;
    const [a, b] = [points[from], points[to]];
    lines[generator] += lineBetween(a, b, radius);
    if (comesBack) continue;
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    heads[generator] += arrowHead(a, pointBetween(b, a, radius / length), Math.max(4, radius * 0.7));
  }
  return { points, height, radius, lines, heads };
}
