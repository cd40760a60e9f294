import type { FWorkbook } from "@univerjs/preset-sheets-core";

type Settings = Record<string, unknown>;

/** Where the workbook keeps the add-in's settings; they are saved with it. */
export const SETTINGS_FIELD = "documentSettings";

/** The settings that add-ins keep in the workbook: `workbook.settings`, and `Office.context.document.settings`. */
export function readSettings(workbook: FWorkbook): Settings {
  return { ...(workbook.getCustomMetadata()?.[SETTINGS_FIELD] as Settings | undefined) };
}

export function writeSettings(workbook: FWorkbook, settings: Settings): void {
  workbook.setCustomMetadata({ ...workbook.getCustomMetadata(), [SETTINGS_FIELD]: settings });
}
