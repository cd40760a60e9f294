import { keepSetting, readSetting } from "./document-settings";

const SETTING = "classNames";

/** The names of the class that the workbook keeps, one a line. They come from the file, so whoever reads them cleans them. */
export function keptClass(): string {
  const kept = readSetting(SETTING);
  return typeof kept === "string" ? kept : "";
}

/** Keeps the names of the class with the workbook, in place of those before. */
export const keepClass = (names: readonly string[]): Promise<void> => keepSetting(SETTING, names.join("\n"));
