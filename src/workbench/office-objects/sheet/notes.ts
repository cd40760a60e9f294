import type {} from "@univerjs/preset-sheets-note";
import type { FWorksheet } from "@univerjs/preset-sheets-core";
import type { SheetHost } from "./host";
import type { CellTarget } from "./types";

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
