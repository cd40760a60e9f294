import {
  charactersOfPixels,
  DEFAULT_COLUMN_WIDTH,
  DEFAULT_ROW_HEIGHT,
  pixelsOfCharacters,
  pixelsOfPoints,
  pointsOfPixels,
} from "../../../src/grid/sizes";

test("Excel's standard column of 64 pixels has 48 points, its standard row of 20 pixels 15", () => {
  expect([DEFAULT_COLUMN_WIDTH, DEFAULT_ROW_HEIGHT].map(pointsOfPixels)).toEqual([48, 15]);
  expect([48, 15].map(pixelsOfPoints)).toEqual([64, 20]);
});

test("a column of 64 pixels has room for 8.43 characters, as Excel says", () => {
  expect(charactersOfPixels(DEFAULT_COLUMN_WIDTH)).toBeCloseTo(8.43, 2);
  expect(pixelsOfCharacters(charactersOfPixels(DEFAULT_COLUMN_WIDTH))).toBeCloseTo(DEFAULT_COLUMN_WIDTH);
});
