import type { Assignment } from "../../../assignments/assignment";
import { foundSheets } from "../../../assignments/found-sheets";
import { readDocumentFile } from "../../../excel/document-file";
import { readWorkbook } from "../../../workbooks";

/** The students' sheets of exercises that are in the workbook. */
export async function sheetsInWorkbook(): Promise<Assignment[]> {
  const { content } = await readWorkbook((await readDocumentFile()).bytes);
  return foundSheets(content)
    .map(({ assignment }) => assignment)
    .filter(({ number }) => number > 0);
}
