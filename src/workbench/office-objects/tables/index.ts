import type { ObjectTables } from "../batch/object-table";
import type { SheetHost } from "../sheet/host";
import { conditionalFormats } from "./conditional-formats";
import { namedItems } from "./named-items";
import { notes } from "./notes";
import { range } from "./range";
import { borders } from "./range-borders";
import { formats } from "./range-format";
import { shapes } from "./shapes";
import type { Tables } from "./table";
import { workbook } from "./workbook";
import { worksheets } from "./worksheet-collection";
import { worksheet } from "./worksheet";
import { worksheetProtection } from "./worksheet-protection";

const tables: Tables = {
  ...conditionalFormats,
  ...namedItems,
  ...notes,
  Range: range,
  ...borders,
  ...formats,
  ...shapes,
  ...workbook,
  Worksheet: worksheet,
  WorksheetCollection: worksheets,
  WorksheetProtection: worksheetProtection,
};

export const excelTables: ObjectTables<SheetHost> = tables;
