import { oneOf, optional } from "../batch/arguments";
import type { ICellData } from "@univerjs/core";
import type { Host } from "./host";
import { unmerge } from "./merging";
import { deleteNotes } from "./notes";
import type { RangeTarget } from "./types";

const CONTENTS: ICellData = { v: null, f: null, si: null, p: null };
const FORMATS: ICellData = { s: null };

/** What each name of `Excel.ClearApplyTo` takes away. There are no hyperlinks here. */
const PARTS = {
  All: { cell: { ...CONTENTS, ...FORMATS }, merged: true, notes: true },
  Contents: { cell: CONTENTS, merged: false, notes: false },
  Formats: { cell: FORMATS, merged: true, notes: false },
};

/** Clears a range of contents, formats or everything. Cells beyond Univer's rows and columns are clear. */
export function clearRange(host: Host, target: RangeTarget, applyTo: unknown): void {
  const part = optional(applyTo, PARTS.All, (value, name) => oneOf(value, name, PARTS), "applyTo");
  const area = host.onGrid(target);
  if (!area) return;
  const present = { ...target, area };
  if (part.merged) unmerge(host, present);
  host.range(present).setValue(part.cell);
  if (part.notes) deleteNotes(host, present);
}
