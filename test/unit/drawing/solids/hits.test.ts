import { PerspectiveCamera } from "three";
import { bodyOf } from "../../../../src/drawing/solids/bodies";
import { hitAt } from "../../../../src/drawing/solids/hits";
import type { Vector } from "../../../../src/drawing/drawing";

const cube = (at: Vector) => {
  const body = bodyOf({
    name: "cube",
    pieces: [{ shape: { form: "box", size: [2, 2, 2] }, color: "#ff0000" }],
  });
  body.object.position.set(...at);
  body.object.updateMatrixWorld();
  return body;
};

/** Two cubes side by side, the second of which is turned by half a turn, seen from the front. */
function scene() {
  const camera = new PerspectiveCamera(26);
  camera.position.set(0, 0, 20);
  camera.updateMatrixWorld();
  const bodies = [cube([-2, 0, 0]), cube([2, 0, 0])];
  bodies[1].object.rotation.y = Math.PI;
  bodies[1].object.updateMatrixWorld();
  return { camera, surfaces: bodies.map(({ surface }) => surface) };
}

test("a hit tells the part, the point and the outward direction, however the part is turned", () => {
  const { camera, surfaces } = scene();
  const aside = 2 / (19 * Math.tan((13 * Math.PI) / 180));
  for (const [x, part, at] of [
    [-aside, 0, -2],
    [aside, 1, 2],
  ] as const) {
    const hit = hitAt({ x, y: 0 }, camera, surfaces)!;
    expect(hit.part).toBe(part);
    [at, 0, 1].forEach((value, axis) => expect(hit.at[axis]).toBeCloseTo(value, 5));
    [0, 0, 1].forEach((value, axis) => expect(hit.normal[axis]).toBeCloseTo(value, 5));
  }
});

test("between the parts is nothing", () => {
  const { camera, surfaces } = scene();
  expect(hitAt({ x: 0, y: 0 }, camera, surfaces)).toBeUndefined();
  expect(hitAt({ x: 0, y: 0.9 }, camera, surfaces)).toBeUndefined();
});
