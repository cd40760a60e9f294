import { pointsOfPixels } from "../../../grid/sizes";
import { boolean, integer, objectOf, oneOf, optional, text } from "../batch/arguments";
import { ExcelError, invalidArgument, notImplemented } from "../batch/errors";
import { parseAddress } from "../cells/addresses";
import { isOnSheet, WHOLE_SHEET, type Area } from "../cells/areas";
import { usedArea } from "../sheet/contents";
import { copySheet } from "../sheet/copying";
import type { SheetHost } from "../sheet/host";
import { areaOfName } from "../sheet/names";
import { instance, type SheetTarget } from "../sheet/types";
import { checkSheetName, sheetInstance, sheetsOf } from "../sheet/worksheets";
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
      return instance("Worksheet", { sheetId: copySheet(host, sheetId) });
    },
    Delete: ({ sheetId }, _args, host) => {
      const sheet = host.worksheet(sheetId);
      if (sheetsOf(host, true).every((visible) => visible.getSheetId() === sheetId))
        throw new ExcelError("InvalidOperation", "A workbook keeps at least one visible worksheet.");
      host.workbook.deleteSheet(sheet);
    },
    GetCell: (target, [row, column]) =>
      range(target, {
        row: integer(row, "row", 0),
        column: integer(column, "column", 0),
        rows: 1,
        columns: 1,
      }),
    GetRange: (target, [address], host) =>
      range(
        target,
        optional(address, WHOLE_SHEET, (value) => areaOf(host, target, text(value, "address")), "address"),
      ),
    GetRangeByIndexes: (target, [row, column, rows, columns]) =>
      range(target, {
        row: integer(row, "startRow", 0),
        column: integer(column, "startColumn", 0),
        rows: integer(rows, "rowCount", 1),
        columns: integer(columns, "columnCount", 1),
      }),
    GetUsedRange: {
      calculated: true,
      run: (target, [valuesOnly], host) => used(host, target, valuesOnly) ?? firstCell(target),
    },
    GetUsedRangeOrNullObject: {
      calculated: true,
      run: (target, [valuesOnly], host) => used(host, target, valuesOnly),
    },
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

function range({ sheetId }: SheetTarget, area: Area) {
  if (!isOnSheet(area)) throw invalidArgument("The range is not on the worksheet.");
  return instance("Range", { sheetId, area });
}

const firstCell = (target: SheetTarget) => range(target, { row: 0, column: 0, rows: 1, columns: 1 });

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

function used(host: SheetHost, target: SheetTarget, valuesOnly: unknown) {
  const area = usedArea(
    host,
    { ...target, area: WHOLE_SHEET },
    optional(valuesOnly, false, boolean, "valuesOnly"),
  );
  return area && range(target, area);
}
