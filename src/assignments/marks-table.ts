import { i18n } from "../language";
import { studentOf } from "./class-names";
import type { ClassMarks, FileMarks } from "./handed-in";
import type { SheetMarks } from "./marking";

/** A table of marks for a sheet. Texts are written as texts, whatever they look like. */
export interface MarksTable {
  readonly title: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/**
 * A row for each student of the class, in its order. A student with several sheets has several rows. Then follow a row for each other
 * sheet, in the order of the files' names, and a row for each skipped file.
 */
export function marksTable({ sheets, skipped }: ClassMarks, names: readonly string[] = []): MarksTable {
  const most = Math.max(0, ...sheets.map(({ questions }) => questions.length));
  const blanks = (count: number) => new Array<string>(count).fill("");
  const inOrder = sheets.toSorted((a, b) => a.file.localeCompare(b.file, i18n.locale, { numeric: true }));
  const students = new Map(sheets.map((sheet) => [sheet, studentOf(names, sheet)]));
  const rowOf = (sheet: FileMarks, student?: string) => [
    sheet.file,
    student ?? sheet.name,
    sheet.number,
    ...Array.from({ length: most }, (_question, k) => sheet.questions[k]?.mark ?? ""),
    rightOf(sheet),
    sheet.questions.length,
    [
      ...(student === undefined ? [] : otherName(sheet, student)),
      ...twins(sheet, inOrder),
      ...remarksOf(sheet),
    ].join(" "),
  ];
  return {
    title: i18n.t("Marks"),
    headings: [
      i18n.t("File"),
      i18n.t("Name"),
      i18n.t("Number"),
      ...Array.from({ length: most }, (_question, k) => String(k + 1)),
      i18n.t("Right"),
      i18n.t("Of"),
      i18n.t("Remarks"),
    ],
    rows: [
      ...names.flatMap((name, k) => {
        const own = inOrder.filter((sheet) => students.get(sheet) === k);
        if (own.length === 0) return [["", name, ...blanks(most + 3), i18n.t("Not handed in.")]];
        return own.map((sheet) => rowOf(sheet, name));
      }),
      ...inOrder.filter((sheet) => students.get(sheet) === -1).map((sheet) => rowOf(sheet)),
      ...skipped.map(({ file, reason }) => [
        file,
        ...blanks(most + 4),
        i18n.t("Not marked: {reason}", { reason }),
      ]),
    ],
  };
}

/** How many answers are right. */
export const rightOf = ({ questions }: SheetMarks): number =>
  questions.filter(({ mark }) => mark === 1).length;

/** All remarks, with the numbers of their questions. */
export const remarksOf = ({ questions }: SheetMarks): string[] =>
  questions.flatMap(({ remarks }, k) =>
    remarks.map((text) => i18n.t("{number}: {text}", { number: String(k + 1), text })),
  );

/** Someone else's name on a student's sheet. */
const otherName = (sheet: FileMarks, name: string): string[] =>
  sheet.name === "" || studentOf([name], { sheet: "", name: sheet.name }) === 0
    ? []
    : [i18n.t("The name on the sheet is “{name}”.", { name: sheet.name })];

/** A variant belongs to one student. */
function twins(sheet: FileMarks, sheets: readonly FileMarks[]): string[] {
  const others = sheets.filter(
    (each) => each !== sheet && each.number === sheet.number && each.seed === sheet.seed,
  );
  if (others.length === 0) return [];
  const files = others.map(({ file }) => file).join(", ");
  return [i18n.t("The same number is in {files}.", { files })];
}
