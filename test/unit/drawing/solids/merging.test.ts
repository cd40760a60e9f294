import fc from "fast-check";
import type { Vector } from "../../../../src/drawing/drawing";
import { mergedPieces, type ShapedPiece } from "../../../../src/drawing/solids/bodies";
import { about, added, cross, dot, negated, unit } from "../../../../src/drawing/solids/rotations";
import type { BodyShape } from "../../../../src/drawing/solids/shapes";

const BOX: BodyShape = { form: "box", size: [1, 2, 3] };
/** A square of side 4 with a square hole of side 2. */
const FRAME: BodyShape = {
  form: "prism",
  outline: [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
  ],
  holes: [
    [
      [1, 1],
      [1, 3],
      [3, 3],
      [3, 1],
    ],
  ],
  depth: 0.5,
};
const VOLUMES = new Map<BodyShape, number>([
  [BOX, 6],
  [FRAME, 6],
]);

const coordinate = fc.double({ min: -5, max: 5, noNaN: true });
const vector = fc.tuple(coordinate, coordinate, coordinate);
const turn = fc
  .tuple(vector, fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }))
  .filter(([axis]) => Math.hypot(...axis) > 1e-3)
  .map(([axis, angle]) => about(unit(axis), angle));
const pieces: fc.Arbitrary<ShapedPiece[]> = fc.array(
  fc.record({
    shape: fc.constantFrom(BOX, FRAME),
    color: fc.constantFrom("#ff0000", "#00ff00"),
    at: vector,
    turned: turn,
  }),
  { minLength: 1, maxLength: 5 },
);

const vectorsOf = (numbers: ArrayLike<number>): Vector[] =>
  Array.from({ length: numbers.length / 3 }, (_, k) => [
    numbers[3 * k],
    numbers[3 * k + 1],
    numbers[3 * k + 2],
  ]);

const from = (start: Vector, end: Vector) => added(end, negated(start));

function read(list: readonly ShapedPiece[]) {
  const { surface, lines } = mergedPieces(list);
  const vectors = (name: string) => vectorsOf(surface.getAttribute(name).array);
  const triangles = vectorsOf(surface.index!.array);
  return {
    corners: vectors("position"),
    normals: vectors("normal"),
    colors: vectors("color"),
    triangles,
    ends: vectorsOf(lines.getAttribute("position").array),
  };
}

test("pieces keep their volumes, wherever they are and however they are turned", () => {
  fc.assert(
    fc.property(pieces, (list) => {
      const { corners, triangles } = read(list);
      const volume = triangles.reduce((sum, [a, b, c]) => {
        return sum + dot(corners[a], cross(corners[b], corners[c])) / 6;
      }, 0);
      expect(volume).toBeCloseTo(
        list.reduce((sum, { shape }) => sum + VOLUMES.get(shape)!, 0),
        2,
      );
    }),
  );
});

test("normals are of length 1 and stand upon their triangles, on the outer side", () => {
  fc.assert(
    fc.property(pieces, (list) => {
      const { corners, normals, triangles } = read(list);
      const upright = triangles.flatMap(([a, b, c]) => {
        const face = cross(from(corners[a], corners[b]), from(corners[a], corners[c]));
        return [a, b, c].map((corner) => dot(normals[corner], unit(face)));
      });
      expect(Math.min(...upright)).toBeCloseTo(1, 2);
      const lengths = normals.map((normal) => Math.hypot(...normal));
      expect(Math.min(...lengths)).toBeCloseTo(1, 4);
      expect(Math.max(...lengths)).toBeCloseTo(1, 4);
    }),
  );
});

test("each piece has its own colour, place and edges", () => {
  const { corners, colors, ends } = read([
    { shape: BOX, color: "#ff0000" },
    { shape: BOX, color: "#00ff00", at: [10, 0, 0] },
  ]);
  expect(corners).toHaveLength(48);
  const side = (x: number) => (x < 5 ? [1, 0, 0] : [0, 1, 0]);
  expect(colors).toEqual(corners.map(([x]) => side(x)));
  expect(ends).toHaveLength(2 * 2 * 12);
  const isOnBox = ([x, y, z]: Vector, middle: number) =>
    Math.abs(x - middle) === 0.5 && Math.abs(y) === 1 && Math.abs(z) === 1.5;
  expect(ends.filter((end) => isOnBox(end, 0))).toHaveLength(24);
  expect(ends.filter((end) => isOnBox(end, 10))).toHaveLength(24);
});

test("a cylinder has the edges of its two ends only", () => {
  const { ends } = read([{ shape: { form: "cylinder", radius: 2, height: 1 }, color: "#ffffff" }]);
  expect(ends.every(([, y]) => Math.abs(y) === 0.5)).toBe(true);
  expect(ends.every(([x, , z]) => Math.abs(Math.hypot(x, z) - 2) < 1e-5)).toBe(true);
  expect(ends).toHaveLength(2 * 2 * 48);
});
