import type { ObjectTables } from "../batch/object-table";
import type { SheetHost } from "../sheet/host";
import type { Targets } from "../sheet/types";
import { application, cultureInfo, numberFormatInfo } from "./application";
import { comment, commentCollection } from "./comments";
import {
  conditionalFormat,
  conditionalFormatCollection,
  conditionalFormatRule,
  conditionalRangeFill,
  conditionalRangeFont,
  conditionalRangeFormat,
  customConditionalFormat,
} from "./conditional-formats";
import { namedItem, namedItemCollection } from "./named-items";
import { note, noteCollection } from "./notes";
import { rangeBorder, rangeBorderCollection } from "./range-borders";
import { formatProtection, rangeFill, rangeFont, rangeFormat } from "./range-format";
import { range } from "./range";
import { setting, settingCollection } from "./settings";
import { shape, shapeCollection } from "./shapes";
import type { MemberTable } from "./table";
import { workbook } from "./workbook";
import { worksheetCollection } from "./worksheet-collection";
import { worksheet } from "./worksheet";
import { worksheetProtection } from "./worksheet-protection";

const tables: { [Type in keyof Targets]: MemberTable<Type> } = {
  Application: application,
  Comment: comment,
  CommentCollection: commentCollection,
  ConditionalFormat: conditionalFormat,
  ConditionalFormatCollection: conditionalFormatCollection,
  ConditionalFormatRule: conditionalFormatRule,
  ConditionalRangeFill: conditionalRangeFill,
  ConditionalRangeFont: conditionalRangeFont,
  ConditionalRangeFormat: conditionalRangeFormat,
  CultureInfo: cultureInfo,
  CustomConditionalFormat: customConditionalFormat,
  FormatProtection: formatProtection,
  NamedItem: namedItem,
  NamedItemCollection: namedItemCollection,
  Note: note,
  NoteCollection: noteCollection,
  NumberFormatInfo: numberFormatInfo,
  Range: range,
  RangeBorder: rangeBorder,
  RangeBorderCollection: rangeBorderCollection,
  RangeFill: rangeFill,
  RangeFont: rangeFont,
  RangeFormat: rangeFormat,
  Setting: setting,
  SettingCollection: settingCollection,
  Shape: shape,
  ShapeCollection: shapeCollection,
  Workbook: workbook,
  Worksheet: worksheet,
  WorksheetCollection: worksheetCollection,
  WorksheetProtection: worksheetProtection,
};

export const excelTables: ObjectTables<SheetHost> = tables;
