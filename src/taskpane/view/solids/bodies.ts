import {
  BufferAttribute,
  Color,
  EdgesGeometry,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshLambertMaterial,
  type BufferGeometry,
} from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import type { SolidPart, SolidPiece, Vector } from "../drawing";
import type { Corners } from "./framing";
import { geometryOf, matrixOf, type BodyShape } from "./shapes";
import { textsOf } from "./texts";

/** Edges flatter than this, in degrees, are the facets of something round, and have no line. */
const SHARP = 30;

/** A part in the scene: one mesh, one bundle of lines and one picture of all its texts, so that it is drawn at once. */
export interface Body {
  readonly object: Group;
  readonly corners: Corners;
  dispose(): void;
}

interface ShapedPiece extends SolidPiece {
  readonly shape: BodyShape;
}

export function bodyOf(part: SolidPart): Body {
  const shaped = part.pieces.filter((piece): piece is ShapedPiece => piece.shape.form !== "text");
  const geometries = shaped.map((piece) => geometryOf(piece.shape).applyMatrix4(matrixOf(piece)));
  const surface = mergeGeometries(geometries.map((geometry, k) => colored(geometry, shaped[k].color)));
  const lines = mergeGeometries(geometries.map((geometry) => new EdgesGeometry(geometry, SHARP)));
  geometries.forEach((geometry) => geometry.dispose());

  const paint = new MeshLambertMaterial({
    vertexColors: true,
    polygonOffset: true,
    polygonOffsetFactor: 1,
    polygonOffsetUnits: 1,
  });
  const ink = new LineBasicMaterial({ color: "#000000", transparent: true, opacity: 0.45 });
  const texts = textsOf(part.pieces);
  const object = new Group().add(new Mesh(surface, paint), new LineSegments(lines, ink));
  if (texts) object.add(texts.mesh);
  return {
    object,
    corners: outermost(surface),
    dispose() {
      [surface, lines, paint, ink].forEach((owned) => owned.dispose());
      texts?.dispose();
    },
  };
}

/** With the colour at every corner, and without what only pictures on surfaces need. */
function colored(geometry: BufferGeometry, color: string): BufferGeometry {
  const { r, g, b } = new Color(color);
  const { count } = geometry.getAttribute("position");
  const colors = new Float32Array(3 * count);
  for (let at = 0; at < colors.length; at += 3) colors.set([r, g, b], at);
  geometry.setAttribute("color", new BufferAttribute(colors, 3));
  geometry.deleteAttribute("uv");
  return geometry;
}

const DIRECTIONS = 120;

/** The corners that are the farthest ones in some direction: nearly all that the shape's shadow depends on. */
function outermost(geometry: BufferGeometry): Vector[] {
  const position = geometry.getAttribute("position");
  const found = new Set<number>();
  for (let k = 0; k < DIRECTIONS; k++) {
    // Directions spread evenly: heights in equal steps, each a golden section further round.
    const y = 1 - (2 * k + 1) / DIRECTIONS;
    const angle = k * Math.PI * (3 - Math.sqrt(5));
    const x = Math.sqrt(1 - y * y) * Math.cos(angle);
    const z = Math.sqrt(1 - y * y) * Math.sin(angle);
    let [farthest, most] = [0, -Infinity];
    for (let corner = 0; corner < position.count; corner++) {
      const far = x * position.getX(corner) + y * position.getY(corner) + z * position.getZ(corner);
      if (far > most) [farthest, most] = [corner, far];
    }
    found.add(farthest);
  }
  return [...found].map((corner) => [position.getX(corner), position.getY(corner), position.getZ(corner)]);
}
