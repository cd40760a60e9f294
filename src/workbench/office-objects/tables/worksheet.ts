import { pointsOfPixels } from "../../../grid/sizes";
import { MAX_SHEET_NAME } from "../../../workbooks/sheet-names";
import { boolean, integer, objectOf, oneOf, optional, text } from "../batch/arguments";
import { ExcelError, invalidArgument, notImplemented } from "../batch/errors";
import { parseAddress } from "../cells/addresses";
import { cellAt, WHOLE_SHEET, type Area } from "../cells/areas";
import type { SheetHost } from "../sheet/host";
import { instance, type SheetTarget } from "../sheet/types";
import { checkSheetName, findSheet, sheetInstance, sheetsOf } from "./worksheet-collection";
import { areaOfName, copyNames } from "./named-items";
import { rangeAt, usedRange } from "./range";
import type { MemberTable } from "./table";

export const worksheet: MemberTable<"Worksheet"> = {
  key: ({ sheetId }) => ({ Id: sheetId }),
  properties: {
    Id: { get: ({ sheetId }) => sheetId },
    Name: {
      get: ({ sheetId }, host) => host.worksheet(sheetId).getSheetName(),
      set: ({ sheetId }, value, host) => {
        const sheet = host.worksheet(sheetId);
        const name = text(value, "name");
        checkSheetName(host, name, sheet);
        sheet.setName(name);
      },
    },
    Visibility: {
      // Univer can hide a worksheet in only one way, so very hidden counts as hidden.
      set: ({ sheetId }, value, host) =>
        oneOf(value, "visibility", { Visible: show, Hidden: hide, VeryHidden: hide })(host, sheetId),
    },
    ShowGridlines: { get: ({ sheetId }, host) => !host.worksheet(sheetId).hasHiddenGridLines() },
    // Office.js sets this property for `showGridlines`.
    Gridlines: {
      set: ({ sheetId }, value, host) => {
        host.worksheet(sheetId).setHiddenGridlines(!boolean(value, "showGridlines"));
      },
    },
    StandardHeight: {
      get: ({ sheetId }, host) =>
        pointsOfPixels(host.worksheet(sheetId).getSheet().getConfig().defaultRowHeight),
    },
  },
  objects: {
    Comments: ({ sheetId }) => instance("CommentCollection", { sheetId }),
    Names: ({ sheetId }) => instance("NamedItemCollection", { sheetId }),
    Notes: ({ sheetId }) => instance("NoteCollection", { sheetId }),
    Protection: (target) => instance("WorksheetProtection", target),
    Shapes: (target) => instance("ShapeCollection", target),
  },
  methods: {
    Activate: ({ sheetId }, _args, host) => {
      const sheet = host.worksheet(sheetId);
      if (sheet.isSheetHidden()) throw new ExcelError("InvalidOperation", "The worksheet is hidden.");
      sheet.activate();
    },
    // The add-in puts copies after their original only.
    Copy: ({ sheetId }, [position, beside], host) => {
      if (
        position !== "After" ||
        objectOf<SheetTarget>(beside, "relativeTo", "Worksheet").sheetId !== sheetId
      )
        throw notImplemented("Worksheet.copy", "copy of a worksheet that is not right after it");
      return copySheet(host, sheetId);
    },
    Delete: ({ sheetId }, _args, host) => {
      const sheet = host.worksheet(sheetId);
      if (sheetsOf(host, true).every((visible) => visible.getSheetId() === sheetId))
        throw new ExcelError("InvalidOperation", "A workbook keeps at least one visible worksheet.");
      host.workbook.deleteSheet(sheet);
    },
    GetCell: ({ sheetId }, [row, column]) =>
      rangeAt(sheetId, cellAt(integer(row, "row", 0), integer(column, "column", 0))),
    GetRange: (target, [address], host) =>
      rangeAt(
        target.sheetId,
        optional(address, WHOLE_SHEET, (value) => areaOf(host, target, text(value, "address")), "address"),
      ),
    GetRangeByIndexes: ({ sheetId }, [row, column, rows, columns]) =>
      rangeAt(sheetId, {
        row: integer(row, "startRow", 0),
        column: integer(column, "startColumn", 0),
        rows: integer(rows, "rowCount", 1),
        columns: integer(columns, "columnCount", 1),
      }),
    GetUsedRange: usedRange(({ sheetId }) => rangeAt(sheetId, cellAt(0, 0))),
    GetUsedRangeOrNullObject: usedRange(() => null),
    // Used by Office.js to reach a copy again.
    _GetAnotherWorksheetById: (_, [id], host) => sheetInstance(host.worksheet(text(id, "id"))),
  },
};

const show = (host: SheetHost, sheetId: string) => void host.worksheet(sheetId).showSheet();

function hide(host: SheetHost, sheetId: string): void {
  const sheet = host.worksheet(sheetId);
  if (sheet.isSheetHidden()) return;
  if (sheetsOf(host, true).length === 1)
    throw new ExcelError("InvalidOperation", "A workbook keeps at least one visible worksheet.");
  sheet.hideSheet();
}

/** The area of an address on this worksheet, or of a name. */
function areaOf(host: SheetHost, { sheetId }: SheetTarget, address: string): Area {
  const parsed = parseAddress(address);
  if (!parsed) {
    const named = areaOfName(host, address);
    if (named?.sheetId === sheetId) return named.area;
    throw invalidArgument(
      `${JSON.stringify(address)} is not an address such as A1:B2, nor a name on this worksheet.`,
    );
  }
  const name = host.worksheet(sheetId).getSheetName();
  if (parsed.sheet !== null && parsed.sheet.toLowerCase() !== name.toLowerCase())
    throw invalidArgument(`${JSON.stringify(address)} is not on the worksheet ${JSON.stringify(name)}.`);
  return parsed.area;
}

/**
 * Copies a worksheet with its contents, formats, notes, conditional formats and its own names, and names the copy `Sheet1 (2)`, as Excel
 * does. It stands after its original, and the active worksheet stays active.
 */
function copySheet(host: SheetHost, sheetId: string) {
  const { workbook } = host;
  const original = host.worksheet(sheetId);
  const copy = host.events.quietly(() => {
    const active = workbook.getActiveSheet();
    const before = new Set(sheetsOf(host).map((sheet) => sheet.getSheetId()));
    workbook.duplicateSheet(original);
    const added = sheetsOf(host).find((sheet) => !before.has(sheet.getSheetId()))!;
    const index = original.getIndex() + 1;
    if (added.getIndex() !== index) workbook.moveSheet(added, index);
    workbook.setActiveSheet(active);
    return added;
  });
  copy.setName(copyName(host, original.getSheetName()));
  copyNames(host, sheetId, copy.getSheetId());
  return sheetInstance(copy);
}

function copyName(host: SheetHost, name: string): string {
  for (let number = 2; ; number++) {
    const end = ` (${number})`;
    const free = name.slice(0, MAX_SHEET_NAME - end.length) + end;
    if (!findSheet(host, free)) return free;
  }
}
