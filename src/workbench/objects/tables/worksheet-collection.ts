import { boolean, optional, text } from "../batch/arguments";
import { ExcelError } from "../batch/errors";
import { EventType, WORKBOOK_TARGET } from "../sheet/events";
import type { SheetHost } from "../sheet/host";
import { checkSheetName, findSheet, newSheetName, sheetInstance, sheetsOf } from "../sheet/worksheets";
import { instance } from "../sheet/types";
import { eventMethods } from "./event-methods";
import type { MemberTable } from "./table";

export const worksheetCollection: MemberTable<"WorksheetCollection"> = {
  items: (_, host) => sheetsOf(host).map(sheetInstance),
  item: (_, key, host) => {
    const sheet = findSheet(host, text(key, "key"));
    if (!sheet) throw new ExcelError("ItemNotFound", `There is no worksheet ${JSON.stringify(key)}.`);
    return sheetInstance(sheet);
  },
  methods: {
    Add: (_, [name], host) => instance("Worksheet", { sheetId: add(host, name) }),
    GetActiveWorksheet: (_, _args, host) => sheetInstance(host.workbook.getActiveSheet()),
    GetCount: (_, [visibleOnly], host) => sheetsOf(host, isVisibleOnly(visibleOnly)).length,
    GetFirst: (_, [visibleOnly], host) => sheetInstance(sheetsOf(host, isVisibleOnly(visibleOnly))[0]!),
    GetLast: (_, [visibleOnly], host) => sheetInstance(sheetsOf(host, isVisibleOnly(visibleOnly)).at(-1)!),
    GetItemOrNullObject: (_, [key], host) => {
      const sheet = findSheet(host, text(key, "key"));
      return sheet ? sheetInstance(sheet) : null;
    },
    ...eventMethods(
      {
        Activated: EventType.WorksheetActivated,
        Added: EventType.WorksheetAdded,
        Calculated: EventType.WorksheetCalculated,
        DataChanged: EventType.WorksheetChanged,
        Deactivated: EventType.WorksheetDeactivated,
        Deleted: EventType.WorksheetDeleted,
        SelectionChanged: EventType.WorksheetSelectionChanged,
      },
      () => WORKBOOK_TARGET,
    ),
  },
};

const isVisibleOnly = (value: unknown) => optional(value, false, boolean, "visibleOnly");

/** Adds a worksheet after the others. Univer activates it, Excel does not. */
function add(host: SheetHost, name: unknown): string {
  const sheetName = optional(name, newSheetName(host), text, "name");
  checkSheetName(host, sheetName);
  return host.events.quietly(() => {
    const active = host.workbook.getActiveSheet();
    const sheetId = host.workbook.insertSheet(sheetName).getSheetId();
    host.workbook.setActiveSheet(active);
    return sheetId;
  });
}
