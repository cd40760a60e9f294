import {
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshLambertMaterial,
  BufferAttribute,
  BufferGeometry,
  Color,
  type Matrix4,
} from "three";
import type { SolidPart, Vector, SolidPiece } from "../drawing";
import { textsOf } from "./texts";
import { formOf, matrixOf, type BodyShape, type Form } from "./shapes";

export interface ShapedPiece extends SolidPiece {
  readonly shape: BodyShape;
}

/** Merges pieces into one geometry of coloured triangles and one of lines. A shape shared by several pieces is built once. */
export function mergedPieces(pieces: readonly ShapedPiece[]): {
  readonly surface: BufferGeometry;
  readonly lines: BufferGeometry;
} {
  const forms = new Map<BodyShape, Form>();
  for (const { shape } of pieces) if (!forms.has(shape)) forms.set(shape, formOf(shape));
  const formed = pieces.map((piece) => ({ piece, form: forms.get(piece.shape)! }));
  const lengthOf = (list: keyof Form) => formed.reduce((sum, { form }) => sum + form[list].length, 0);

  const corners = new Float32Array(lengthOf("corners"));
  const normals = new Float32Array(corners.length);
  const colors = new Float32Array(corners.length);
  const triangles = new Uint32Array(lengthOf("triangles"));
  const edges = new Float32Array(lengthOf("edges"));
  const shades = new Map<string, Color>();
  let [corner, triangle, edge] = [0, 0, 0];
  for (const { piece, form } of formed) {
    const matrix = matrixOf(piece);
    write(form.corners, matrix, 1, corners, corner);
    write(form.normals, matrix, 0, normals, corner);
    write(form.edges, matrix, 1, edges, edge);
    const shade = shades.get(piece.color) ?? new Color(piece.color);
    shades.set(piece.color, shade);
    for (let k = 0; k < form.corners.length; k += 3) shade.toArray(colors, corner + k);
    for (let k = 0; k < form.triangles.length; k++) triangles[triangle + k] = form.triangles[k]! + corner / 3;
    corner += form.corners.length;
    triangle += form.triangles.length;
    edge += form.edges.length;
  }
  const surface = new BufferGeometry().setIndex(new BufferAttribute(triangles, 1));
  surface.setAttribute("position", new BufferAttribute(corners, 3));
  surface.setAttribute("normal", new BufferAttribute(normals, 3));
  surface.setAttribute("color", new BufferAttribute(colors, 3));
  return { surface, lines: new BufferGeometry().setAttribute("position", new BufferAttribute(edges, 3)) };
}

/** Writes points as transformed by a matrix, or directions, which it only rotates. */
function write(
  from: ArrayLike<number>,
  { elements: m }: Matrix4,
  moved: 0 | 1,
  to: Float32Array,
  start: number,
): void {
  for (let k = 0; k < from.length; k += 3) {
    const [x, y, z] = [from[k]!, from[k + 1]!, from[k + 2]!];
    to[start + k] = m[0] * x + m[4] * y + m[8] * z + moved * m[12];
    to[start + k + 1] = m[1] * x + m[5] * y + m[9] * z + moved * m[13];
    to[start + k + 2] = m[2] * x + m[6] * y + m[10] * z + moved * m[14];
  }
}

export function bodyOf(part: SolidPart) {
  const shaped = part.pieces.filter((piece): piece is ShapedPiece => piece.shape.form !== "text");
  const { surface, lines } = mergedPieces(shaped);
  const paint = new MeshLambertMaterial({
    vertexColors: true,
    polygonOffset: true,
    polygonOffsetFactor: 1,
    polygonOffsetUnits: 1,
  });
  const ink = new LineBasicMaterial({ color: "#000000", transparent: true, opacity: 0.45 });
  const texts = textsOf(part.pieces);
  const mesh = new Mesh(surface, paint);
  const edges = new LineSegments(lines, ink);
  const object = new Group().add(mesh, edges);
  if (texts) object.add(texts.mesh);
  return {
    object,
    /** What can be hit; all of the body but lines and texts. */
    surface: mesh,
    edges,
    corners: outermost(surface.getAttribute("position").array),
    dispose() {
      [surface, lines, paint, ink].forEach((owned) => owned.dispose());
      texts?.dispose();
    },
  };
}

export type Body = ReturnType<typeof bodyOf>;

const DIRECTIONS = 120;

/** The corners that are farthest in some direction. Nearly all of the shape's outline depends on them. */
function outermost(corners: ArrayLike<number>): Vector[] {
  const found = new Set<number>();
  for (let k = 0; k < DIRECTIONS; k++) {
    // Evenly spread directions: heights in equal steps, each a golden section further round.
    const y = 1 - (2 * k + 1) / DIRECTIONS;
    const angle = k * Math.PI * (3 - Math.sqrt(5));
    const x = Math.sqrt(1 - y * y) * Math.cos(angle);
    const z = Math.sqrt(1 - y * y) * Math.sin(angle);
    let [farthest, most] = [0, -Infinity];
    for (let at = 0; at < corners.length; at += 3) {
      const far = x * corners[at]! + y * corners[at + 1]! + z * corners[at + 2]!;
      if (far > most) [farthest, most] = [at, far];
    }
    found.add(farthest);
  }
  return [...found].map((at) => [corners[at]!, corners[at + 1]!, corners[at + 2]!]);
}
