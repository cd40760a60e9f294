import fc from "fast-check";
import type { Rotation, Vector } from "../../../../src/drawing/drawing";
import { framingOf, VIEW_ANGLE } from "../../../../src/drawing/solids/framing";
import {
  about,
  cross,
  dot,
  rotated,
  rotationBetween,
  rotationTo,
  turnedBy,
  unit,
} from "../../../../src/drawing/solids/rotations";

const part = fc.double({ min: -5, max: 5, noNaN: true });
const vectors = fc.tuple(part, part, part) as fc.Arbitrary<Vector>;
const directions = vectors.filter((vector) => Math.hypot(...vector) > 0.1).map(unit);
const angles = fc.double({ min: -3, max: 3, noNaN: true });
const rotations = fc.tuple(directions, angles).map(([axis, angle]) => about(axis, angle));

function near(a: readonly number[], b: readonly number[]): void {
  a.forEach((value, k) => expect(value).toBeCloseTo(b[k], 6));
}

test("a quarter turn about z takes x to y", () => {
  near(rotated([1, 0, 0], about([0, 0, 1], Math.PI / 2)), [0, 1, 0]);
});

test("turned by one rotation and then by another", () => {
  fc.assert(
    fc.property(rotations, rotations, vectors, (first, second, vector) =>
      near(rotated(vector, turnedBy(first, second)), rotated(rotated(vector, first), second)),
    ),
  );
});

test("the rotation to a frame takes the axes there", () => {
  fc.assert(
    fc.property(rotations, (rotation) => {
      const [x, y, z] = (
        [
          [1, 0, 0],
          [0, 1, 0],
          [0, 0, 1],
        ] as const
      ).map((axis) => rotated(axis, rotation));
      const found = rotationTo(x, y, z);
      near(rotated([1, 0, 0], found), x);
      near(rotated([0, 1, 0], found), y);
      near(rotated([0, 0, 1], found), z);
    }),
  );
});

test("half the way between two rotations, twice, is all of it", () => {
  fc.assert(
    fc.property(rotations, angles, directions, vectors, (from, angle, axis, vector) => {
      const to = turnedBy(from, about(axis, angle));
      const half: Rotation = rotationBetween(from, to, 0.5);
      near(rotated(vector, half), rotated(vector, turnedBy(from, about(axis, angle / 2))));
      near(rotated(vector, rotationBetween(from, to, 1)), rotated(vector, to));
    }),
  );
});

test("what is framed is all in the picture", () => {
  const sides = directions.filter(([x, , z]) => Math.hypot(x, z) > 0.2);
  const aspects = fc.double({ min: 0.4, max: 3, noNaN: true });
  fc.assert(
    fc.property(
      fc.array(vectors, { minLength: 2, maxLength: 30 }),
      sides,
      aspects,
      (points, side, aspect) => {
        const { target, distance } = framingOf(points.flat(), side, aspect);
        const right = unit(cross([0, 1, 0], side));
        const up = cross(side, right);
        const tall = Math.tan((VIEW_ANGLE * Math.PI) / 360);
        const asides = points.map((point) => {
          const from: Vector = [0, 1, 2].map((k) => point[k] - target[k]) as unknown as Vector;
          const depth = distance - dot(from, side);
          expect(depth).toBeGreaterThan(0);
          return Math.max(
            Math.abs(dot(from, right)) / (depth * tall * aspect),
            Math.abs(dot(from, up)) / (depth * tall),
          );
        });
        expect(Math.max(...asides)).toBeLessThan(1.0001);
      },
    ),
  );
});
