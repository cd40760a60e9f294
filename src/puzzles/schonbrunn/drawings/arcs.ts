import { pointBetween, type Point } from "../../../drawing/flat/points";

/** A jump as a curve: a quadratic Bézier from tile to tile that bends to its left. */
export interface Arc {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
}

/** How far arcs deviate from the straight line, as a fraction of their length. */
const BEND = 0.18;

/** @param most the maximum distance of the arc from the straight line */
export function arcBetween(from: Point, to: Point, most: number): Arc {
  const middle = pointBetween(from, to, 0.5);
  const [across, down] = [to.x - from.x, to.y - from.y];
  // The curve goes half as far as its control point.
  const bend = 2 * Math.min(BEND, most / (Math.hypot(across, down) || 1));
  return { from, to, bend: { x: middle.x + bend * down, y: middle.y - bend * across } };
}

/** De Casteljau's point on the curve, at a fraction of the way along it. */
export function pointOn({ from, bend, to }: Arc, share: number): Point {
  return pointBetween(pointBetween(from, bend, share), pointBetween(bend, to, share), share);
}

/** The start of the curve, up to a fraction of it, as its own curve. */
export function beginningOf(arc: Arc, share: number): Arc {
  return { from: arc.from, bend: pointBetween(arc.from, arc.bend, share), to: pointOn(arc, share) };
}
