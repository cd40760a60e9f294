import { text } from "../batch/arguments";
import { ExcelError } from "../batch/errors";
import type { Area } from "../cells/areas";
import type { SheetHost } from "../sheet/host";
import { areaOfRange } from "../sheet/ranges";
import { instance } from "../sheet/types";
import type { MemberTable } from "./table";

const FIRST_CELL: Area = { row: 0, column: 0, rows: 1, columns: 1 };

export const workbook: MemberTable<"Workbook"> = {
  properties: {
    Name: { get: (_, host) => host.workbook.getName() },
  },
  objects: {
    Application: () => instance("Application", undefined),
    Comments: () => instance("CommentCollection", { sheetId: null }),
    Worksheets: () => instance("WorksheetCollection", undefined),
    Names: () => instance("NamedItemCollection", { sheetId: null }),
    Settings: () => instance("SettingCollection", undefined),
  },
  methods: {
    GetSelectedRange: (_, _args, host) => instance("Range", selection(host)),
    GetActiveCell: (_, _args, host) => instance("Range", activeCell(host)),
    _RemoveReference: (_, [id], host) => host.references.remove(text(id, "id")),
  },
};

function selection(host: SheetHost) {
  const sheet = host.workbook.getActiveSheet();
  const ranges = sheet.getSelection()?.getActiveRangeList() ?? [];
  if (ranges.length > 1) throw new ExcelError("InvalidSelection", "Several ranges are selected.");
  return { sheetId: sheet.getSheetId(), area: ranges[0] ? areaOfRange(ranges[0].getRange()) : FIRST_CELL };
}

function activeCell(host: SheetHost) {
  const { workbook } = host;
  const cell = workbook.getActiveCell();
  const area = cell ? { row: cell.getRow(), column: cell.getColumn(), rows: 1, columns: 1 } : FIRST_CELL;
  return { sheetId: workbook.getActiveSheet().getSheetId(), area };
}
