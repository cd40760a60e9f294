import type { Pose, Vector } from "../../../../src/drawing/drawing";
import { added, rotated } from "../../../../src/drawing/solids/rotations";

/** A point of a part, as placed by the pose. */
export function placed(point: Vector, { at, turned }: Pose): Vector {
  return added(turned ? rotated(point, turned) : point, at);
}
