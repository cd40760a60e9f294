import { i18n } from "../language";
import type { ClassMarks, FileMarks } from "./handed-in";

/** A table of marks for a sheet. Texts are written as texts, whatever they look like. */
export interface MarksTable {
  readonly title: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** A row for each sheet, in the order of their names, and one for each file that was skipped. */
export function marksTable({ sheets, skipped }: ClassMarks): MarksTable {
  const questions = Math.max(0, ...sheets.map(({ marks }) => marks.length));
  const blanks = (count: number) => new Array<string>(count).fill("");
  const inOrder = sheets.toSorted((a, b) => a.file.localeCompare(b.file, i18n.locale, { numeric: true }));
  return {
    title: i18n.t("Marks"),
    headings: [
      i18n.t("File"),
      i18n.t("Name"),
      i18n.t("Number"),
      ...Array.from({ length: questions }, (_question, k) => String(k + 1)),
      i18n.t("Right"),
      i18n.t("Of"),
      i18n.t("Remarks"),
    ],
    rows: [
      ...inOrder.map((sheet) => [
        sheet.file,
        sheet.name,
        sheet.number,
        ...Array.from({ length: questions }, (_question, k) => sheet.marks[k] ?? ""),
        sheet.marks.filter((mark) => mark === 1).length,
        sheet.marks.length,
        [...twins(sheet, inOrder), ...sheet.remarks].join(" "),
      ]),
      ...skipped.map(({ file, reason }) => [
        file,
        ...blanks(questions + 4),
        i18n.t("Not marked: {reason}", { reason }),
      ]),
    ],
  };
}

/** A variant belongs to one student. */
function twins(sheet: FileMarks, sheets: readonly FileMarks[]): string[] {
  const others = sheets.filter(
    (each) => each !== sheet && each.number === sheet.number && each.seed === sheet.seed,
  );
  if (others.length === 0) return [];
  const files = others.map(({ file }) => file).join(", ");
  return [i18n.t("The same number is in {files}.", { files })];
}
