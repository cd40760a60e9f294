import type { FWorksheet } from "@univerjs/preset-sheets-core";
import { isSheetName, MAX_SHEET_NAME } from "../../../workbooks/sheet-names";
import { optional, text } from "../batch/arguments";
import { ExcelError, invalidArgument, notFound } from "../batch/errors";
import type { MethodFunction } from "../batch/object-table";
import { EventType } from "../sheet/events";
import type { SheetHost } from "../sheet/host";
import { instance } from "../sheet/types";
import type { MemberTable } from "./table";

export const worksheets: MemberTable<"WorksheetCollection"> = {
  items: (_, host) => sheetsOf(host).map(sheetInstance),
  item: (_, key, host) =>
    sheetInstance(
      findSheet(host, text(key, "key")) ?? notFound(`There is no worksheet ${JSON.stringify(key)}.`),
    ),
  methods: {
    // Univer activates a new worksheet, Excel does not.
    Add: (_, [name], host) => {
      const sheetName = optional(name, newSheetName(host), text, "name");
      checkSheetName(host, sheetName);
      return host.events.quietly(() => {
        const active = host.workbook.getActiveSheet();
        const sheet = host.workbook.insertSheet(sheetName);
        host.workbook.setActiveSheet(active);
        return sheetInstance(sheet);
      });
    },
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

export const sheetInstance = (sheet: FWorksheet) => instance("Worksheet", { sheetId: sheet.getSheetId() });

/** The worksheets in order. */
export function sheetsOf(host: SheetHost, visibleOnly = false): FWorksheet[] {
  const sheets = host.workbook.getSheets();
  return visibleOnly ? sheets.filter((sheet) => !sheet.isSheetHidden()) : sheets;
}

/** The worksheet with an id or a name; names are case-insensitive. */
export function findSheet(host: SheetHost, key: string): FWorksheet | undefined {
  const name = key.toLowerCase();
  return (
    host.workbook.getSheetBySheetId(key) ??
    sheetsOf(host).find((sheet) => sheet.getSheetName().toLowerCase() === name)
  );
}

/** `Sheet2`, or the next free number. */
function newSheetName(host: SheetHost): string {
  const names = new Set(sheetsOf(host).map((sheet) => sheet.getSheetName().toLowerCase()));
  let number = 1;
  while (names.has(`sheet${number}`)) number++;
  return `Sheet${number}`;
}

/** @throws as Excel does, for names that are invalid or taken */
export function checkSheetName(host: SheetHost, name: string, of?: FWorksheet): void {
  if (!isSheetName(name))
    throw invalidArgument(
      `${JSON.stringify(name)} cannot name a worksheet: a name has 1 to ${MAX_SHEET_NAME} characters, none of : \\ / ? * [ ], ` +
        "and does not begin or end with an apostrophe.",
    );
  const other = sheetsOf(host).find((sheet) => sheet.getSheetName().toLowerCase() === name.toLowerCase());
  if (other && other.getSheetId() !== of?.getSheetId())
    throw new ExcelError("ItemAlreadyExists", `There already is a worksheet ${JSON.stringify(name)}.`);
}
