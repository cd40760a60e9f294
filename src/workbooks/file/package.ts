import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { i18n } from "../../language";

/** A file that cannot be opened as a workbook. The user-facing message says why. */
export class WorkbookError extends Error {
  override readonly name = "WorkbookError";
}

/** The parts of a workbook file by path. */
export type Parts = Record<string, Uint8Array>;

const MEGABYTE = 2 ** 20;
export const MAX_FILE_BYTES = 50 * MEGABYTE;
const MAX_UNPACKED_BYTES = 200 * MEGABYTE;
const MAX_PARTS = 10_000;

/** The first bytes of compound documents of older Office versions: .xls, and every workbook with a password. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ZIP = [0x50, 0x4b, 0x03, 0x04];

const notAWorkbook = () => new WorkbookError(i18n.t("This file is not an Excel workbook (.xlsx)."));

const beginsWith = (bytes: Uint8Array, beginning: readonly number[]) =>
  beginning.every((byte, index) => bytes[index] === byte);

/** Unpacks a file. Rejects anything that is not a workbook, is hostile, or is larger than any lesson could be. */
export function unpack(bytes: Uint8Array): Parts {
  if (beginsWith(bytes, COMPOUND)) throw new WorkbookError(compoundMessage(bytes));
  if (!beginsWith(bytes, ZIP)) throw notAWorkbook();
  if (bytes.length > MAX_FILE_BYTES) {
    throw new WorkbookError(i18n.t("This workbook is too large to be opened here: it has more than 50 MB."));
  }
  const parts = inflated(bytes);
  const types = parts["[Content_Types].xml"];
  if (!types) throw notAWorkbook();
  refuseMacros(parts, strFromU8(types));
  for (const [path, part] of Object.entries(parts)) {
    if (/\.(xml|rels|vml)$/i.test(path)) refuseDocumentType(path, part);
  }
  return parts;
}

function inflated(bytes: Uint8Array): Parts {
  let unpacked = 0;
  let count = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ originalSize, name }) => {
        const isFolder = name.endsWith("/");
        if (originalSize === 0 && !isFolder) {
          throw new WorkbookError(i18n.t("This workbook is damaged: its part {name} is empty.", { name }));
        }
        unpacked += originalSize;
        if (unpacked > MAX_UNPACKED_BYTES) {
          throw new WorkbookError(
            i18n.t("This workbook is too large to be opened here: unpacked it has more than 200 MB."),
          );
        }
        if (++count > MAX_PARTS) {
          throw new WorkbookError(
            i18n.t("This workbook is too large to be opened here: it has more than {most, number} parts.", {
              most: MAX_PARTS,
            }),
          );
        }
        return !isFolder;
      },
    });
  } catch (problem) {
    if (problem instanceof WorkbookError) throw problem;
    throw new WorkbookError(i18n.t("This workbook is damaged: it cannot be unpacked."), { cause: problem });
  }
}

function compoundMessage(bytes: Uint8Array): string {
  // The names inside such a file take two bytes per character.
  const encrypted = Array.from("EncryptedPackage").join("\0");
  return strFromU8(bytes.subarray(0, MEGABYTE), true).includes(encrypted)
    ? i18n.t(
        "This workbook is protected with a password. Take the password off in Excel, save it, and open it again.",
      )
    : i18n.t(
        "This is a workbook of an older Excel (.xls), or one with a password. Save it in Excel as .xlsx without a password, and open it again.",
      );
}

function refuseMacros(parts: Parts, types: string): void {
  if (/sheet\.binary/i.test(types)) {
    throw new WorkbookError(
      i18n.t("This is a binary workbook (.xlsb). Save it in Excel as .xlsx, and open it again."),
    );
  }
  const hasMacros = Object.keys(parts).some((path) => /vbaProject\.bin$|^xl\/macrosheets\//i.test(path));
  if (hasMacros || /macroEnabled/i.test(types)) {
    throw new WorkbookError(
      i18n.t(
        "This workbook has macros (.xlsm), which could do harm. Save it in Excel as .xlsx, and open it again.",
      ),
    );
  }
}

/** Workbooks have no document types, and endlessly expanding entities could hide there. */
function refuseDocumentType(path: string, part: Uint8Array): void {
  const text = strFromU8(part, true);
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) {
    throw new WorkbookError(
      i18n.t("This workbook is damaged: its part {name} has a document type, which workbooks never have.", {
        name: path,
      }),
    );
  }
}

/** Fixed, so that the same workbook has the same bytes. No file can be older. */
const NO_TIME = new Date(1980, 0, 1);

/** Packs parts into a file. The same parts give the same bytes everywhere. */
export function pack(parts: Parts): Uint8Array {
  return zipSync(parts, { mtime: NO_TIME });
}

/**
 * A file's parts as an uncompressed zip file, for a reader that accepts only files, so that it need not decompress them again. Throws if
 * the checksum of a part differs from the one in the file, which unpacking does not check.
 */
export function stored(parts: Parts, file: Uint8Array): Uint8Array {
  const zip = zipSync(parts, { mtime: NO_TIME, level: 0 });
  const declared = sumsOf(file);
  for (const [path, sum] of sumsOf(zip))
    if (declared.get(path) !== sum) throw new Error(`The check sum of ${path} is wrong.`);
  return zip;
}

/** Signatures and sizes of the records at the end of a zip file (PKWARE's APPNOTE, 4.3.12 to 4.3.16). */
const DIRECTORY_END = { signature: 0x06054b50, size: 22 };
const DIRECTORY_END_64 = { locator: 0x07064b50, locatorSize: 20 };
const DIRECTORY_ENTRY = { signature: 0x02014b50, size: 46 };
const NAME_IS_UTF8 = 0x800;

/** The checksums (CRC-32) of the parts in a zip file's directory. */
function sumsOf(zip: Uint8Array): Map<string, number> {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const sums = new Map<string, number>();
  let at = directoryStart(view);
  while (at + DIRECTORY_ENTRY.size <= zip.length && view.getUint32(at, true) === DIRECTORY_ENTRY.signature) {
    const [flags, sum] = [view.getUint16(at + 8, true), view.getUint32(at + 16, true)];
    const [name, extra, comment] = [
      view.getUint16(at + 28, true),
      view.getUint16(at + 30, true),
      view.getUint16(at + 32, true),
    ];
    const start = at + DIRECTORY_ENTRY.size;
    sums.set(strFromU8(zip.subarray(start, start + name), !(flags & NAME_IS_UTF8)), sum);
    at = start + name + extra + comment;
  }
  return sums;
}

function directoryStart(view: DataView): number {
  let end = view.byteLength - DIRECTORY_END.size;
  while (view.getUint32(end, true) !== DIRECTORY_END.signature) end--;
  const locator = end - DIRECTORY_END_64.locatorSize;
  const is64 = locator >= 0 && view.getUint32(locator, true) === DIRECTORY_END_64.locator;
  if (!is64) return view.getUint32(end + 16, true);
  const end64 = Number(view.getBigUint64(locator + 8, true));
  return Number(view.getBigUint64(end64 + 48, true));
}

/** Throws if there is no such part. */
export const partText = (parts: Parts, path: string): string => strFromU8(parts[path]!);

export function rewrite(parts: Parts, path: string, change: (text: string) => string): void {
  parts[path] = strToU8(change(partText(parts, path)));
}

/** A file by its name, which may contain folders. */
export interface NamedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** For all files of an archive together: a class's homework is far smaller. */
const MAX_ARCHIVE_FILES = 1000;
const MAX_ARCHIVE_BYTES = 4 * MAX_FILE_BYTES;

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
        if (++count > MAX_ARCHIVE_FILES || unpacked > MAX_ARCHIVE_BYTES) throw tooLarge();
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
      files: MAX_ARCHIVE_FILES,
      size: MAX_ARCHIVE_BYTES / 2 ** 20,
    }),
  );
