import fc from "fast-check";
import {
  comparePoints,
  keyOfPoint,
  orderOfPoints,
  sortedInSteps,
  sortedPoints,
} from "../../../src/permutations/points";
import { finished, ITEMS_PER_STEP } from "../../../src/steps";
import { inOrder } from "../../../src/steps/sorting";
import { point } from "./arbitraries";

test("numbers come before words, and by their value", () => {
  const inOrder = [
    "-12",
    "-2.5",
    "-2",
    "0",
    "0.05",
    "0.5",
    "1",
    "1.5",
    "2",
    "10",
    "12",
    "100",
    "A",
    "B",
    "a",
    "red",
  ];
  expect(sortedPoints([...inOrder].reverse())).toEqual(inOrder);
});

test("numbers of any length are compared exactly", () => {
  const huge = "9".repeat(400);
  const inOrder = [
    `-1${huge}`,
    `-${huge}`,
    "9007199254740992",
    "9007199254740993",
    huge,
    `${huge}.1`,
    `1${huge}`,
  ];
  expect(sortedPoints([...inOrder].reverse())).toEqual(inOrder);
});

test("points that are written differently are different, the shortest first if their values are equal", () => {
  expect(sortedPoints(["001", "1.0", "01", "1", "2"])).toEqual(["1", "01", "001", "1.0", "2"]);
  expect(sortedPoints(["-0", "0", "0.0"])).toEqual(["0", "-0", "0.0"]);
  expect(sortedPoints(["001.5", "1.50"])).toEqual(["1.50", "001.5"]);
});

test("what only looks like a number is a word", () => {
  expect(sortedPoints(["1e3", "+5", ".5", "5.", "--1", "0x10", "7"])[0]).toBe("7");
});

test("hostile numbers are compared in reasonable time", () => {
  const zeros = "0".repeat(30_000);
  const started = Date.now();
  expect(sortedPoints([`1.${zeros}1`, `1.${zeros}2`, `${zeros}1`, `1.${zeros}`])).toEqual([
    `${zeros}1`,
    `1.${zeros}`,
    `1.${zeros}1`,
    `1.${zeros}2`,
  ]);
  expect(Date.now() - started).toBeLessThan(1000);
});

test("the order is a total one: antisymmetric, transitive, and 0 only for the same text", () => {
  fc.assert(
    fc.property(point, point, point, (a, b, c) => {
      expect(Math.sign(comparePoints(a, b))).toBe(0 - Math.sign(comparePoints(b, a)));
      expect(comparePoints(a, b) === 0).toBe(a === b);
      if (comparePoints(a, b) < 0 && comparePoints(b, c) < 0) expect(comparePoints(a, c)).toBeLessThan(0);
    }),
  );
});

test("the key of a point is a number if that is written like the point", () => {
  for (const point of ["0", "7", "90", "9".repeat(15)]) expect(keyOfPoint(point)).toBe(Number(point));
  for (const point of ["", "01", "-1", "1.5", "/", ":", "9".repeat(16)])
    expect(keyOfPoint(point)).toBe(point);
});

test("many points are ordered in steps as a few are at once", () => {
  const anyPoint = fc.oneof(point, fc.constantFrom("01", "1.0", "-2", "0.50", "red", "9".repeat(20)));
  fc.assert(
    fc.property(fc.uniqueArray(anyPoint, { maxLength: 40 }), (points) => {
      expect(finished(sortedInSteps(points))).toEqual(sortedPoints(points));
    }),
  );
  const pauses = [...orderOfPoints(ITEMS_PER_STEP, (number) => number)];
  expect(pauses).toHaveLength(1 + [...inOrder(ITEMS_PER_STEP, (a, b) => a - b)].length);
});
