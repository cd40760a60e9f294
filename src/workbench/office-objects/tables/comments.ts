import { text } from "../batch/arguments";
import { ExcelError } from "../batch/errors";
import type { Instance } from "../batch/object-table";
import type { SheetHost } from "../sheet/host";
import { findNote, setNote } from "../sheet/notes";
import { instance, type CellTarget } from "../sheet/types";
import { cellsWithNotes, noteCell } from "./notes";
import type { MemberTable } from "./table";

/**
 * Excel's comments. The spreadsheet only has notes, so a comment without replies is its cell's note. Office.js 1.1.110 has comments but no
 * notes yet.
 */
export const commentCollection: MemberTable<"CommentCollection"> = {
  items: (scope, host) => cellsWithNotes(scope, host).map(commentOf),
  item: (_, id, host) => find(host, text(id, "commentId")) ?? notFound(),
  methods: {
    Add: (scope, [address, content], host) => {
      const cell = noteCell(scope, address, host);
      if (findNote(host, cell))
        throw new ExcelError("ItemAlreadyExists", "The cell has a comment or a note.");
      setNote(host, cell, { note: text(content, "content") });
      return commentOf(cell);
    },
  },
};

export const comment: MemberTable<"Comment"> = {
  key: (cell) => ({ Id: idOf(cell) }),
  properties: {
    Content: { get: (cell, host) => (findNote(host, cell) ?? notFound()).note },
  },
};

const commentOf = (cell: CellTarget) => instance("Comment", cell);

/** A comment's position serves as its id. */
function idOf({ sheetId, row, column }: CellTarget): string {
  return `${row},${column}@${sheetId}`;
}

function find(host: SheetHost, id: string): Instance | null {
  const cell = cellsWithNotes({ sheetId: null }, host).find((candidate) => idOf(candidate) === id);
  return cell ? commentOf(cell) : null;
}

function notFound(): never {
  throw new ExcelError("ItemNotFound", "There is no such comment.");
}
