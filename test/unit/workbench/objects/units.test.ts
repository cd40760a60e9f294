import { pixelsOf, pointsOf } from "../../../../src/workbench/objects/cells/units";

test("Excel's standard column of 64 pixels has 48 points, its standard row of 20 pixels 15", () => {
  expect(pointsOf(64)).toBe(48);
  expect(pointsOf(20)).toBe(15);
  expect(pixelsOf(48)).toBe(64);
  expect(pixelsOf(15)).toBe(20);
});
