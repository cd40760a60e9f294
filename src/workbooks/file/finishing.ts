import { cellAddress } from "../../grid/addresses";
import type { SheetContent, WorkbookContent } from "../content";
import { rewrite, type Parts } from "./package";

/** The calculation engine of Excel 2019 and later. Without it, or with an older one, a workbook would be recalculated immediately. */
const CALCULATION = '<calcPr calcId="191029"/>';

/**
 * Adds what the library does not write: selections, and errors as results. It also keeps programs from distrusting the stored results.
 * Otherwise Excel would recalculate, and our functions would give #NAME? without the add-in. LibreOffice only keeps results in files
 * written by Excel or itself.
 */
export function finish(parts: Parts, content: WorkbookContent): void {
  rewrite(parts, "xl/workbook.xml", (text) => text.replace(/<calcPr\b[^>]*\/>/, CALCULATION));
  rewrite(parts, "docProps/app.xml", (text) =>
    text.replace(/<Application>[^<]*<\/Application>/, "<Application>Microsoft Excel</Application>"),
  );
  rewrite(parts, "docProps/core.xml", (text) =>
    text.replace(/<dcterms:modified\b[^>]*>[^<]*<\/dcterms:modified>/, ""),
  );
  content.sheets.forEach((sheet, index) => {
    rewrite(parts, `xl/worksheets/sheet${index + 1}.xml`, (text) =>
      withSelection(withErrors(withSpaces(text), sheet), sheet, index === content.activeSheet),
    );
  });
}

/** Without this, spaces at the ends of a text would be lost. */
const withSpaces = (text: string) => text.replace(/<v>(?=\s|[^<]*\s<\/v>)/g, '<v xml:space="preserve">');

function withErrors(text: string, { cells }: SheetContent): string {
  const failed = new Set(
    cells
      .filter(({ formula, value }) => formula !== undefined && typeof value === "object")
      .map(({ row, column }) => cellAddress(row, column)),
  );
  if (failed.size === 0) return text;
  return text.replace(/<c r="([A-Z]+\d+)"[^>]*>/g, (cell, address: string) =>
    failed.has(address) ? cell.replace(' t="str"', ' t="e"') : cell,
  );
}

function withSelection(text: string, { selection, frozen }: SheetContent, active: boolean): string {
  const attributes = active ? ' tabSelected="1"' : "";
  const shown = text.replace(/<sheetView\b/, `<sheetView${attributes}`);
  if (selection === undefined) return shown;
  const pane = frozen ? ` pane="${paneOf(frozen)}"` : "";
  const [first] = selection.split(":");
  const element = `<selection${pane} activeCell="${first}" sqref="${selection}"/>`;
  return shown
    .replace(/(<sheetView\b[^>]*)\/>/, `$1>${element}</sheetView>`)
    .replace(/(<sheetView\b[^>]*>)(<pane\b[^>]*\/>)<\/sheetView>/, `$1$2${element}</sheetView>`);
}

function paneOf({ rows, columns }: NonNullable<SheetContent["frozen"]>): string {
  if (rows > 0) return columns > 0 ? "bottomRight" : "bottomLeft";
  return "topRight";
}
