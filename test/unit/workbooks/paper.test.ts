import { pageLayout } from "../../../src/workbooks/file/paper";
import type { CellContent, CellStyle, SheetContent } from "../../../src/workbooks";

const STYLES: CellStyle[] = [{ bold: true }, { fill: "#fff5cc" }];

/** A sheet whose last used cell is this one. */
function sheet(last: CellContent, sizes: Partial<SheetContent> = {}): SheetContent {
  const rest = { columns: [], rows: [], merges: [], notes: [], conditionalFormats: [], gridlines: true };
  return { name: "One", cells: [{ row: 0, column: 0, value: "A" }, last], ...rest, ...sizes };
}

const layout = (content: SheetContent) => {
  const { orientation, fitToPage, fitToWidth, fitToHeight } = pageLayout(content, STYLES);
  expect([fitToPage, fitToWidth]).toEqual([true, 1]);
  return `${orientation}, ${fitToHeight === 1 ? "one page" : "long"}`;
};

test("a sheet goes on one page, upright or not as it is tall or wide", () => {
  expect(layout(sheet({ row: 20, column: 12, value: 1 }))).toBe("landscape, one page");
  expect(layout(sheet({ row: 50, column: 7, value: 1 }))).toBe("portrait, one page");
  expect(layout(sheet({ row: 4, column: 2, value: 1 }))).toBe("landscape, one page");
});

test("a long list goes on several pages, as one would be too small to read", () => {
  expect(layout(sheet({ row: 400, column: 7, value: 1 }))).toBe("landscape, long");
});

test("cells that show nothing do not count, and cells with a fill do", () => {
  expect(layout(sheet({ row: 400, column: 7, value: "", style: 0 }))).toBe("landscape, one page");
  expect(layout(sheet({ row: 400, column: 7, style: 1 }))).toBe("landscape, long");
});

test("widths and heights count as far as there are cells", () => {
  const last: CellContent = { row: 20, column: 5, value: 1 };
  const tall = { rows: [{ first: 5, last: 9, points: 80 }] };
  expect(layout(sheet(last, tall))).toBe("portrait, one page");
  expect(layout(sheet(last, { ...tall, columns: [{ first: 0, last: 5, characters: 20 }] }))).toBe(
    "landscape, one page",
  );
  expect(layout(sheet(last, { rows: [{ first: 21, last: 900, points: 80 }] }))).toBe("landscape, one page");
});
