import type { PermutationPlay } from "../cycles-play";
import { arrowHead, at, pointBetween, type Point } from "../../../drawing/flat/points";
import type { Circles } from "./circles";

/** The way of a point to its image: where it is after a fraction of it. */
export type WayOf = (point: number, share: number) => Point;

/** Product chords bend by this fraction of their length, so that there and back are two ways. */
const BEND = 0.06;
const PIECES = 12;

/** The ways of a factor: along their circle if they are the circle's own steps, otherwise across it, slightly bent. */
export function waysOf({ factors, isProduct }: PermutationPlay, factor: number, circles: Circles): WayOf {
  const { images } = factors[factor];
  const { points, middles, radii } = circles;
  if (isProduct) return (point, share) => onChord(points[point], points[images[point]], share);
  return (point, share) => onArc(points[point], points[images[point]], middles[point], radii[point], share);
}

function onChord(from: Point, to: Point, share: number): Point {
  const straight = pointBetween(from, to, share);
  const bend = 4 * BEND * share * (1 - share);
  return { x: straight.x - bend * (to.y - from.y), y: straight.y + bend * (to.x - from.x) };
}

function onArc(from: Point, to: Point, middle: Point, radius: number, share: number): Point {
  const angle = (point: Point) => Math.atan2(point.y - middle.y, point.x - middle.x);
  const start = angle(from);
  const turn = (angle(to) - start + 4 * Math.PI) % (2 * Math.PI);
  return {
    x: middle.x + radius * Math.cos(start + turn * share),
    y: middle.y + radius * Math.sin(start + turn * share),
  };
}

/** A way as an arrow from ring to ring: path data for its line and for its head. */
export function arrowAlong(way: WayOf, point: number, ring: number): { line: string; head: string } {
  const [start, end] = [way(point, 0), way(point, 1)];
  const isOutside = (share: number) => {
    const { x, y } = way(point, share);
    return (
      Math.hypot(x - start.x, y - start.y) > ring * 1.1 && Math.hypot(x - end.x, y - end.y) > ring * 1.25
    );
  };
  const shares = Array.from({ length: 8 * PIECES + 1 }, (_, k) => k / (8 * PIECES)).filter(isOutside);
  if (shares.length < 2) return { line: "", head: "" };
  const [first, last] = [shares[0], shares[shares.length - 1]];
  const line = Array.from({ length: PIECES + 1 }, (_, k) =>
    at(way(point, first + ((last - first) * k) / PIECES)),
  );
  const size = ring * 0.62;
  const before = way(point, Math.max(first, last - 0.06));
  return { line: `M${line.join("L")}`, head: arrowHead(before, way(point, last), size) };
}
