import { i18n } from "../../language";
import { readWorkbook, withoutValuesSheets, type WorkbookContent } from "../../workbooks";
import { fetchFile } from "../page/fetching";
import { hostLanguage } from "../page/language";

/** The names of the lessons whose workbooks lie beside this page. */
const LIST = "samples/index.json";

export class UnknownLesson extends Error {
  constructor(
    readonly lesson: string,
    /** The lessons that exist. */
    readonly known: readonly string[],
  ) {
    super(i18n.t("There is no lesson “{lesson}”.", { lesson }));
  }
}

/** The workbook of a lesson, with its formulas, in the host's language. */
export async function readLesson(lesson: string): Promise<WorkbookContent> {
  const known = (await (await fetchFile(LIST)).json()) as string[];
  if (!known.includes(lesson)) throw new UnknownLesson(lesson, known);
  const file = await (await fetchFile(`${hostLanguage().samples}/${lesson}.xlsx`)).arrayBuffer();
  return withoutValuesSheets((await readWorkbook(new Uint8Array(file))).content);
}
