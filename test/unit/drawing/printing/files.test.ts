import { XMLParser } from "fast-xml-parser";
import { strFromU8, unzipSync } from "fflate";
import type { Triangle } from "../../../../src/drawing/drawing";
import { FORMATS } from "../../../../src/drawing/printing/files";
import { onPlate, sizeOf } from "../../../../src/drawing/printing/layout";
import { plate, type Loop } from "../../../../src/drawing/printing/surfaces";
import { loadManifold, solidOf, trianglesIn } from "./slicer";

const square = (half: number): Loop => [
  [-half, -half],
  [half, -half],
  [half, half],
  [-half, half],
];
const PARTS = onPlate([
  { name: "Frame", triangles: plate(square(5), [square(3)], 2) },
  { name: "Block", triangles: plate(square(2), [], 3.5) },
  { name: "Bar", triangles: plate(square(90), [], 1) },
]);
const VOLUMES = [(10 * 10 - 6 * 6) * 2, 4 * 4 * 3.5, 180 * 180];

interface Mesh {
  readonly vertices: { readonly vertex: readonly Readonly<Record<"x" | "y" | "z", number>>[] };
  readonly triangles: { readonly triangle: readonly Readonly<Record<"v1" | "v2" | "v3", number>>[] };
}

test("parts lie side by side, in rows if they are many", () => {
  const places = PARTS.map(({ triangles }) =>
    [0, 1].map((axis) => Math.min(...triangles.flat().map((at) => at[axis]))),
  );
  expect(places).toEqual([
    [0, 0],
    [15, 0],
    [0, 15],
  ]);
  expect(PARTS.map(sizeOf)).toEqual([
    [10, 10, 2],
    [4, 4, 3.5],
    [180, 180, 1],
  ]);
});

test("the 3MF has each part as a closed body with its name, in millimetres", async () => {
  const files = unzipSync(FORMATS["3mf"].written(PARTS));
  expect(Object.keys(files)).toEqual(["[Content_Types].xml", "_rels/.rels", "3D/3dmodel.model"]);
  expect(strFromU8(files["_rels/.rels"])).toContain('Target="/3D/3dmodel.model"');
  const reader = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: "",
    parseAttributeValue: true,
  });
  const { model } = reader.parse(strFromU8(files["3D/3dmodel.model"])) as {
    model: {
      unit: string;
      resources: { object: { id: number; name: string; mesh: Mesh }[] };
      build: { item: { objectid: number }[] };
    };
  };
  expect(model.unit).toBe("millimeter");
  expect(model.resources.object.map(({ name }) => name)).toEqual(["Frame", "Block", "Bar"]);
  expect(model.build.item.map(({ objectid }) => objectid)).toEqual(
    model.resources.object.map(({ id }) => id),
  );
  const library = await loadManifold();
  const volumes = model.resources.object.map(({ mesh }) => {
    const corners = mesh.vertices.vertex.map(({ x, y, z }) => [x, y, z] as const);
    const triangles = mesh.triangles.triangle.map(({ v1, v2, v3 }): Triangle => [
      corners[v1],
      corners[v2],
      corners[v3],
    ]);
    return solidOf(library, triangles).volume();
  });
  volumes.forEach((volume, k) => expect(volume).toBeCloseTo(VOLUMES[k], 3));
});

test("the STL has them in one file", async () => {
  const bodies = solidOf(await loadManifold(), trianglesIn(FORMATS.stl.written(PARTS))).decompose();
  expect(bodies.map((body) => Math.round(body.volume())).sort((a, b) => a - b)).toEqual([56, 128, 32400]);
});

test("the library that checks them refuses a surface with a hole, and one inside out", async () => {
  const library = await loadManifold();
  const block = plate(square(2), [], 3);
  expect(() => solidOf(library, block.slice(1))).toThrow("Not manifold");
  const turned = block.map(([a, b, c]): Triangle => [a, c, b]);
  expect(solidOf(library, turned).volume()).toBe(-48);
});
