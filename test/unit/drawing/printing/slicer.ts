import createManifold, { type Manifold, type ManifoldToplevel } from "manifold-3d";
import type { Vector3Tuple } from "three";
import { STLLoader } from "three/addons/loaders/STLLoader.js";
import { indexed } from "../../../../src/drawing/printing/files";
import type { PrintedPart, Triangle } from "../../../../src/drawing/drawing";

/** The library that checks solids, and computes with them. */
export async function loadManifold(): Promise<ManifoldToplevel> {
  const library = await createManifold();
  library.setup();
  return library;
}

/** A solid by its surface. Throws unless each edge is used twice, once in each direction. */
export function solidOf({ Manifold, Mesh }: ManifoldToplevel, triangles: readonly Triangle[]): Manifold {
  const { vertices, indices } = indexed(triangles);
  return new Manifold(new Mesh({ numProp: 3, vertProperties: vertices, triVerts: indices }));
}

/** The triangles in the contents of an STL file. */
export function trianglesIn(stl: Uint8Array<ArrayBuffer>): Triangle[] {
  const { position } = new STLLoader().parse(stl.buffer).attributes;
  const corner = (k: number): Vector3Tuple => [position.getX(k), position.getY(k), position.getZ(k)];
  return Array.from({ length: position.count / 3 }, (_, k) => [
    corner(3 * k),
    corner(3 * k + 1),
    corner(3 * k + 2),
  ]);
}

export const partNamed = (parts: readonly PrintedPart[], name: string) =>
  parts.find((part) => part.name === name)!.triangles;
