import { ColumnHeaderLayout, RowHeaderLayout } from "@univerjs/preset-sheets-core";
import { stillNeeded } from "./still-needed";
import { leaveOutNarrowHeadings } from "../../../../../src/workbench/univer/fixes/narrow-headings";

jest.mock("@univerjs/preset-sheets-core", () => jest.requireActual<object>("@univerjs/engine-render"));

/** Univer's column or row headings with these sizes, with letters eight wide. */
function headings(layout: ColumnHeaderLayout | RowHeaderLayout, sizes: readonly number[]): string[] {
  const written: string[] = [];
  const known = {
    fillText: (text: string) => void (text && written.push(text)),
    measureText: (text: string) => ({ width: 8 * text.length }),
  };
  const context = new Proxy(known, {
    get: (own, name) => (name in own ? own[name as keyof typeof own] : () => undefined),
    set: () => true,
  });
  let end = 0;
  const ends = sizes.map((size) => (end += size));
  const segment = { startColumn: 0, endColumn: ends.length - 1, startRow: 0, endRow: ends.length - 1 };
  const skeleton = {
    rowColumnSegment: segment,
    columnHeaderHeight: 20,
    rowHeaderWidth: 46,
    rowHeightAccumulation: ends,
    columnWidthAccumulation: ends,
    columnTotalWidth: end,
    rowTotalHeight: end,
    worksheet: { getSheetId: () => "sheet" },
  };
  layout.draw(context as never, { scaleX: 1, scaleY: 1 }, skeleton as never);
  return written;
}

stillNeeded("writes letters and numbers that are larger than their columns and rows", () => {
  expect(headings(new ColumnHeaderLayout(), [20, 6, 20])).toEqual(["A", "B", "C"]);
  expect(headings(new RowHeaderLayout(), [19, 7, 19])).toEqual(["1", "2", "3"]);
});

describe("with the fix", () => {
  beforeAll(leaveOutNarrowHeadings);

  test("letters that are wider than their column are left out", () => {
    const sizes = new Array<number>(28).fill(20);
    [sizes[1], sizes[25], sizes[27]] = [6, 8, 15];
    expect(headings(new ColumnHeaderLayout(), sizes).join("")).toBe("ACDEFGHIJKLMNOPQRSTUVWXYZAA");
  });

  test("numbers that are higher than their row are left out", () => {
    expect(headings(new RowHeaderLayout(), [19, 7, 13, 12, 19])).toEqual(["1", "3", "5"]);
  });
});
