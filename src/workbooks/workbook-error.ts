/** A file that cannot be opened as a workbook; the message says why, for people. */
export class WorkbookError extends Error {
  override readonly name = "WorkbookError";
}
