import type { Pose, SolidDrawing, Vector } from "../drawing";
import type { Play } from "../../../playing";
import { added, cross, dot, placed, scaled, unit } from "./rotations";

/** The vertical angle of the camera's view, in degrees; small, so that shapes are little distorted. */
export const VIEW_ANGLE = 26;

const MARGIN = 1.04;
const POSITIONS_PER_STEP = 4;
const MOST_POSITIONS = 120;

/** The outermost corners of a part, in the part's own place. */
export type Corners = readonly Vector[];

/** Where the corners of all parts come to while the puzzle is played, at evenly chosen positions. */
export function cornersWhilePlaying<P extends Play>(
  drawing: SolidDrawing<P>,
  play: P,
  corners: readonly Corners[],
): Vector[] {
  const last = Math.min(play.lastStep * POSITIONS_PER_STEP, MOST_POSITIONS);
  return Array.from({ length: last + 1 }, (_, k) => {
    const poses: readonly Pose[] = drawing.poses(play, last === 0 ? 0 : (k * play.lastStep) / last);
    return corners.flatMap((ofPart, part) => ofPart.map((corner) => placed(corner, poses[part])));
  }).flat();
}

export interface Framing {
  /** The point in the middle of the picture, */
  readonly target: Vector;
  /** and how far from it the eye is. */
  readonly distance: number;
}

/** No point comes nearer to the eye. */
const NEAREST = 0.1;

/** What is in the middle moves less and less while it is sought. */
const ROUNDS = 8;

/**
 * Where an eye on that side is to look, and from how far, to see all points as large as it can; the picture is `aspect`
 * times as wide as it is high. The eye's upright direction is y.
 */
export function framingOf(points: readonly Vector[], side: Vector, aspect: number): Framing {
  const towardsEye = unit(side);
  const right = unit(cross([0, 1, 0], towardsEye));
  const up = cross(towardsEye, right);
  const tall = Math.tan((VIEW_ANGLE * Math.PI) / 360) / MARGIN;
  const wide = tall * aspect;
  const seen = points.map((point) => [dot(point, right), dot(point, up), dot(point, towardsEye)] as const);
  let [x, y, distance] = [0, 0, 1];
  for (let round = 0; round < ROUNDS; round++) {
    distance = 1;
    for (const [px, py, pz] of seen) {
      const aside = Math.max(Math.abs(px - x) / wide, Math.abs(py - y) / tall, NEAREST);
      distance = Math.max(distance, aside + pz);
    }
    if (round < ROUNDS - 1) {
      x += distance * middleOf(seen.map(([px, , pz]) => (px - x) / (distance - pz)));
      y += distance * middleOf(seen.map(([, py, pz]) => (py - y) / (distance - pz)));
    }
  }
  return { target: added(scaled(right, x), scaled(up, y)), distance };
}

function middleOf(values: readonly number[]): number {
  let [least, most] = [Infinity, -Infinity];
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return (least + most) / 2;
}
