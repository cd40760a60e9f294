import type {} from "@univerjs/preset-sheets-note";
import type { FWorksheet } from "@univerjs/preset-sheets-core";
import { lastColumn, lastRow } from "../cells/areas";
import type { SheetHost } from "./host";
import type { CellTarget, RangeTarget } from "./types";

export type SheetNote = ReturnType<FWorksheet["getNotes"]>[number];

/** Excel's note is 108 × 59 points unless it is enlarged. */
export const NOTE_SIZE = { width: 160, height: 80 };

/** The notes of a worksheet, row by row. */
export function notesOf(host: SheetHost, sheetId: string): SheetNote[] {
  return [...host.worksheet(sheetId).getNotes()].sort((a, b) => a.row - b.row || a.col - b.col);
}

export function findNote(host: SheetHost, target: CellTarget): SheetNote | undefined {
  return notesOf(host, target.sheetId).find(({ row, col }) => row === target.row && col === target.column);
}

/** Adds a note to a cell, or changes the existing one. */
export function setNote(
  host: SheetHost,
  { sheetId, row, column }: CellTarget,
  change: Partial<SheetNote>,
): void {
  const old = findNote(host, { sheetId, row, column });
  const note = {
    id: `note-${sheetId}-${row}-${column}`,
    note: "",
    ...NOTE_SIZE,
    ...old,
    ...change,
    row,
    col: column,
  };
  host.command("sheet.command.update-note", sheetId, { row, col: column, note });
}

/** Univer's command deletes only the note of the selected cell, and its façade's deletion cannot be undone. */
export function deleteNote(host: SheetHost, { sheetId, row, column }: CellTarget): void {
  const note = findNote(host, { sheetId, row, column });
  if (!note) return;
  const place = { unitId: host.workbook.getId(), sheetId, row, col: column };
  host.internals.doUndoably(
    place.unitId,
    { id: "sheet.mutation.remove-note", params: place },
    { id: "sheet.mutation.update-note", params: { ...place, note } },
  );
}

export function deleteNotes(host: SheetHost, { sheetId, area }: RangeTarget): void {
  for (const { row, col } of notesOf(host, sheetId))
    if (row >= area.row && row <= lastRow(area) && col >= area.column && col <= lastColumn(area))
      deleteNote(host, { sheetId, row, column: col });
}
