import type { Pose, SolidDrawing, Vector } from "../drawing";
import type { Play } from "../../../playing";
import { cross, dot, placed, unit } from "./rotations";

/** The vertical angle of the camera's view, in degrees; small, so that shapes are little distorted. */
export const VIEW_ANGLE = 26;

const MARGIN = 1.04;
const MOST_STEPS_TRIED = 60;

/** The corners of a part's bounding box, in the part's own place. */
export type Corners = readonly Vector[];

/** Where the corners of all parts come to while the puzzle is played, at evenly chosen steps. */
export function cornersWhilePlaying<P extends Play>(
  drawing: SolidDrawing<P>,
  play: P,
  corners: readonly Corners[],
): Vector[] {
  const tried = Math.min(play.lastStep, MOST_STEPS_TRIED);
  return Array.from({ length: tried + 1 }, (_, k) => {
    const poses: readonly Pose[] = drawing.poses(play, tried === 0 ? 0 : (k * play.lastStep) / tried);
    return corners.flatMap((box, part) => box.map((corner) => placed(corner, poses[part])));
  }).flat();
}

/**
 * How far from the origin an eye on that side has to be to see all points; the picture is `aspect` times as wide as it
 * is high. The eye's upright direction is y.
 */
export function distanceToSee(points: readonly Vector[], side: Vector, aspect: number): number {
  const towardsEye = unit(side);
  const right = unit(cross([0, 1, 0], towardsEye));
  const up = cross(towardsEye, right);
  const tall = Math.tan((VIEW_ANGLE * Math.PI) / 360) / MARGIN;
  const wide = tall * aspect;
  return points.reduce((farthest, point) => {
    const aside = Math.max(Math.abs(dot(point, right)) / wide, Math.abs(dot(point, up)) / tall);
    return Math.max(farthest, aside + dot(point, towardsEye));
  }, 1);
}
