import { fileForContentTypes, FileForRelThumbnail, to3dmodel } from "@jscadui/3mf-export";
import { strToU8, zipSync } from "fflate";
import { BufferAttribute, BufferGeometry, Mesh } from "three";
import { STLExporter } from "three/addons/exporters/STLExporter.js";
import type { PrintedPart, Triangle } from "../drawing";

/** More digits than a printer has, and few enough for a small file. */
const DIGITS = 7;
const MODEL = "3D/3dmodel.model";

/** A file that slicers read, by its ending. */
export const FORMATS = {
  "3mf": { type: "model/3mf", written: threeMf },
  stl: { type: "model/stl", written: stl },
} as const;

/** Each part an object of its own with its name, in millimetres. */
function threeMf(parts: readonly PrintedPart[]): Uint8Array<ArrayBuffer> {
  const meshes = parts.map(({ name, triangles }, k) => ({ id: String(k + 1), name, ...indexed(triangles) }));
  const model = to3dmodel({
    meshes,
    items: meshes.map(({ id }) => ({ objectID: id })),
    precision: DIGITS,
    header: { unit: "millimeter", title: "Free the Key", application: "Puzzlebook" },
  });
  const relations = new FileForRelThumbnail();
  relations.add3dModel(`/${MODEL}`);
  return zipSync({
    [fileForContentTypes.name]: strToU8(fileForContentTypes.content),
    [relations.name]: strToU8(relations.content),
    [MODEL]: strToU8(model),
  });
}

/** All parts in one file. A slicer splits them, and takes its numbers as millimetres. */
function stl(parts: readonly PrintedPart[]): Uint8Array<ArrayBuffer> {
  const geometry = new BufferGeometry();
  const corners = parts.flatMap(({ triangles }) => triangles.flat(2));
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(corners), 3));
  const { buffer } = new STLExporter().parse(new Mesh(geometry), { binary: true });
  return new Uint8Array(buffer as ArrayBuffer);
}

/** The corners once each, and the triangles by the numbers of theirs. */
export function indexed(triangles: readonly Triangle[]) {
  const numbers = new Map<string, number>();
  const vertices: number[] = [];
  const indices = triangles.flat().map((corner) => {
    const key = corner.map((each) => Math.fround(each)).join();
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, numbers.size);
    vertices.push(...corner);
    return numbers.size - 1;
  });
  return { vertices: new Float32Array(vertices), indices: new Uint32Array(indices) };
}
