import type { Manifold, ManifoldToplevel } from "manifold-3d";
import { FORMATS } from "../../../../src/drawing/printing/files";
import { onPlate } from "../../../../src/drawing/printing/layout";
import { designKey } from "../../../../src/puzzles/free-the-key/design-key";
import { printable } from "../../../../src/puzzles/free-the-key/drawings/printed";
import {
  DISK_THICKNESS,
  GUIDE_THICKNESS,
  KEY_THICKNESS,
  PITCH,
} from "../../../../src/puzzles/free-the-key/drawings/printed/measures";
import { keyMaze } from "../../../../src/puzzles/free-the-key/kind";
import { finished } from "../../../../src/steps";
import { keyPlay } from "../../drawing/solids/plays";
import { loadManifold, partNamed, solidOf, trianglesIn } from "../../drawing/printing/slicer";

let library: ManifoldToplevel;
beforeAll(async () => {
  library = await loadManifold();
});

const KEYS = Array.from({ length: 20 }, (_, k) => {
  const levels = 2 + (k % 4);
  const positions = 4 + 2 * (k % 2);
  return { columns: 5 + (k % 3), positions, levels, seed: k, measure: k % 2 ? "back" : "escape" } as const;
});

const playOf = (question: (typeof KEYS)[number]) => {
  const [above, below, disk] = finished(designKey(question)).rows;
  return keyPlay([[...above], [...below]], [[...disk]]);
};

test("the STL of 20 designed keys are four closed bodies each, without a degenerate triangle", () => {
  KEYS.forEach((question, k) => {
    const parts = onPlate(printable.parts(playOf(question), [0.2, 0.3, 0.4][k % 3]));
    const triangles = trianglesIn(FORMATS.stl.written(parts));
    // The library refuses a surface on which an edge is not used once in each direction.
    const bodies = solidOf(library, triangles).decompose();
    expect(bodies).toHaveLength(4);
    for (const body of bodies) {
      expect(body.status()).toBe("NoError");
      expect(body.genus()).toBe(1);
      expect(body.volume()).toBeGreaterThan(500);
    }
    for (const [a, b, c] of triangles) expect(area(a, b, c)).toBeGreaterThan(1e-4);
  });
});

type Corner = readonly [number, number, number];

function area(a: Corner, b: Corner, c: Corner): number {
  const [u, v] = [b, c].map((to) => to.map((each, axis) => each - a[axis]));
  return Math.hypot(u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]) / 2;
}

const KEY = [
  [0, 2, 0, 1, 3, 0],
  [0, 0, 1.5, 2, 0, 0],
];
const DISK = [[2, 0, 1, 3, 0.5, 1]];
const CLEARANCE = 0.3;

describe("the printed disk moves on the printed key as in the maze", () => {
  const parts = printable.parts(keyPlay(KEY, DISK), CLEARANCE);
  const maze = keyMaze(KEY, DISK);
  const turns = maze.length;
  let key: Manifold, disk: Manifold, guide: Manifold, lid: Manifold;
  beforeAll(() => {
    const solid = (name: string) => solidOf(library, partNamed(parts, name));
    // Its axis lies along x, the others' axes lie along z.
    key = solid("The key").translate([0, 0, -KEY_THICKNESS / 2]);
    [disk, guide, lid] = ["The disk", "Guide", "Lid"].map((name) => solid(name));
  });

  /** What a part, whose lower face is so far along the key, and the key have in common, after a turn and a shift. */
  const overlap = (part: Manifold, along: number, turn = 0, [y, z] = [0, 0]) =>
    part
      .rotate([0, 0, (-360 * turn) / turns])
      // From x, y and z to y, z and x.
      .rotate([90, 0, 90])
      .translate([along, y, z])
      .intersect(key)
      .volume();

  /** The disk lies in the middle of a place, or between two places. */
  const at = (place: number) => (place + 0.5) * PITCH - DISK_THICKNESS / 2;
  const isOpen = (place: number, turn: number) => maze[(turn + turns) % turns][place] === 1;

  test("in the middle of a place it fits where the maze is open, and between two turns where both are", () => {
    for (let place = 0; place < KEY[0].length; place++) {
      for (let turn = 0; turn < turns; turn++) {
        expect(overlap(disk, at(place), turn) < 1e-6).toBe(isOpen(place, turn));
        const between = isOpen(place, turn) && isOpen(place, turn + 1);
        expect(overlap(disk, at(place), turn + 0.5) < 1e-6).toBe(between);
      }
    }
  });

  test("between two places it fits where both are open, and it stops at the handle", () => {
    for (let place = 1; place < KEY[0].length; place++) {
      for (let turn = 0; turn < turns; turn++) {
        const both = isOpen(place - 1, turn) && isOpen(place, turn);
        expect(overlap(disk, at(place - 0.5), turn) < 1e-6).toBe(both);
      }
    }
    for (let turn = 0; turn < 2 * turns; turn++)
      expect(overlap(disk, -DISK_THICKNESS / 2, turn / 2)).toBeGreaterThan(1);
  });

  test("no tooth slips through a cut that is too shallow, as far aside as the guide lets the disk", () => {
    // The guide is off by a clearance on the key, in each direction, and the disk by one more on the guide.
    const aside = CLEARANCE * (1 + Math.SQRT2);
    for (let place = 0; place < KEY[0].length; place++) {
      for (let turn = 0; turn < turns; turn++) {
        if (isOpen(place, turn)) continue;
        for (let way = 0; way < 8; way++) {
          const angle = (Math.PI * way) / 4;
          const shift: [number, number] = [aside * Math.cos(angle), aside * Math.sin(angle)];
          expect(overlap(disk, at(place), turn, shift)).toBeGreaterThan(0.1);
        }
      }
    }
  });

  test("guide and lid slide along the whole key, and the guide cannot turn on it", () => {
    for (let along = 0; along < KEY[0].length * PITCH; along++) {
      expect(overlap(guide, along)).toBeLessThan(1e-6);
      expect(overlap(lid, along)).toBeLessThan(1e-6);
      expect(overlap(guide, along, turns / 60)).toBeGreaterThan(1);
    }
    const raised = guide.translate([0, 0, DISK_THICKNESS + CLEARANCE / 2]);
    expect(raised.intersect(disk).volume()).toBeLessThan(1e-6);
    const closed = lid.translate([0, 0, DISK_THICKNESS + GUIDE_THICKNESS + CLEARANCE]);
    expect(raised.intersect(closed).volume()).toBe(0);
    expect(raised.translate([0, 0, 1]).intersect(closed).volume()).toBeGreaterThan(10);
  });
});
