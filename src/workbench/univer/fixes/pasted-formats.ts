import { ISheetClipboardService, PREDEFINED_HOOK_NAME_PASTE } from "@univerjs/preset-sheets-core";
import type { Spreadsheet } from "../basics/spreadsheet";

/** Before Univer’s own hooks, which read the formats of what is pasted. */
const FIRST = -1;

/**
 * Lets cells keep their formats when a text or a table from outside the workbook is pasted, apart from those that the table brings. Univer
 * resets all of them: yellow cells turn white and are locked.
 */
export function keepFormatsOnPaste({ univerAPI, injector }: Spreadsheet): void {
  injector.get(ISheetClipboardService).addClipboardHook({
    id: "pasted-formats",
    priority: FIRST,
    onPasteCells(pasteFrom, { unitId, subUnitId, range }, cells, { pasteType }) {
      const sheet = univerAPI.getWorkbook(unitId)?.getSheetBySheetId(subUnitId)?.getSheet();
      const isFromOutside = !pasteFrom && pasteType === PREDEFINED_HOOK_NAME_PASTE.DEFAULT_PASTE;
      if (!sheet || !isFromOutside) return { redos: [], undos: [] };
      cells.forValue((r, c, cell) => {
        const [row, column] = [range.rows[r], range.cols[c]];
        if (row === undefined || column === undefined) return;
        const old = sheet.getComposedCellStyleByCellData(row, column, sheet.getCellRaw(row, column));
        const brought = typeof cell.s === "object" ? cell.s : null;
        // Univer writes into parts of this style, and other cells share those of the old one. Repeated cells share their content.
        cells.setValue(r, c, { ...cell, s: { ...structuredClone(old), ...brought } });
      });
      return { redos: [], undos: [] };
    },
  });
}
