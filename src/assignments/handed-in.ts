import { i18n } from "../language";
import { finished } from "../steps";
import {
  filesOfArchive,
  isLeftover,
  MAX_FILE_BYTES,
  readWorkbook,
  WorkbookError,
  type NamedFile,
  type WorkbookContent,
} from "../workbooks";
import { Marker, type SheetMarks } from "./marking";

/** A file that a student has handed in, or an archive (.zip) of such files. */
export interface HandedIn {
  /** With its folder, if one was chosen. */
  readonly name: string;
  readonly file: Pick<Blob, "size" | "arrayBuffer">;
}

/** The marks of a sheet, and the file that it is in. */
export interface FileMarks extends SheetMarks {
  readonly file: string;
}

export interface ClassMarks {
  readonly sheets: readonly FileMarks[];
  /** Files, or sheets in them, that are not marked, and why. */
  readonly skipped: readonly { readonly file: string; readonly reason: string }[];
}

/**
 * Marks all workbooks in files and archives. Skips files that are damaged, not workbooks or not ours, with the reason.
 *
 * @param visit called with each sheet that is marked and its workbook
 */
export async function markAll(
  handedIn: readonly HandedIn[],
  onProgress: (part: number) => void,
  visit: (marks: FileMarks, content: WorkbookContent) => void | Promise<void> = () => undefined,
): Promise<ClassMarks> {
  const marker = new Marker();
  const sheets: FileMarks[] = [];
  const skipped: ClassMarks["skipped"][number][] = [];
  const skip = (file: string, problem: unknown) => skipped.push({ file, reason: reasonOf(problem) });
  for (const [k, each] of handedIn.entries()) {
    try {
      for (const { name, bytes } of await workbooksIn(each)) {
        try {
          const { content } = await readWorkbook(bytes);
          const marks = finished(marker.mark(content));
          for (const sheet of marks.sheets) {
            sheets.push({ ...sheet, file: name });
            await visit(sheets.at(-1)!, content);
          }
          marks.problems.forEach((problem) => skip(name, problem));
        } catch (problem) {
          skip(name, problem);
        }
      }
    } catch (problem) {
      skip(each.name, problem);
    }
    onProgress((k + 1) / handedIn.length);
  }
  return { sheets, skipped };
}

async function workbooksIn({ name, file }: HandedIn): Promise<readonly NamedFile[]> {
  if (isLeftover(name)) return [];
  if (file.size > MAX_FILE_BYTES) {
    throw new WorkbookError(
      i18n.t("This file is too large: it has more than {size, number} MB.", {
        size: MAX_FILE_BYTES / 2 ** 20,
      }),
    );
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!/\.zip$/i.test(name)) return [{ name, bytes }];
  return filesOfArchive(bytes).map((inner) => ({ ...inner, name: `${name}/${inner.name}` }));
}

const reasonOf = (problem: unknown) => (problem instanceof Error ? problem.message : String(problem));
