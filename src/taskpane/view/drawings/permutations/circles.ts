import type { PermutationPlay } from "../../../../playing";
import { WIDTH } from "../flat/flat-picture";
import type { Point } from "../flat/points";

/** The points of a permutation around circles. */
export interface Circles {
  readonly points: readonly Point[];
  /** The middle of the circle of each point, and its radius; 0 if the point is alone. */
  readonly middles: readonly Point[];
  readonly radii: readonly number[];
  /** The radius of a point's own ring. */
  readonly ring: number;
  readonly height: number;
}

const LARGEST_RING = 15;
/** From one ring to the next around a circle, in radii of a ring: arrows from neighbour to neighbour, or across. */
const SPACING = { powers: 3.7, product: 4.4 };
/** Around each circle there is room for the names of its points. */
const NAMES = 2.6;

/** Circles from left to right in rows; each has its points clockwise, the first one at the top. */
export function circlesOf({ circles, isProduct }: PermutationPlay): Circles {
  const spacing = isProduct ? SPACING.product : SPACING.powers;
  const radiusOf = (count: number) => (count === 1 ? 0 : Math.max(2.1, (spacing * count) / (2 * Math.PI)));
  const largest = Math.max(...circles.map(({ length }) => radiusOf(length)));
  const ring = Math.min(LARGEST_RING, WIDTH / 2 / (largest + NAMES));
  const count = circles.reduce((sum, circle) => sum + circle.length, 0);
  const points = new Array<Point>(count);
  const middles = new Array<Point>(count);
  const radii = new Array<number>(count);

  let top = 0;
  for (const row of rowsOf(circles.map((circle) => ring * (radiusOf(circle.length) + NAMES)))) {
    const halves = row.map((circle) => ring * (radiusOf(circles[circle].length) + NAMES));
    const tallest = Math.max(...halves);
    let left = WIDTH / 2 - halves.reduce((sum, half) => sum + half, 0);
    row.forEach((circle, k) => {
      const middle = { x: left + halves[k], y: top + tallest };
      const members = circles[circle];
      const radius = ring * radiusOf(members.length);
      members.forEach((point, place) => {
        points[point] = onCircle(middle, radius, (2 * Math.PI * place) / members.length);
        middles[point] = middle;
        radii[point] = radius;
      });
      left += 2 * halves[k];
    });
    top += 2 * tallest;
  }
  return { points, middles, radii, ring, height: top };
}

/** The point at an angle, clockwise from the top. */
export function onCircle({ x, y }: Point, radius: number, angle: number): Point {
  return { x: x + radius * Math.sin(angle), y: y - radius * Math.cos(angle) };
}

/** Fills rows of the drawing's width with circles that are so wide to both sides. */
function rowsOf(halves: readonly number[]): number[][] {
  const rows: number[][] = [];
  let room = 0;
  halves.forEach((half, circle) => {
    if (2 * half > room || rows.length === 0) {
      rows.push([]);
      room = WIDTH + 0.01;
    }
    rows[rows.length - 1].push(circle);
    room -= 2 * half;
  });
  return rows;
}
