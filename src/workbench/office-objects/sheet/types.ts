import type { Area } from "../cells/areas";
import { Instance } from "../batch/object-table";

/** What represents each Excel object in this host. Worksheets are represented by their ids, as in Univer. */
export interface Targets {
  Application: undefined;
  CultureInfo: undefined;
  NumberFormatInfo: undefined;
  Workbook: undefined;
  WorksheetCollection: undefined;
  Worksheet: SheetTarget;
  WorksheetProtection: SheetTarget;
  Range: RangeTarget;
  RangeFormat: RangeTarget;
  RangeFill: RangeTarget;
  RangeFont: RangeTarget;
  FormatProtection: RangeTarget;
  RangeBorderCollection: RangeTarget;
  RangeBorder: BorderTarget;
  Comment: CellTarget;
  CommentCollection: ScopeTarget;
  ConditionalFormatCollection: RangeTarget;
  ConditionalFormat: RuleTarget;
  CustomConditionalFormat: RuleTarget;
  ConditionalFormatRule: RuleTarget;
  ConditionalRangeFormat: RuleTarget;
  ConditionalRangeFill: RuleTarget;
  ConditionalRangeFont: RuleTarget;
  NamedItemCollection: ScopeTarget;
  NamedItem: NameTarget;
  NoteCollection: ScopeTarget;
  Note: CellTarget;
  SettingCollection: undefined;
  Setting: { key: string };
  ShapeCollection: SheetTarget;
  Shape: ShapeTarget;
}

export interface SheetTarget {
  sheetId: string;
}

export interface RangeTarget extends SheetTarget {
  area: Area;
}

export interface BorderTarget extends RangeTarget {
  /** A name of `Excel.BorderIndex`, such as `EdgeTop`. */
  side: string;
}

export interface RuleTarget extends SheetTarget {
  ruleId: string;
}

export interface ShapeTarget extends SheetTarget {
  shapeId: string;
}

export interface CellTarget extends SheetTarget {
  row: number;
  column: number;
}

/** A collection of a worksheet or of the workbook. */
export interface ScopeTarget {
  sheetId: string | null;
}

export interface NameTarget extends ScopeTarget {
  name: string;
}

export const instance = <Type extends keyof Targets>(type: Type, target: Targets[Type]) =>
  new Instance(type, target);
