import {
  BoxGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  Matrix4,
  Path,
  Quaternion,
  Shape,
  Vector2,
  Vector3,
  type BufferGeometry,
} from "three";
import type { Point, SolidPiece, SolidShape } from "../drawing";

const SIDES_OF_CYLINDER = 48;

export type TextShape = Extract<SolidShape, { form: "text" }>;
export type BodyShape = Exclude<SolidShape, TextShape>;

const GEOMETRIES: {
  readonly [Form in BodyShape["form"]]: (shape: Extract<BodyShape, { form: Form }>) => BufferGeometry;
} = {
  box: ({ size }) => new BoxGeometry(...size),
  cylinder: ({ radius, height }) => new CylinderGeometry(radius, radius, height, SIDES_OF_CYLINDER),
  prism({ outline, holes = [], depth }) {
    const face = new Shape(vectors(outline));
    face.holes = holes.map((hole) => new Path(vectors(hole)));
    return new ExtrudeGeometry(face, { depth, bevelEnabled: false, curveSegments: 1 });
  },
};

/** The triangles of a shape, each corner with its own normal. */
export function geometryOf<Form extends BodyShape["form"]>(
  shape: Extract<BodyShape, { form: Form }>,
): BufferGeometry {
  const geometry = GEOMETRIES[shape.form as Form](shape);
  if (!geometry.index) return geometry;
  const separate = geometry.toNonIndexed();
  geometry.dispose();
  return separate;
}

const UNSCALED = new Vector3(1, 1, 1);

/** Where a piece is in its part. */
export function matrixOf({ at = [0, 0, 0], turned = [0, 0, 0, 1] }: SolidPiece): Matrix4 {
  return new Matrix4().compose(new Vector3(...at), new Quaternion(...turned), UNSCALED);
}

function vectors(points: readonly Point[]): Vector2[] {
  return points.map(([x, y]) => new Vector2(x, y));
}
