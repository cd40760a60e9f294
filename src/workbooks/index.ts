export type {
  BorderSide,
  CellContent,
  CellStyle,
  CellValue,
  ColumnWidth,
  ConditionalFormat,
  DefinedName,
  ErrorValue,
  PaneReference,
  RowHeight,
  SheetContent,
  SpillArea,
  WorkbookContent,
} from "./content";
export {
  lessonWorkbook,
  valuesSheetName,
  withValues,
  type AnsweredLesson,
  type Answers,
} from "./lesson-content";
export { readWorkbook, type ReadResult } from "./read";
export { WorkbookError } from "./workbook-error";
export { writeWorkbook } from "./write";
