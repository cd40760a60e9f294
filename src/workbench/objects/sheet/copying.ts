import type { FWorksheet } from "@univerjs/preset-sheets-core";
import { MAX_SHEET_NAME } from "../../../workbooks/sheet-names";
import { formatAddress } from "../cells/addresses";
import type { SheetHost } from "./host";
import { addName, namesOf, rangeOfName } from "./names";
import { findSheet, sheetsOf } from "./worksheets";

/** The index at which a copy is placed, from the number of sheets and the index of the reference sheet. */
const POSITIONS = {
  None: (count: number) => count,
  Beginning: () => 0,
  End: (count: number) => count,
  Before: (_count: number, other: number) => other,
  After: (_count: number, other: number) => other + 1,
};

export type CopyPosition = keyof typeof POSITIONS;
export const COPY_POSITIONS: Readonly<Record<string, CopyPosition>> = {
  None: "None",
  Beginning: "Beginning",
  End: "End",
  Before: "Before",
  After: "After",
};

/**
 * Copies a worksheet with its contents, formats, notes, conditional formats and its own names, and names the copy `Sheet1 (2)`, as Excel
 * does. The active worksheet stays active.
 *
 * @returns the copy's id
 */
export function copySheet(host: SheetHost, sheetId: string, position: CopyPosition, besides: string): string {
  const { workbook } = host;
  const copy = host.events.quietly(() => {
    const active = workbook.getActiveSheet();
    const before = new Set(sheetsOf(host).map((sheet) => sheet.getSheetId()));
    workbook.duplicateSheet(host.worksheet(sheetId));
    const added = sheetsOf(host).find((sheet) => !before.has(sheet.getSheetId()))!;
    const others = sheetsOf(host).filter((sheet) => sheet.getSheetId() !== added.getSheetId());
    const other = others.findIndex((sheet) => sheet.getSheetId() === besides);
    const index = POSITIONS[position](others.length, other);
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
