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
/** How many letters of a point's name are shown. */
export const LONGEST_NAME = 5;
/** Around each circle there is room for the names of its points, in radii of a ring: for short ones, and for longer ones. */
const NAMES = { least: 2.6, before: 1.6, letter: 0.6 };
/** Rows of circles are at most so high: more of them get smaller, as a window is no higher than wide. */
const TALLEST = 1.1 * WIDTH;

/** Circles from left to right in rows; each has its points clockwise, the first one at the top. */
export function circlesOf({ circles, isProduct, points: names }: PermutationPlay): Circles {
  const spacing = isProduct ? SPACING.product : SPACING.powers;
  const radiusOf = (count: number) => (count === 1 ? 0 : Math.max(2.1, (spacing * count) / (2 * Math.PI)));
  const longest = Math.min(LONGEST_NAME, Math.max(...names.map(({ length }) => length)));
  const around = Math.max(NAMES.least, NAMES.before + NAMES.letter * longest);
  const sizes = circles.map(({ length }) => radiusOf(length) + around);
  const ring = largestRing(sizes);
  const count = circles.reduce((sum, circle) => sum + circle.length, 0);
  const points = new Array<Point>(count);
  const middles = new Array<Point>(count);
  const radii = new Array<number>(count);

  let top = 0;
  for (const row of rowsOf(sizes.map((size) => ring * size))) {
    const halves = row.map((circle) => ring * sizes[circle]);
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

/** The radius of a ring with which circles of these sizes, in radii of a ring, fit into the drawing. */
function largestRing(sizes: readonly number[]): number {
  let ring = Math.min(LARGEST_RING, WIDTH / 2 / Math.max(...sizes));
  while (heightOf(sizes.map((size) => ring * size)) > TALLEST) ring *= 0.98;
  return ring;
}

const heightOf = (halves: readonly number[]) =>
  rowsOf(halves).reduce((height, row) => height + 2 * Math.max(...row.map((circle) => halves[circle])), 0);

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
