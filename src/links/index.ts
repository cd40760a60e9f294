import { inStudentMode, uncalculatedWorkbook, type WorkbookContent } from "../workbooks";
import { decodeLink } from "./codec";
import { sheetOfLink } from "./sheets";
import { workbookOfSheet } from "./whole-sheet";

export { LinkError } from "./link";

/** The workbook that a link's text opens to, and its title. Throws a LinkError. */
export function workbookOfLink(text: string): { readonly title: string; readonly content: WorkbookContent } {
  const link = decodeLink(text);
  if ("whole" in link) return { title: link.whole.name, content: workbookOfSheet(link.whole) };
  const sheet = sheetOfLink(link);
  const content = uncalculatedWorkbook(sheet);
  const isForStudents = "student" in link && link.student === true;
  return { title: sheet.title, content: isForStudents ? inStudentMode(content) : content };
}
