import { i18n } from "../../language";
import { readWorkbook, withoutValuesSheets, type WorkbookContent } from "../../workbooks";
import { fetchFile } from "../page/fetching";
import { hostLanguage } from "../page/language";

/** The workbooks of the lessons, and the list of their names, lie beside this page. */
const FOLDER = "samples";
const GERMAN = `${FOLDER}/de`;

export class UnknownLesson extends Error {
  constructor(
    readonly lesson: string,
    /** Those that there are. */
    readonly known: readonly string[],
  ) {
    super(i18n.t("There is no lesson “{lesson}”.", { lesson }));
  }
}

/** The workbook of a lesson, with its formulas, in the host's language. */
export async function readLesson(lesson: string): Promise<WorkbookContent> {
  const known = (await (await fetchFile(`${FOLDER}/index.json`)).json()) as string[];
  if (!known.includes(lesson)) throw new UnknownLesson(lesson, known);
  const folder = hostLanguage().tag === "de-DE" ? GERMAN : FOLDER;
  const file = await (await fetchFile(`${folder}/${lesson}.xlsx`)).arrayBuffer();
  return withoutValuesSheets((await readWorkbook(new Uint8Array(file))).content);
}
