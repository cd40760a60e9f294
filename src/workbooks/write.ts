import { writeXlsx, type Cell, type ConditionalRule, type WriteSheet } from "hucre/xlsx";
import { unzipSync } from "fflate";
import { fileWidth } from "../grid/sizes";
import { addressOfArea, areaOf } from "./addresses";
import type { CellContent, SheetContent, WorkbookContent } from "./content";
import { addInProperties } from "./file/add-in-properties";
import { pack, rewrite, type Parts } from "./file/package";
import { pageLayout } from "./file/paper";
import { fileProtection } from "./file/protection";
import { DEFAULT_FONT, fileLook, fileStyle } from "./file/styles";
import { isDynamic, storedFormula } from "./formulas/stored";
import { cellAddress } from "../grid/addresses";

/** The file (.xlsx) of a workbook. The same content gives the same bytes. */
export async function writeWorkbook(content: WorkbookContent): Promise<Uint8Array> {
  const styles = content.styles.map(fileStyle);
  const bytes = await writeXlsx({
    sheets: content.sheets.map((sheet) => fileSheet(sheet, styles, pageLayout(sheet, content.styles))),
    defaultFont: DEFAULT_FONT,
    activeSheet: content.activeSheet,
    ...(content.addIn && { properties: { custom: addInProperties(content.addIn) } }),
    namedRanges: content.names.map(({ name, refersTo, sheet }) => ({
      name,
      range: refersTo,
      ...(sheet !== undefined && { scope: sheet }),
    })),
  });
  const parts = unzipSync(bytes);
  finish(parts, content);
  return pack(parts);
}

type FileStyle = ReturnType<typeof fileStyle>;

function fileSheet(
  sheet: SheetContent,
  styles: readonly FileStyle[],
  pageSetup: NonNullable<WriteSheet["pageSetup"]>,
): WriteSheet {
  const cells = new Map<string, Partial<Cell>>();
  for (const cell of sheet.cells) cells.set(`${cell.row},${cell.column}`, fileCell(cell, styles));
  for (const { at, text } of sheet.notes) {
    const { startRow, startCol } = areaOf(at);
    const key = `${startRow},${startCol}`;
    cells.set(key, { ...cells.get(key), comment: { text } });
  }
  return {
    name: sheet.name,
    cells,
    columns: fileColumns(sheet),
    rowDefs: new Map(
      sheet.rows.flatMap(({ first, last, points }) =>
        Array.from(
          { length: last - first + 1 },
          (_row, index) => [first + index, { height: points }] as const,
        ),
      ),
    ),
    merges: sheet.merges.map(areaOf),
    conditionalRules: sheet.conditionalFormats.map(({ on, when, fill, color }, index): ConditionalRule => ({
      type: "expression",
      priority: index + 1,
      range: on,
      formula: storedFormula(when),
      style: fileLook(fill, color),
    })),
    view: { showGridLines: sheet.gridlines },
    pageSetup,
    ...(sheet.frozen && { freezePane: { ...sheet.frozen } }),
    ...(sheet.protection && { protection: fileProtection(sheet.protection) }),
  };
}

function fileColumns({ columns }: SheetContent): { width?: number }[] {
  const count = columns.reduce((most, { last }) => Math.max(most, last + 1), 0);
  const widths: { width?: number }[] = Array.from({ length: count }, () => ({}));
  for (const { first, last, characters } of columns) {
    const width = fileWidth(characters);
    for (let column = first; column <= last; column++) widths[column] = { width };
  }
  return widths;
}

function fileCell(cell: CellContent, styles: readonly FileStyle[]): Partial<Cell> {
  const style = cell.style === undefined ? {} : { style: styles[cell.style]! };
  const value = typeof cell.value === "object" ? cell.value.error : cell.value;
  if (cell.formula === undefined) {
    // The library treats a plain text such as #N/A as an error. As rich text it stays text.
    const isErrorLike = typeof cell.value === "string" && /^#[A-Z]/.test(cell.value);
    if (isErrorLike) return { ...style, richText: [{ text: cell.value }] };
    return value === undefined ? style : { ...style, value };
  }
  const { row, column, formula, spill = { rows: 1, columns: 1 } } = cell;
  const area = {
    startRow: row,
    startCol: column,
    endRow: row + spill.rows - 1,
    endCol: column + spill.columns - 1,
  };
  return {
    ...style,
    formula: storedFormula(formula),
    ...(value !== undefined && { formulaResult: value }),
    ...((cell.spill || isDynamic(formula)) && {
      formulaType: "array",
      formulaRef: addressOfArea(area),
      formulaDynamic: true,
    }),
  };
}

/** The calculation engine of Excel 2019 and later. Without it, or with an older one, a workbook would be recalculated immediately. */
const CALCULATION = '<calcPr calcId="191029"/>';

/**
 * Adds what the library does not write: selections, and errors as results. It also keeps programs from distrusting the stored results.
 * Otherwise Excel would recalculate, and our functions would give #NAME? without the add-in. LibreOffice only keeps results in files
 * written by Excel or itself.
 */
function finish(parts: Parts, content: WorkbookContent): void {
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
