import type { FWorksheet } from "@univerjs/preset-sheets-core";
import { isSheetName, MAX_SHEET_NAME } from "../../../workbooks/sheet-names";
import { ExcelError, invalidArgument } from "../batch/errors";
import type { SheetHost } from "./host";
import { instance } from "./types";

export const sheetInstance = (sheet: FWorksheet) => instance("Worksheet", { sheetId: sheet.getSheetId() });

/** The worksheets in order. */
export function sheetsOf(host: SheetHost, visibleOnly = false): FWorksheet[] {
  const sheets = host.workbook.getSheets();
  return visibleOnly ? sheets.filter((sheet) => !sheet.isSheetHidden()) : sheets;
}

/** The worksheet with an id or a name; names are case-insensitive. */
export function findSheet(host: SheetHost, key: string): FWorksheet | undefined {
  const name = key.toLowerCase();
  return (
    host.workbook.getSheetBySheetId(key) ??
    sheetsOf(host).find((sheet) => sheet.getSheetName().toLowerCase() === name)
  );
}

/** `Sheet2`, or the next free number. */
export function newSheetName(host: SheetHost): string {
  const names = new Set(sheetsOf(host).map((sheet) => sheet.getSheetName().toLowerCase()));
  let number = 1;
  while (names.has(`sheet${number}`)) number++;
  return `Sheet${number}`;
}

/** @throws as Excel does, for names that are invalid or taken */
export function checkSheetName(host: SheetHost, name: string, of?: FWorksheet): void {
  if (!isSheetName(name))
    throw invalidArgument(
      `${JSON.stringify(name)} cannot name a worksheet: a name has 1 to ${MAX_SHEET_NAME} characters, none of : \\ / ? * [ ], ` +
        "and does not begin or end with an apostrophe.",
    );
  const other = sheetsOf(host).find((sheet) => sheet.getSheetName().toLowerCase() === name.toLowerCase());
  if (other && other.getSheetId() !== of?.getSheetId())
    throw new ExcelError("ItemAlreadyExists", `There already is a worksheet ${JSON.stringify(name)}.`);
}
