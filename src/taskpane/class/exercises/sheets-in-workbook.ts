import { foundSheets } from "../../../assignments/found-sheets";
import { readDocumentFile } from "../../../excel/document-file";
import { readWorkbook } from "../../../workbooks";
import type { MadeSheet } from "../class.worker";

/** The students' sheets of exercises that are in the workbook. */
export async function sheetsInWorkbook(): Promise<MadeSheet[]> {
  const { content } = await readWorkbook((await readDocumentFile()).bytes);
  return foundSheets(content)
    .filter(({ assignment }) => assignment.number > 0)
    .map((sheet) => ({ assignment: sheet.assignment, student: sheet.studentName(content) }));
}
