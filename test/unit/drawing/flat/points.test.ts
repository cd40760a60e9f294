import { roundedSquare } from "../../../../src/drawing/flat/points";

test("a rounded square has four sides and four round corners, and ends where it began", () => {
  const path = roundedSquare({ x: 10, y: 20 }, 8, 1);
  expect(path).toMatch(/^M7 16h6a1 1 0 0 1 1 1v6a1 1 0 0 1 -1 1h-6a1 1 0 0 1 -1 -1v-6a1 1 0 0 1 1 -1z$/);
});
