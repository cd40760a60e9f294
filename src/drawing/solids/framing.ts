import type { Pose, SolidDrawing, Vector } from "../drawing";
import type { Play } from "../../playing/play";
import { added, cross, dot, rotated, scaled, unit, UNTURNED } from "./rotations";

/** The camera's vertical field of view, in degrees; small, to keep distortion low. */
export const VIEW_ANGLE = 26;

const MARGIN = 1.04;
const POSITIONS_PER_STEP = 4;
const MAX_POSITIONS = 120;
const POSITIONS_OF_ENDING = 8;

/** The outermost corners of a part, in the part's own coordinates. */
type Corners = readonly Vector[];

/** The points that the corners of all parts reach during the play, at evenly spaced positions, three numbers each. */
export function cornersWhilePlaying<P extends Play>(
  drawing: SolidDrawing<P>,
  play: P,
  corners: readonly Corners[],
): Float64Array {
  const last = Math.min(play.lastStep * POSITIONS_PER_STEP, MAX_POSITIONS);
  return cornersAt(
    Array.from({ length: last + 1 }, (_, k) =>
      drawing.poses(play, last === 0 ? 0 : (k * play.lastStep) / last),
    ),
    corners,
  );
}

/** The same for the ending at a step. */
export function cornersWhileEnding<P extends Play>(
  drawing: SolidDrawing<P>,
  play: P,
  step: number,
  corners: readonly Corners[],
): Float64Array {
  const count = drawing.ending ? POSITIONS_OF_ENDING : 0;
  return cornersAt(
    Array.from({ length: count }, (_, k) => drawing.ending!(play, step, (k + 1) / count)),
    corners,
  );
}

function cornersAt(each: readonly (readonly Pose[])[], corners: readonly Corners[]): Float64Array {
  const points = new Float64Array(3 * each.length * corners.flat().length);
  let next = 0;
  for (const poses of each) {
    corners.forEach((ofPart, part) => {
      const { at, turned = UNTURNED } = poses[part]!;
      const [right, up, near] = [rotated(RIGHT, turned), rotated(UP, turned), rotated(NEAR, turned)];
      for (const [x, y, z] of ofPart) {
        for (let axis = 0; axis < 3; axis++) {
          points[next++] = at[axis]! + x * right[axis]! + y * up[axis]! + z * near[axis]!;
        }
      }
    });
  }
  return points;
}

const RIGHT: Vector = [1, 0, 0];
const UP: Vector = [0, 1, 0];
const NEAR: Vector = [0, 0, 1];

/** No point comes closer to the eye. */
const NEAREST = 0.1;

/** The iterations of the search for the centre, which moves less in each. */
const ROUNDS = 8;

/**
 * Where an eye on the given side must look, and from what distance, to see all points as large as possible. `aspect` is the picture's width
 * divided by its height. The eye's upright direction is y. The points are three coordinates each.
 */
export function framingOf(points: ArrayLike<number>, side: Vector, aspect: number) {
  const towardsEye = unit(side);
  const right = unit(cross([0, 1, 0], towardsEye));
  const up = cross(towardsEye, right);
  const tall = Math.tan((VIEW_ANGLE * Math.PI) / 360) / MARGIN;
  const wide = tall * aspect;
  const count = points.length / 3;
  const along = (axis: Vector) =>
    Float64Array.from({ length: count }, (_, k) =>
      dot([points[3 * k]!, points[3 * k + 1]!, points[3 * k + 2]!], axis),
    );
  const [xs, ys, depths] = [along(right), along(up), along(towardsEye)];
  let [x, y, distance] = [0, 0, 1];
  for (let round = 0; round < ROUNDS; round++) {
    distance = 1;
    for (let k = 0; k < count; k++) {
      const aside = Math.max(Math.abs(xs[k]! - x) / wide, Math.abs(ys[k]! - y) / tall, NEAREST);
      distance = Math.max(distance, aside + depths[k]!);
    }
    if (round === ROUNDS - 1) break;
    const [middleX, middleY] = [middleOf(xs, x), middleOf(ys, y)];
    x += distance * middleX;
    y += distance * middleY;
  }
  return { target: added(scaled(right, x), scaled(up, y)), distance };

  /** The middle of what an eye at that place sees along an axis. */
  function middleOf(places: Float64Array, eye: number): number {
    let [least, most] = [Infinity, -Infinity];
    for (let k = 0; k < count; k++) {
      const seen = (places[k]! - eye) / (distance - depths[k]!);
      least = Math.min(least, seen);
      most = Math.max(most, seen);
    }
    return (least + most) / 2;
  }
}
