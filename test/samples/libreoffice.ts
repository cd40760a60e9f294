import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parseCsv } from "hucre/csv";
import type { CellContent, SheetContent } from "../../src/workbooks";

/** Commas, quotes, UTF-8; raw values rather than formatted ones; each sheet in its own file. */
const AS_CSV = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1";

/** At most this many ms for LibreOffice. */
export const MAX_MS = 10 * 60_000;

/** Opens workbooks in LibreOffice and writes what it shows into a folder. */
export function convert(files: readonly string[], folder: string): void {
  const profile = `-env:UserInstallation=${pathToFileURL(path.join(folder, "profile")).href}`;
  execFileSync(
    process.env.PUZZLEBOOK_OFFICE!,
    ["--headless", profile, "--convert-to", AS_CSV, "--outdir", folder, ...files],
    { stdio: "ignore" },
  );
}

/** What LibreOffice showed in the cells of a sheet. */
export function shownIn(folder: string, file: string, sheet: SheetContent): unknown[][] {
  const name = `${path.basename(file, ".xlsx")}-${sheet.name}.csv`;
  return parseCsv(readFileSync(path.join(folder, name), "utf8"));
}

/** A value as LibreOffice exports it. */
function written({ value }: Pick<CellContent, "value">): string | number {
  if (typeof value === "object") return value.error;
  if (typeof value === "boolean") return String(value).toUpperCase();
  return value ?? "";
}

/** The cells whose values LibreOffice does not show. */
export function differences(
  sheet: SheetContent,
  shown: unknown[][],
  passOver: (cell: CellContent) => boolean,
): string[] {
  return sheet.cells.flatMap((cell) => {
    const expected = written(cell);
    const found = shown[cell.row]?.[cell.column] ?? "";
    const same =
      typeof expected === "number" ? Math.abs(Number(found) - expected) < 1e-9 : found === expected;
    return same || passOver(cell)
      ? []
      : [`${cell.row + 1}/${cell.column + 1}: ${String(found)}, not ${expected}`];
  });
}
