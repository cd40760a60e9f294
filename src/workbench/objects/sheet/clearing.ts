import { oneOf, optional } from "../batch/arguments";
import type { ICellData } from "@univerjs/core";
import { intersection, isEntireColumn } from "../cells/areas";
import type { SheetHost } from "./host";
import { unmerge } from "./merging";
import { deleteNotes } from "./notes";
import { styleColumns } from "./styles";
import type { RangeTarget } from "./types";

const CONTENTS: ICellData = { v: null, f: null, si: null, p: null };
const FORMATS: ICellData = { s: null };

/** What each `Excel.ClearApplyTo` name clears. There are no hyperlinks here. */
const PARTS = {
  All: { cell: { ...CONTENTS, ...FORMATS }, merged: true, notes: true },
  Contents: { cell: CONTENTS, merged: false, notes: false },
  Formats: { cell: FORMATS, merged: true, notes: false },
};

/** Clears contents, formats or everything in a range. Unused cells are already clear, as are columns without a format. */
export function clearRange(host: SheetHost, target: RangeTarget, applyTo: unknown): void {
  const part = optional(applyTo, PARTS.All, (value, name) => oneOf(value, name, PARTS), "applyTo");
  const area = host.onGrid(target);
  if (!area) return;
  const present = { ...target, area };
  if (part.merged) {
    unmerge(host, present);
    if (isEntireColumn(target.area)) styleColumns(host, target, () => null);
  }
  const inUse = host.cellsInUse(target.sheetId);
  const used = inUse && intersection(inUse, area);
  if (used) {
    host.checkWritable({ ...target, area: used });
    host.range({ ...target, area: used }).setValue(part.cell);
  }
  if (part.notes) deleteNotes(host, present);
}
