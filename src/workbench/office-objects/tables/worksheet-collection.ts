import { optional, text } from "../batch/arguments";
import { ExcelError } from "../batch/errors";
import type { MethodFunction } from "../batch/object-table";
import { EventType } from "../sheet/events";
import type { SheetHost } from "../sheet/host";
import { checkSheetName, findSheet, newSheetName, sheetInstance, sheetsOf } from "../sheet/worksheets";
import { instance } from "../sheet/types";
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
    GetItemOrNullObject: (_, [key], host) => {
      const sheet = findSheet(host, text(key, "key"));
      return sheet ? sheetInstance(sheet) : null;
    },
    ...eventMethods({
      Activated: EventType.WorksheetActivated,
      Calculated: EventType.WorksheetCalculated,
      DataChanged: EventType.WorksheetChanged,
      Deleted: EventType.WorksheetDeleted,
    }),
  },
};

/**
 * The methods with which Office.js registers and unregisters for events: `_RegisterActivatedEvent` for an event `Activated` of any
 * worksheet.
 */
function eventMethods(events: Readonly<Record<string, number>>) {
  const methods: Record<string, MethodFunction<undefined, SheetHost>> = {};
  for (const [name, type] of Object.entries(events)) {
    methods[`_Register${name}Event`] = (_, _args, host) => host.events.register(type);
    methods[`_Unregister${name}Event`] = (_, _args, host) => host.events.unregister(type);
  }
  return methods;
}

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
