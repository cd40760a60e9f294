import type { SheetHost } from "./host";

/** The columns or rows of a worksheet by width or height in pixels; hidden ones take no space. */
interface SheetLines {
  readonly count: number;
  sizeOf(index: number): number;
}

export function columnsOf(host: SheetHost, sheetId: string): SheetLines {
  const sheet = host.worksheet(sheetId).getSheet();
  return linesOf(sheet.getColumnCount(), sheet.getConfig().defaultColumnWidth, (column) =>
    sheet.getColVisible(column) ? sheet.getColumnWidth(column) : 0,
  );
}

export function rowsOf(host: SheetHost, sheetId: string): SheetLines {
  const sheet = host.worksheet(sheetId).getSheet();
  return linesOf(sheet.getRowCount(), sheet.getConfig().defaultRowHeight, (row) =>
    sheet.getRowVisible(row) ? sheet.getRowHeight(row) : 0,
  );
}

/** Excel's worksheets have more lines than Univer's; these have the default size. */
const linesOf = (count: number, usual: number, sizeOf: (index: number) => number): SheetLines => ({
  count,
  sizeOf: (index) => (index < count ? sizeOf(index) : usual),
});

/** Pixels from the edge of the worksheet to the edge of a line. */
export function edgeOf(lines: SheetLines, index: number): number {
  let edge = 0;
  for (let k = 0; k < index; k++) edge += lines.sizeOf(k);
  return edge;
}

/** The line at a distance from the edge of the worksheet, and how much of that distance lies within the line, in pixels. */
export function lineAt(lines: SheetLines, distance: number): { index: number; offset: number } {
  let offset = distance;
  let index = 0;
  while (index < lines.count - 1 && offset >= lines.sizeOf(index)) offset -= lines.sizeOf(index++);
  return { index, offset };
}
