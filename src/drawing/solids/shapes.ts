import {
  BoxGeometry,
  CylinderGeometry,
  EdgesGeometry,
  ExtrudeGeometry,
  Matrix4,
  Path,
  Quaternion,
  Shape,
  Vector2,
  Vector3,
  type BufferGeometry,
} from "three";
import { mergeVertices } from "three/addons/utils/BufferGeometryUtils.js";
import type { OutlinePoint, SolidPiece, SolidShape } from "../drawing";

const SIDES_OF_CYLINDER = 48;

/** Edges flatter than this, in degrees, are facets of something round, and get no line. */
const SHARP = 30;

export type TextShape = Extract<SolidShape, { form: "text" }>;
export type BodyShape = Exclude<SolidShape, TextShape>;

/** A shape's corners with their normals, its triangles and its sharp edges; all coordinates in groups of three. */
export interface Form {
  readonly corners: ArrayLike<number>;
  readonly normals: ArrayLike<number>;
  /** Three corner indices per triangle. */
  readonly triangles: ArrayLike<number>;
  /** Two corner indices per edge. */
  readonly edges: ArrayLike<number>;
}

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

export function formOf<Name extends BodyShape["form"]>(shape: Extract<BodyShape, { form: Name }>): Form {
  const geometry = GEOMETRIES[shape.form as Name](shape);
  // Attributes that only textures need, and that would keep corners apart.
  geometry.deleteAttribute("uv");
  const { index, attributes } = geometry.index ? geometry : mergeVertices(geometry);
  return {
    corners: attributes.position.array,
    normals: attributes.normal.array,
    triangles: index!.array,
    edges: new EdgesGeometry(geometry, SHARP).getAttribute("position").array,
  };
}

const UNSCALED = new Vector3(1, 1, 1);

/** The placement of a piece in its part. */
export function matrixOf({ at = [0, 0, 0], turned = [0, 0, 0, 1] }: SolidPiece): Matrix4 {
  return new Matrix4().compose(new Vector3(...at), new Quaternion(...turned), UNSCALED);
}

function vectors(points: readonly OutlinePoint[]): Vector2[] {
  return points.map(([x, y]) => new Vector2(x, y));
}
