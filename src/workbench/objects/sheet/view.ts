import type {} from "@univerjs/preset-sheets-core";
import type { SheetHost } from "./host";
import type { RangeTarget } from "./types";

/** Rows and columns that stay visible before what was scrolled to. */
const CONTEXT = 3;

/** Scrolls, as Excel does when the add-in selects cells, until the first of them can be seen; not if it can be already. */
export function scrollIntoView(host: SheetHost, { sheetId, area: { row, column } }: RangeTarget): void {
  const worksheet = host.worksheet(sheetId);
  const visible = worksheet.getVisibleRange();
  if (!visible) return;
  const { startRow, endRow, startColumn, endColumn } = visible;
  // The last visible row and column may be cut off.
  if (row >= startRow && row < endRow && column >= startColumn && column < endColumn) return;
  worksheet.scrollToCell(Math.max(0, row - CONTEXT), column < endColumn ? 0 : Math.max(0, column - CONTEXT));
}
