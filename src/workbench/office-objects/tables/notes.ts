import type { FWorksheet } from "@univerjs/preset-sheets-core";
import type {} from "@univerjs/preset-sheets-note";
import { text } from "../batch/arguments";
import { ExcelError, invalidArgument, notFound } from "../batch/errors";
import { Instance, type ObjectTable } from "../batch/object-table";
import { parseAddress } from "../cells/addresses";
import type { SheetHost } from "../sheet/host";
import { instance, type CellTarget, type RangeTarget, type ScopeTarget } from "../sheet/types";
import { findSheet, sheetsOf } from "./worksheet-collection";
import type { Tables } from "./table";

export type SheetNote = ReturnType<FWorksheet["getNotes"]>[number];

const NOTE_WIDTH = 240;
const LINE_HEIGHT = 20;
const PADDING = 18;
/** So many letters surely fit into a line of a note. */
const LETTERS = 28;

/** The size in px of a note that shows its whole text, as Excel shows comments. The mouse cannot enter it to scroll. */
export function noteSize(note: string): { width: number; height: number } {
  const lines = note.split("\n").map((line) => Math.max(1, Math.ceil(line.length / LETTERS)));
  return { width: NOTE_WIDTH, height: PADDING + LINE_HEIGHT * lines.reduce((sum, count) => sum + count, 0) };
}

const NO_COMMENT = "There is no such comment.";
const NO_NOTE = "The cell has no note.";

/**
 * Excel's notes on a worksheet or in the workbook (ExcelApi 1.18), and its comments. The spreadsheet only has notes, so a comment without
 * replies is its cell's note. Office.js 1.1.110 has comments but no notes yet.
 */
export const notes = {
  NoteCollection: {
    ...collection("Note", "The cell has a note."),
    item: (scope, key, host) => {
      const cell = noteCell(scope, key, host);
      return findNote(host, cell) ? instance("Note", cell) : notFound(NO_NOTE);
    },
  },
  Note: content(NO_NOTE),
  CommentCollection: {
    ...collection("Comment", "The cell has a comment or a note."),
    item: (_, key, host) => {
      const id = text(key, "commentId");
      const cell = cellsWithNotes({ sheetId: null }, host).find((candidate) => idOf(candidate) === id);
      return cell ? instance("Comment", cell) : notFound(NO_COMMENT);
    },
  },
  Comment: { key: (cell) => ({ Id: idOf(cell) }), ...content(NO_COMMENT) },
} satisfies Partial<Tables>;

function collection(type: "Note" | "Comment", taken: string): ObjectTable<ScopeTarget, SheetHost> {
  return {
    items: (scope, host) => cellsWithNotes(scope, host).map((cell) => instance(type, cell)),
    methods: {
      Add: (scope, [address, content], host) => {
        const cell = noteCell(scope, address, host);
        if (findNote(host, cell)) throw new ExcelError("ItemAlreadyExists", taken);
        const { sheetId, row, column: col } = cell;
        const id = `note-${sheetId}-${row}-${col}`;
        const note = text(content, "content");
        host.command("sheet.command.update-note", sheetId, {
          row,
          col,
          note: { id, note, ...noteSize(note), row, col },
        });
        return instance(type, cell);
      },
    },
  };
}

function content(missing: string): ObjectTable<CellTarget, SheetHost> {
  return {
    properties: { Content: { get: (cell, host) => (findNote(host, cell) ?? notFound(missing)).note } },
  };
}

/** A comment's position serves as its id. */
const idOf = ({ sheetId, row, column }: CellTarget) => `${row},${column}@${sheetId}`;

function findNote(host: SheetHost, { sheetId, row, column }: CellTarget): SheetNote | undefined {
  return host
    .worksheet(sheetId)
    .getNotes()
    .find((note) => note.row === row && note.col === column);
}

/** The cells with notes, row by row on each worksheet. */
function cellsWithNotes({ sheetId }: ScopeTarget, host: SheetHost): CellTarget[] {
  const sheets = sheetId === null ? sheetsOf(host) : [host.worksheet(sheetId)];
  return sheets.flatMap((sheet) =>
    [...sheet.getNotes()]
      .sort((a, b) => a.row - b.row || a.col - b.col)
      .map(({ row, col }) => ({ sheetId: sheet.getSheetId(), row, column: col })),
  );
}

/** The cell of a one-cell range or of an address. In a collection of the workbook, the address must name a worksheet. */
function noteCell({ sheetId }: ScopeTarget, address: unknown, host: SheetHost): CellTarget {
  const range =
    address instanceof Instance ? (address.target as RangeTarget) : rangeOf(sheetId, address, host);
  if (range.area.rows * range.area.columns > 1) throw invalidArgument("A note belongs to one cell.");
  return { sheetId: range.sheetId, row: range.area.row, column: range.area.column };
}

function rangeOf(sheetId: string | null, value: unknown, host: SheetHost): RangeTarget {
  const address = parseAddress(text(value, "cellAddress"));
  const sheet = address?.sheet != null ? findSheet(host, address.sheet)?.getSheetId() : sheetId;
  if (!address || sheet == null)
    throw invalidArgument(`${JSON.stringify(value)} is not the address of a cell.`);
  return { sheetId: sheet, area: address.area };
}
