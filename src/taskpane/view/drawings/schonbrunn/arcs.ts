import { pointBetween, type Point } from "../flat/points";

/** A jump as a curve: a quadratic Bézier from tile to tile that bends to its left. */
export interface Arc {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
}

/** How far arcs bend, as a share of their length. */
const BEND = 0.35;

export function arcBetween(from: Point, to: Point): Arc {
  const middle = pointBetween(from, to, 0.5);
  const [across, down] = [to.x - from.x, to.y - from.y];
  return { from, to, bend: { x: middle.x + BEND * down, y: middle.y - BEND * across } };
}

/** De Casteljau's point of the curve, a share of the way along it. */
export function pointOn({ from, bend, to }: Arc, share: number): Point {
  return pointBetween(pointBetween(from, bend, share), pointBetween(bend, to, share), share);
}

/** The beginning of the curve, up to a share of it, as a curve of its own. */
export function beginningOf(arc: Arc, share: number): Arc {
  return { from: arc.from, bend: pointBetween(arc.from, arc.bend, share), to: pointOn(arc, share) };
}
