import { isMerged } from "../../../src/lessons/lesson";
import { LESSONS } from "../../../src/puzzles";
import { EXPECTED_LESSONS } from "../puzzles/all-expected";

const rows = LESSONS.flatMap((lesson) =>
  lesson.blocks.flatMap((block) =>
    block.cells.flatMap((cells) => cells.map((cell) => ({ lesson, block, cell: String(cell) }))),
  ),
);
const isOurs = (cell: string) => cell.startsWith("=") && cell.includes("PUZZLE.");

test("none of our formulas stands in merged cells, and those that spread have blank cells beside them", () => {
  const spreading = rows.filter(({ block, cell }) => (block.across ?? 1) > 1 && isOurs(cell));
  const expected = EXPECTED_LESSONS.filter(({ hasSpreadingFormulas }) => hasSpreadingFormulas);
  expect(spreading.length).toBeGreaterThan(0);
  expect(new Set(spreading.map(({ lesson }) => lesson.sheetName))).toEqual(
    new Set(expected.map(({ lesson }) => lesson.sheetName)),
  );
  for (const { block } of spreading) {
    expect(isMerged(block)).toBe(false);
    expect(block.cells.every((cells) => cells.slice(1).every((cell) => cell === ""))).toBe(true);
  }
});

test("headings and texts that spread are merged", () => {
  const merged = rows.filter(({ block }) => isMerged(block));
  expect(merged.length).toBeGreaterThan(20);
  expect(merged.filter(({ cell }) => isOurs(cell))).toEqual([]);
});
