import type { Spills } from "../../../../../src/workbench/univer/basics/placed";
import { shrunken } from "../../../../../src/workbench/univer/fixes/shrunken-spills";

const spill = (startRow: number, endRow: number, endColumn: number) => ({
  unitId: "book",
  sheetId: "sheet",
  range: { startRow, endRow, startColumn: 0, endColumn },
});
const spills = (...all: ReturnType<typeof spill>[]): Spills =>
  new Map(all.map((each) => [`book sheet ${each.range.startRow} 0`, each]));
const never = () => false;

test("a spill that became smaller or is gone has left cells", () => {
  const before = spills(spill(0, 9, 1), spill(20, 29, 1), spill(40, 49, 1), spill(60, 69, 1));
  const now = spills(spill(0, 9, 1), spill(20, 22, 1), spill(60, 69, 0));
  const { left, remembered } = shrunken(before, now, never);
  expect(left).toEqual([spill(20, 29, 1), spill(40, 49, 1), spill(60, 69, 1)]);
  expect(remembered).toEqual(now);
});

test("a spill that grew, or is new, has left none", () => {
  const now = spills(spill(0, 12, 3), spill(20, 22, 1));
  expect(shrunken(spills(spill(0, 9, 1)), now, never)).toEqual({ left: [], remembered: now });
});

test("while a formula waits for its function, its spill stays remembered", () => {
  const before = spills(spill(0, 9, 1));
  const waiting = shrunken(before, spills(), () => true);
  expect(waiting).toEqual({ left: [], remembered: before });
  expect(shrunken(waiting.remembered, spills(spill(0, 3, 1)), never).left).toEqual([spill(0, 9, 1)]);
  expect(shrunken(waiting.remembered, spills(spill(0, 9, 1)), never).left).toEqual([]);
});
