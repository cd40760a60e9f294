import type { FWorkbook } from "@univerjs/preset-sheets-core";
import { insertName } from "../../univer/fixes/names-in-common";
import { parseAddress } from "../cells/addresses";
import type { SheetHost } from "./host";
import type { NameTarget, RangeTarget, ScopeTarget } from "./types";
import { findSheet } from "./worksheets";

export type UniverName = ReturnType<FWorkbook["getDefinedNames"]>[number];

/** The names of the workbook, or those of a single worksheet. */
export function namesOf(host: SheetHost, { sheetId }: ScopeTarget): UniverName[] {
  return host.workbook
    .getDefinedNames()
    .filter((name) => (sheetId === null ? name.isWorkbookScope() : name.getLocalSheetId() === sheetId));
}

/** Names are case-insensitive. */
export function findName(host: SheetHost, { name, sheetId }: NameTarget): UniverName | undefined {
  return namesOf(host, { sheetId }).find((defined) => defined.getName().toLowerCase() === name.toLowerCase());
}

/** Adds a name. Throws a TypeError with Univer's message if the name is invalid. */
export function addName(
  host: SheetHost,
  { name, sheetId }: NameTarget,
  refersTo: string,
  comment = "",
): void {
  insertName(host.workbook, name, (builder) => {
    builder.setRef(refersTo).setComment(comment);
    if (sheetId !== null) builder.setScopeToWorksheet(host.worksheet(sheetId));
  });
}

/** The range that a name refers to; undefined for names of formulas and constants. */
export function rangeOfName(host: SheetHost, name: UniverName): RangeTarget | undefined {
  const address = parseAddress(name.getFormulaOrRefString().replace(/^=/, ""));
  const sheet = address?.sheet != null ? findSheet(host, address.sheet) : undefined;
  return address && sheet ? { sheetId: sheet.getSheetId(), area: address.area } : undefined;
}

/** The range of a workbook name. */
export function areaOfName(host: SheetHost, name: string): RangeTarget | undefined {
  const defined = findName(host, { name, sheetId: null });
  return defined && rangeOfName(host, defined);
}
