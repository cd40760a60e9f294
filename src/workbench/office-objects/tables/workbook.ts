import { ENGLISH } from "../../../language/languages";
import { cultureOf, cultureOfVisit } from "../../univer/typing/culture";
import { text } from "../batch/arguments";
import { ExcelError, notFound } from "../batch/errors";
import { areaOfRange, cellAt } from "../cells/areas";
import { readSettings } from "../sheet/document-settings";
import type { SheetHost } from "../sheet/host";
import { instance } from "../sheet/types";
import type { Tables } from "./table";

/**
 * Univer takes formulas in English notation only. So the system's culture is English in any language, as on a computer whose Excel has
 * decimal signs of its own (`Application`).
 */
const SYSTEM = ENGLISH.tag;

export const workbook = {
  Workbook: {
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
      GetSelectedRange: (_, _args, host) => {
        const sheet = host.workbook.getActiveSheet();
        const ranges = sheet.getSelection()?.getActiveRangeList() ?? [];
        if (ranges.length > 1) throw new ExcelError("InvalidSelection", "Several ranges are selected.");
        const area = ranges[0] ? areaOfRange(ranges[0].getRange()) : cellAt(0, 0);
        return instance("Range", { sheetId: sheet.getSheetId(), area });
      },
      GetActiveCell: (_, _args, { workbook }) => {
        const cell = workbook.getActiveCell();
        const area = cellAt(cell?.getRow() ?? 0, cell?.getColumn() ?? 0);
        return instance("Range", { sheetId: workbook.getActiveSheet().getSheetId(), area });
      },
      _RemoveReference: (_, [id], host) => host.references.remove(text(id, "id")),
    },
  },
  Application: {
    properties: {
      CalculationMode: { get: () => "Automatic" },
      DecimalSeparator: { get: () => cultureOfVisit().decimal },
    },
    objects: { CultureInfo: () => instance("CultureInfo", undefined) },
  },
  CultureInfo: {
    properties: { Name: { get: () => SYSTEM } },
    objects: { NumberFormat: () => instance("NumberFormatInfo", undefined) },
  },
  NumberFormatInfo: {
    properties: { NumberDecimalSeparator: { get: () => cultureOf(SYSTEM).decimal } },
  },
  SettingCollection: {
    item: (_, key, host) =>
      findSetting(host, text(key, "key")) ?? notFound(`There is no setting ${JSON.stringify(key)}.`),
    methods: {
      GetItemOrNullObject: (_, [key], host) => findSetting(host, text(key, "key")),
    },
  },
  Setting: {
    key: ({ key }) => ({ _Id: key }),
    properties: { Value: { get: ({ key }, host) => readSettings(host.workbook)[key] ?? null } },
  },
} satisfies Partial<Tables>;

function findSetting(host: SheetHost, key: string) {
  return Object.hasOwn(readSettings(host.workbook), key) ? instance("Setting", { key }) : null;
}
