import { finished } from "../../../../src/steps";
import type { LayoutPoint } from "../../../../src/playing/stress-layout";
import { generatorLayout } from "../../../../src/puzzles/groups/play-generator-layout";
import { imagesOver, numbersOf, parsePermutation } from "../../../../src/permutations/permutation";
import { sortedPoints } from "../../../../src/permutations/points";

const numbers = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, k) => first + k).join(" ");

/** The points by their names, and the way of a generator's point. */
function layoutOf(...cycles: string[]) {
  const permutations = cycles.map(parsePermutation);
  const names = sortedPoints(permutations.flatMap(({ points }) => [...points]));
  const byName = numbersOf(names);
  const images = permutations.map((each) => imagesOver(byName, each));
  const { points, ways } = finished(generatorLayout(names.length, images.map((each) => ({ images: each })))); // prettier-ignore
  return {
    points,
    images,
    ways,
    at: (name: string | number) => points[byName.get(String(name))!],
    way: (generator: number, name: string | number) => ways[generator][byName.get(String(name))!]!,
  };
}

const away = (a: LayoutPoint, b: LayoutPoint) => Math.hypot(a.x - b.x, a.y - b.y);
const isOn = (points: readonly LayoutPoint[], middle: LayoutPoint, radius: number) =>
  points.forEach((point) => expect(away(point, middle)).toBeCloseTo(radius, 6));
const middleOf = (points: readonly LayoutPoint[]) => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  TopSpin: [`(${numbers(1, 20)})`, "(1 4)(2 3)"],
  "Hungarian rings": [`(${numbers(1, 20)})`, `(1 ${numbers(21, 24)} 6 ${numbers(25, 38)})`],
  "rings that cross the other way round": [
    `(${numbers(1, 20)})`,
    `(6 ${numbers(21, 34)} 1 ${numbers(35, 38)})`,
  ],
  "rings of different sizes": [`(${numbers(1, 16)})`, `(1 ${numbers(17, 18)} 5 ${numbers(19, 24)})`],
  "rings that touch": [`(${numbers(1, 8)})`, `(3 ${numbers(9, 15)})`],
  "rings apart": [`(${numbers(1, 8)})(${numbers(9, 14)})`],
  "neighbours that change places": ["(1 2)", "(2 3)", "(3 4)", "(4 5)", "(5 6)"],
  pinball: ["(1 4 2)", "(4 8 7)", "(6 8 9)", "(2 8 9 6 3)"],
  "three rings with many points in common": [`(${numbers(1, 6)})`, "(1 7 3 8 5 9)", "(2 7 4 8 6 9)"],
  "sixty points": [`(${numbers(1, 60)})`, "(1 2)"],
  "one exchange": ["(1 2)"],
};

describe.each(Object.entries(GROUPS))("%s", (_name, cycles) => {
  const { points, images, ways } = layoutOf(...cycles);

  test("every point has a place of its own, and every way leads from point to image", () => {
    const apart = points.flatMap((a, k) => points.slice(0, k).map((b) => away(a, b)));
    expect(Math.min(...apart)).toBeGreaterThan(0.4);
    images.forEach((each, generator) =>
      each.forEach((image, point) => {
        const way = ways[generator][point];
        expect(way === undefined).toBe(image === point);
        if (!way) return;
        expect(away(way[0], points[point])).toBeLessThan(1e-6);
        expect(away(way[way.length - 1], points[image])).toBeLessThan(1e-6);
      }),
    );
  });

  test("no two generators take a piece the same way", () => {
    const middles = ways.flat().flatMap((way) => (way ? [way[way.length >> 1]] : []));
    middles.forEach((a, k) => middles.slice(0, k).forEach((b) => expect(away(a, b)).toBeGreaterThan(0.01)));
  });
});

test("Oval Track: the long cycle is an oval, and what the flip reverses is in the middle of its upper side", () => {
  const { points, at, way } = layoutOf(...GROUPS.TopSpin);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(1.4 * (Math.max(...ys) - Math.min(...ys)));
  expect([1, 2, 3, 4].map((piece) => at(piece).x.toFixed(3))).toEqual(["-1.500", "-0.500", "0.500", "1.500"]);
  for (const piece of [1, 2, 3, 4]) expect(at(piece).y).toBe(Math.min(...ys));
  // The pieces that are exchanged pass one another, and go around those between them.
  const [there, back] = [way(1, 1)[6], way(1, 4)[6]];
  expect([there.x, back.x]).toEqual([expect.closeTo(0), expect.closeTo(0)]);
  expect(there.y).toBeLessThan(at(2).y - 0.6);
  expect(back.y).toBeGreaterThan(at(2).y + 0.6);
});

test("Hungarian rings are circles side by side that cross at two points", () => {
  const { points, images, at } = layoutOf(...GROUPS["Hungarian rings"]);
  const rings = images.map((each) => points.filter((_, point) => each[point] !== point));
  const [left, right] = rings.map(middleOf);
  expect(rings.map(({ length }) => length)).toEqual([20, 20]);
  isOn(rings[0], left, 20 / (2 * Math.PI));
  isOn(rings[1], right, 20 / (2 * Math.PI));
  expect(left.y).toBeCloseTo(right.y);
  expect(at(1).x).toBeCloseTo((left.x + right.x) / 2);
  expect(at(6).x).toBeCloseTo(at(1).x);
  // Inside the other ring are the points between the common ones.
  for (const inside of [2, 3, 4, 5]) expect(away(at(inside), right)).toBeLessThan(3);
  for (const inside of [21, 22, 23, 24]) expect(away(at(inside), left)).toBeLessThan(3);
});

test("neighbours that change places stand in a row, in their order", () => {
  const { points } = layoutOf(...GROUPS["neighbours that change places"]);
  points.forEach(({ x, y }, k) => {
    expect(y).toBeCloseTo(0, 2);
    if (k > 0) expect(x - points[k - 1].x).toBeCloseTo(1, 1);
  });
});
