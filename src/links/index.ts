import { uncalculatedWorkbook, type WorkbookContent } from "../workbooks";
import { decodeLink } from "./codec";
import { sheetOfLink } from "./sheets";

export { LinkError } from "./link";

/** The workbook that a link's text opens to, and its title. Throws a LinkError. */
export function workbookOfLink(text: string): { readonly title: string; readonly content: WorkbookContent } {
  const sheet = sheetOfLink(decodeLink(text));
  return { title: sheet.title, content: uncalculatedWorkbook(sheet) };
}
