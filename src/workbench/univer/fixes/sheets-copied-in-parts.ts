import { IConfigService, type Injector } from "@univerjs/core";
import { SHEETS_PLUGIN_CONFIG_KEY } from "@univerjs/preset-sheets-core";

/**
 * Copies large worksheets whole. Univer adds their cells bit by bit, overwriting what has been written meanwhile. Call this when a workbook
 * is open, after Univer has made its own settings.
 */
export function copySheetsWhole(injector: Injector): void {
  const largeSheetOperation = { largeSheetCellCountThreshold: Infinity };
  injector.get(IConfigService).setConfig(SHEETS_PLUGIN_CONFIG_KEY, { largeSheetOperation }, { merge: true });
}
