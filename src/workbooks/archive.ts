import { unzipSync, zipSync } from "fflate";
import { i18n } from "../language";
import { MAX_FILE_BYTES, NO_TIME, WorkbookError } from "./file/package";

/** A file by its name, which may contain folders. */
export interface NamedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** For all files of an archive together: a class's homework is far smaller. */
const MAX_FILES = 1000;
const MAX_UNPACKED_BYTES = 4 * MAX_FILE_BYTES;

/** What operating systems and spreadsheets leave next to the files: `__MACOSX/`, `.DS_Store`, `~$Homework.xlsx`. */
export const isLeftover = (path: string): boolean => /(^|\/)(__MACOSX\/|\.|~\$)/.test(path);

/** One file (.zip) of several. Workbooks are compressed already. The same files give the same bytes. */
export function archiveOf(files: readonly NamedFile[]): Uint8Array<ArrayBuffer> {
  return zipSync(Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])), {
    mtime: NO_TIME,
    level: 0,
  });
}

/** The files of an archive (.zip). Throws a WorkbookError if it is damaged or too large. */
export function filesOfArchive(archive: Uint8Array): NamedFile[] {
  let unpacked = 0;
  let count = 0;
  try {
    const files = unzipSync(archive, {
      filter: ({ name, originalSize }) => {
        if (name.endsWith("/") || isLeftover(name)) return false;
        unpacked += originalSize;
        if (++count > MAX_FILES || unpacked > MAX_UNPACKED_BYTES) throw tooLarge();
        return true;
      },
    });
    return Object.entries(files).map(([name, bytes]) => ({ name, bytes }));
  } catch (problem) {
    if (problem instanceof WorkbookError) throw problem;
    throw new WorkbookError(i18n.t("This archive (.zip) is damaged: it cannot be unpacked."), {
      cause: problem,
    });
  }
}

const tooLarge = () =>
  new WorkbookError(
    i18n.t("This archive (.zip) is too large: it has more than {files, number} files or {size, number} MB.", {
      files: MAX_FILES,
      size: MAX_UNPACKED_BYTES / 2 ** 20,
    }),
  );
