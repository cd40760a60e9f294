import { Raycaster, Vector2, Vector3, type Camera, type Mesh } from "three";
import type { SolidHit } from "../drawing";

/** A place in a picture: −1 to 1 from left to right and from bottom to top. */
export interface PicturePoint {
  readonly x: number;
  readonly y: number;
}

/** What is seen at a point of the picture; undefined if it is the background. The surfaces are those of the parts, in their order. */
export function hitAt(
  { x, y }: PicturePoint,
  camera: Camera,
  surfaces: readonly Mesh[],
): SolidHit | undefined {
  const ray = new Raycaster();
  ray.setFromCamera(new Vector2(x, y), camera);
  const [nearest] = ray.intersectObjects<Mesh>([...surfaces], false);
  if (!nearest?.face) return undefined;
  const { object, point, face } = nearest;
  const normal = new Vector3().copy(face.normal).transformDirection(object.matrixWorld);
  return {
    part: surfaces.indexOf(object),
    at: [point.x, point.y, point.z],
    normal: [normal.x, normal.y, normal.z],
  };
}
