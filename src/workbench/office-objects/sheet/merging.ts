import type { IRange } from "@univerjs/core";
import type { SheetHost } from "./host";
import type { RangeTarget } from "./types";

/** Merges a range into one cell, or into one per row. Any cells merged there before are unmerged first. */
export async function merge(host: SheetHost, target: RangeTarget, across: boolean): Promise<void> {
  const range = host.univerRange(target);
  unmerge(host, target);
  const selections: IRange[] = [];
  if (across)
    for (let row = range.startRow; row <= range.endRow; row++)
      selections.push({ ...range, startRow: row, endRow: row });
  else selections.push(range);
  const several = selections.filter(
    (part) => part.startRow < part.endRow || part.startColumn < part.endColumn,
  );
  // The façade's `merge` does not report when it is done.
  if (several.length > 0)
    await host.commandAsync("sheet.command.add-worksheet-merge", target.sheetId, {
      selections: several,
      defaultMerge: true,
    });
}

export function unmerge(host: SheetHost, target: RangeTarget): void {
  const range = host.range(target);
  if (isMerged(host, target)) range.breakApart();
}

function isMerged(host: SheetHost, target: RangeTarget): boolean {
  const { startRow, startColumn, endRow, endColumn } = host.univerRange(target);
  return host
    .worksheet(target.sheetId)
    .getSheet()
    .getMergeData()
    .some(
      (merged) =>
        merged.startRow <= endRow &&
        merged.endRow >= startRow &&
        merged.startColumn <= endColumn &&
        merged.endColumn >= startColumn,
    );
}
