export { addressOfArea, areaOf, type CellRange } from "./addresses";
export { SHEET_RIGHTS, StyleTable } from "./content";
export type {
  AddInData,
  BorderSide,
  CellContent,
  CellStyle,
  CellValue,
  ColumnWidth,
  ConditionalFormat,
  DefinedName,
  RowHeight,
  SheetContent,
  SheetRight,
  SpillArea,
  WorkbookContent,
} from "./content";
export { movedFormula } from "./formulas/shared";
export {
  answeredWorkbook,
  lessonWorkbook,
  typedCells,
  uncalculatedWorkbook,
  valuesSheetName,
  withoutValuesSheets,
  withValues,
  type AnsweredLesson,
  type Answers,
} from "./lesson-content";
export { readWorkbook } from "./read";
export { inStudentMode } from "./student-mode";
export {
  archiveOf,
  filesOfArchive,
  isLeftover,
  MAX_FILE_BYTES,
  WorkbookError,
  type NamedFile,
} from "./file/package";
export { writeWorkbook } from "./write";
