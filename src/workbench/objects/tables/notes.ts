import { pixelsOfPoints, pointsOfPixels } from "../../../grid/sizes";
import { number, text } from "../batch/arguments";
import { ExcelError, invalidArgument } from "../batch/errors";
import { Instance } from "../batch/object-table";
import { parseAddress } from "../cells/addresses";
import type { SheetHost } from "../sheet/host";
import { deleteNote, findNote, notesOf, setNote } from "../sheet/notes";
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
    GetCount: (scope, _args, host) => cellsWithNotes(scope, host).length,
    GetItem: (scope, [address], host) => find(scope, address, host) ?? notFound(),
    GetItemOrNullObject: (scope, [address], host) => find(scope, address, host),
  },
};

export const note: MemberTable<"Note"> = {
  properties: {
    Content: {
      get: (cell, host) => present(cell, host).note,
      set: (cell, value, host) => change(cell, host, { note: text(value, "content") }),
    },
    Height: {
      get: (cell, host) => pointsOfPixels(present(cell, host).height),
      set: (cell, value, host) =>
        change(cell, host, { height: pixelsOfPoints(number(value, "height", 1, 1000)) }),
    },
    Width: {
      get: (cell, host) => pointsOfPixels(present(cell, host).width),
      set: (cell, value, host) =>
        change(cell, host, { width: pixelsOfPoints(number(value, "width", 1, 1000)) }),
    },
    Visible: {
      get: (cell, host) => Boolean(present(cell, host).show),
      set: (cell, value, host) => change(cell, host, { show: Boolean(value) }),
    },
  },
  methods: {
    Delete: (cell, _args, host) => {
      present(cell, host);
      deleteNote(host, cell);
    },
  },
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

const present = (cell: CellTarget, host: SheetHost) => findNote(host, cell) ?? notFound();

function change(cell: CellTarget, host: SheetHost, part: Parameters<typeof setNote>[2]): void {
  present(cell, host);
  setNote(host, cell, part);
}
