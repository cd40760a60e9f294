import type { FWorksheet } from "@univerjs/preset-sheets-core";
import { MAX_SHEET_NAME } from "../../../workbooks/sheet-names";
import { formatAddress } from "../cells/addresses";
import type { SheetHost } from "./host";
import { addName, namesOf, rangeOfName } from "./names";
import { findSheet, sheetsOf } from "./worksheets";

/**
 * Copies a worksheet with its contents, formats, notes, conditional formats and its own names, and names the copy `Sheet1 (2)`, as Excel
 * does. It stands after its original, and the active worksheet stays active.
 *
 * @returns the copy's id
 */
export function copySheet(host: SheetHost, sheetId: string): string {
  const { workbook } = host;
  const copy = host.events.quietly(() => {
    const active = workbook.getActiveSheet();
    const before = new Set(sheetsOf(host).map((sheet) => sheet.getSheetId()));
    workbook.duplicateSheet(host.worksheet(sheetId));
    const added = sheetsOf(host).find((sheet) => !before.has(sheet.getSheetId()))!;
    const index = host.worksheet(sheetId).getIndex() + 1;
    if (added.getIndex() !== index) workbook.moveSheet(added, index);
    workbook.setActiveSheet(active);
    return added;
  });
  copy.setName(copyName(host, host.worksheet(sheetId).getSheetName()));
  copyNames(host, sheetId, copy);
  return copy.getSheetId();
}

function copyName(host: SheetHost, name: string): string {
  for (let number = 2; ; number++) {
    const end = ` (${number})`;
    const free = name.slice(0, MAX_SHEET_NAME - end.length) + end;
    if (!findSheet(host, free)) return free;
  }
}

/** Univer copies a worksheet without the names scoped to it. */
function copyNames(host: SheetHost, sheetId: string, copy: FWorksheet): void {
  for (const name of namesOf(host, { sheetId })) {
    const range = rangeOfName(host, name);
    const refersTo =
      range?.sheetId === sheetId
        ? formatAddress(copy.getSheetName(), range.area, true)
        : name.getFormulaOrRefString();
    addName(host, { name: name.getName(), sheetId: copy.getSheetId() }, refersTo);
  }
}
