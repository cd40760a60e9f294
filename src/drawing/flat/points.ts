import { round } from "./flat-picture";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The point at a given fraction of the way from one point to another. */
export function pointBetween(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

export function smallestDistance(points: readonly Point[]): number {
  let smallest = Infinity;
  points.forEach((a, k) => {
    for (let other = 0; other < k; other++) {
      const b = points[other]!;
      smallest = Math.min(smallest, Math.hypot(a.x - b.x, a.y - b.y));
    }
  });
  return smallest;
}

/** The first of some rows or columns, and how many there are from it to the last one. */
export function spanOf(numbers: readonly number[]): { readonly first: number; readonly count: number } {
  const first = numbers.reduce((a, b) => Math.min(a, b));
  return { first, count: numbers.reduce((a, b) => Math.max(a, b)) - first + 1 };
}

/** Scales and moves points uniformly so that they fill a width or a height. Also returns the height they take. */
export function fitted(
  points: readonly Point[],
  box: {
    readonly width: number;
    readonly height: number;
    readonly margin: number;
    readonly largest?: number;
  },
): { readonly points: readonly Point[]; readonly height: number } {
  const [left, top] = [Math.min(...points.map(({ x }) => x)), Math.min(...points.map(({ y }) => y))];
  const across = Math.max(...points.map(({ x }) => x)) - left;
  const down = Math.max(...points.map(({ y }) => y)) - top;
  const [inWidth, inHeight] = [box.width - 2 * box.margin, box.height - 2 * box.margin];
  const scale = Math.min(inWidth / (across || 1), inHeight / (down || 1), box.largest ?? Infinity);
  const start = (box.width - scale * across) / 2;
  return {
    points: points.map(({ x, y }) => ({ x: start + scale * (x - left), y: box.margin + scale * (y - top) })),
    height: scale * down + 2 * box.margin,
  };
}

/** A straight line between two points, shortened by a margin at both ends, as path data. */
export function lineBetween(from: Point, to: Point, margin: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const a = pointBetween(from, to, margin / length);
  const b = pointBetween(to, from, margin / length);
  return `M${at(a)}L${at(b)}`;
}

/** An arrowhead, as path data: it points to `tip`, coming from `from`. */
export function arrowHead(from: Point, tip: Point, size: number): string {
  const length = Math.hypot(tip.x - from.x, tip.y - from.y) || 1;
  const [x, y] = [((tip.x - from.x) / length) * size, ((tip.y - from.y) / length) * size];
  const corner = (side: number) => at({ x: tip.x - x + (side * y) / 2, y: tip.y - y - (side * x) / 2 });
  return `M${at(tip)}L${corner(1)}L${corner(-1)}Z`;
}

/** A square with rounded corners, centred on a point, as path data. */
export function roundedSquare({ x, y }: Point, side: number, radius: number): string {
  const [r, straight] = [round(radius), round(side - 2 * radius)];
  const corner = (right: number, down: number) => `a${r} ${r} 0 0 1 ${right} ${down}`;
  return (
    `M${at({ x: x - side / 2 + radius, y: y - side / 2 })}` +
    `h${straight}${corner(r, r)}v${straight}${corner(-r, r)}` +
    `h${-straight}${corner(-r, -r)}v${-straight}${corner(r, -r)}z`
  );
}

/** A point as written in path data. */
export function at({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}
