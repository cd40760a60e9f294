import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  CylinderGeometry,
  EdgesGeometry,
  ExtrudeGeometry,
  Matrix4,
  Path,
  Quaternion,
  Shape,
  Vector2,
  Vector3,
} from "three";
import { mergeVertices } from "three/addons/utils/BufferGeometryUtils.js";
import type { OutlinePoint, SolidPiece, SolidShape, Vector } from "../drawing";

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
  slab(shape) {
    const corners = trianglesOf(shape).flatMap(([x, y, z]) => [x, y, z]);
    const geometry = new BufferGeometry();
    geometry.setAttribute("position", new BufferAttribute(new Float32Array(corners), 3));
    geometry.computeVertexNormals();
    return geometry;
  },
};

/** Three corners for each triangle, anticlockwise seen from outside. */
function trianglesOf({ bottom, top }: Extract<BodyShape, { form: "slab" }>): Vector[] {
  const [last, right] = [top.length - 1, top[0]!.length - 1];
  const triangles: Vector[] = [];
  const quad = (a: Vector, b: Vector, c: Vector, d: Vector) => triangles.push(a, b, c, a, c, d);
  const above = (row: number, k: number) => top[row]![k]!;
  const below = (row: number, k: number) => bottom[row]![k]!;
  for (let row = 0; row < last; row++) {
    for (let k = 0; k < right; k++) {
      quad(above(row, k), above(row + 1, k), above(row + 1, k + 1), above(row, k + 1));
      quad(below(row, k), below(row, k + 1), below(row + 1, k + 1), below(row + 1, k));
    }
    quad(below(row, 0), below(row + 1, 0), above(row + 1, 0), above(row, 0));
    quad(below(row + 1, right), below(row, right), above(row, right), above(row + 1, right));
  }
  for (let k = 0; k < right; k++) {
    quad(below(0, k + 1), below(0, k), above(0, k), above(0, k + 1));
    quad(below(last, k), below(last, k + 1), above(last, k + 1), above(last, k));
  }
  return triangles;
}

export function formOf<Name extends BodyShape["form"]>(shape: Extract<BodyShape, { form: Name }>): Form {
  const geometry = GEOMETRIES[shape.form](shape);
  // Attributes that only textures need, and that would keep corners apart.
  geometry.deleteAttribute("uv");
  const { index, attributes } = geometry.index ? geometry : mergeVertices(geometry);
  return {
    corners: attributes.position!.array,
    normals: attributes.normal!.array,
    triangles: index!.array,
    edges: new EdgesGeometry(geometry, SHARP).getAttribute("position").array,
  };
}

const UNSCALED = new Vector3(1, 1, 1);

export function matrixOf({ at = [0, 0, 0], turned = [0, 0, 0, 1] }: SolidPiece): Matrix4 {
  return new Matrix4().compose(new Vector3(...at), new Quaternion(...turned), UNSCALED);
}

function vectors(points: readonly OutlinePoint[]): Vector2[] {
  return points.map(([x, y]) => new Vector2(x, y));
}
