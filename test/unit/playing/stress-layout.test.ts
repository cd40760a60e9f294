import { finished } from "../../../src/steps";
import { stressLayout } from "../../../src/playing/stress-layout";

const ring = (count: number) =>
  Array.from({ length: count }, (_, from) => ({ from, to: (from + 1) % count }));

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y);

test("a ring becomes a regular polygon", () => {
  const points = finished(stressLayout(12, ring(12)));
  const sides = ring(12).map(({ from, to }) => distance(points[from], points[to]));
  expect(Math.max(...sides) / Math.min(...sides)).toBeLessThan(1.05);
});

test("a path becomes a straight line", () => {
  const points = finished(stressLayout(6, ring(6).slice(0, 5)));
  expect(distance(points[0], points[5])).toBeCloseTo(5, 1);
});

test("parts that are not connected do not lie upon one another, nor does a single node go astray", () => {
  const twoEdges = [
    { from: 0, to: 1 },
    { from: 2, to: 3 },
  ];
  const points = finished(stressLayout(5, twoEdges));
  for (let k = 0; k < 5; k++) {
    for (let other = 0; other < k; other++) expect(distance(points[k], points[other])).toBeGreaterThan(0.5);
  }
  expect(finished(stressLayout(1, []))).toEqual([{ x: 0, y: 0 }]);
});

test("the same graph gets the same points", () => {
  expect(finished(stressLayout(20, ring(20)))).toEqual(finished(stressLayout(20, ring(20))));
});

test("no step of the largest layout does more than a round of it", () => {
  const progress = [...stressLayout(256, ring(256))];
  expect(progress.length).toBeGreaterThan(256 + 2 * 60);
  expect(progress).toEqual([...progress].sort((a, b) => a - b));
  expect(progress.every((part) => part >= 0 && part < 1)).toBe(true);
});
