import type { Pose, Vector } from "../../../../src/drawing/drawing";
import { added, rotated } from "../../../../src/drawing/solids/rotations";

/** A point of a part, where the pose puts it. */
export function placed(point: Vector, { at, turned }: Pose): Vector {
  return added(turned ? rotated(point, turned) : point, at);
}
