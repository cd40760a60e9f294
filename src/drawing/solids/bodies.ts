import { Group, LineBasicMaterial, LineSegments, Mesh, MeshLambertMaterial } from "three";
import type { SolidPart, Vector } from "../drawing";
import type { Corners } from "./framing";
import { mergedPieces, type ShapedPiece } from "./merging";
import { textsOf } from "./texts";

/** A part in the scene: one mesh, one set of lines and one picture of all its texts, so that it is drawn at once. */
export interface Body {
  readonly object: Group;
  /** What can be hit; all of the body but lines and texts. */
  readonly surface: Mesh;
  readonly corners: Corners;
  dispose(): void;
}

export function bodyOf(part: SolidPart): Body {
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
  const object = new Group().add(mesh, new LineSegments(lines, ink));
  if (texts) object.add(texts.mesh);
  return {
    object,
    surface: mesh,
    corners: outermost(surface.getAttribute("position").array),
    dispose() {
      [surface, lines, paint, ink].forEach((owned) => owned.dispose());
      texts?.dispose();
    },
  };
}

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
