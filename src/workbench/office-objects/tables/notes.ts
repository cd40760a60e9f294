import { text } from "../batch/arguments";
import { ExcelError, invalidArgument } from "../batch/errors";
import { Instance } from "../batch/object-table";
import { parseAddress } from "../cells/addresses";
import type { SheetHost } from "../sheet/host";
import { findNote, notesOf, setNote } from "../sheet/notes";
import { instance, type CellTarget, type RangeTarget, type ScopeTarget } from "../sheet/types";
import { findSheet, sheetsOf } from "../sheet/worksheets";
import type { MemberTable } from "./table";

/** Excel's notes on a worksheet or in the workbook (ExcelApi 1.18). */
export const noteCollection: MemberTable<"NoteCollection"> = {
  items: (scope, host) => cellsWithNotes(scope, host).map((cell) => instance("Note", cell)),
  item: (scope, key, host) => find(scope, key, host) ?? notFound(),
  methods: {
    Add: (scope, [address, content], host) => {
      const cell = noteCell(scope, address, host);
      if (findNote(host, cell)) throw new ExcelError("ItemAlreadyExists", "The cell has a note.");
      setNote(host, cell, { note: text(content, "content") });
      return instance("Note", cell);
    },
  },
};

export const note: MemberTable<"Note"> = {
  properties: { Content: { get: (cell, host) => (findNote(host, cell) ?? notFound()).note } },
};

export function cellsWithNotes({ sheetId }: ScopeTarget, host: SheetHost): CellTarget[] {
  const sheetIds = sheetId === null ? sheetsOf(host).map((sheet) => sheet.getSheetId()) : [sheetId];
  return sheetIds.flatMap((id) =>
    notesOf(host, id).map(({ row, col }) => ({ sheetId: id, row, column: col })),
  );
}

/** The cell of a one-cell range or of an address. In a collection of the workbook, the address must name a worksheet. */
export function noteCell({ sheetId }: ScopeTarget, address: unknown, host: SheetHost): CellTarget {
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

function find(scope: ScopeTarget, address: unknown, host: SheetHost): Instance | null {
  const cell = noteCell(scope, address, host);
  return findNote(host, cell) ? instance("Note", cell) : null;
}

function notFound(): never {
  throw new ExcelError("ItemNotFound", "The cell has no note.");
}
