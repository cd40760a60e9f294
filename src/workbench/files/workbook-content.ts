import type { ICellData, IRange, IRowData, IStyleData, IWorkbookData, IWorksheetData } from "@univerjs/core";
import { charactersOfPixels, DEFAULT_COLUMN_WIDTH, pointsOfPixels } from "../../grid/sizes";
import type { CellContent, CellValue, SheetContent, WorkbookContent } from "../../workbooks";
import { StyleTable } from "../../workbooks/content";
import { contentOf, valueTypeOf } from "../office-objects/cells/cell-values";
import { SETTINGS_FIELD, START_FIELD } from "../office-objects/sheet/document-settings";
import { rightsOn } from "../univer/basics/locks";
import { placed } from "../univer/basics/placed";
import { cellStyle, type ReadColor } from "./cell-styles";
import { addressOfRange, conditionalFormatsOf, namesOf, notesOf } from "./plugin-data";

/** What the data of a Univer workbook does not say about its formulas. */
export interface Formulas {
  /** The formula of a cell, including the equals sign. */
  formulaAt(sheetId: string, row: number, column: number): string | undefined;
  /** The areas that formulas spill into, each with the cell of its formula. */
  spills(sheetId: string): Iterable<{ row: number; column: number; entry: IRange }>;
  spilledCell(sheetId: string, row: number, column: number): ICellData | null | undefined | void;
}

/** What is visible of the workbook. */
interface ViewState {
  readonly activeSheet: string;
  readonly selection: string | undefined;
}

/** Errors that a file can hold as a cell's value. */
const ERRORS_IN_FILES = new Set("#DIV/0! #N/A #NAME? #NULL! #NUM! #REF! #VALUE!".split(" "));
const BLOCKED = "#SPILL!";

/** The workbook as files hold it. Formulas whose result is still pending come without one. */
export class ContentReader {
  private readonly styles = new StyleTable();

  constructor(
    private readonly data: IWorkbookData,
    private readonly formulas: Formulas,
    private readonly readColor: ReadColor,
  ) {}

  /** @param addIn the id of this add-in, which may store data in the workbook */
  read({ activeSheet, selection }: ViewState, addIn: string): WorkbookContent {
    const { sheetOrder, sheets, resources, custom } = this.data;
    const settings = (custom?.[SETTINGS_FIELD] ?? {}) as Record<string, unknown>;
    const starts = custom?.[START_FIELD] === "Background";
    return {
      sheets: sheetOrder.map((id) => {
        const sheet = this.sheetContent(sheets[id]!, id);
        return id === activeSheet && selection !== undefined ? { ...sheet, selection } : sheet;
      }),
      styles: this.styles.styles,
      names: namesOf(resources, (id) => sheets[id]?.name),
      activeSheet: Math.max(0, sheetOrder.indexOf(activeSheet)),
      ...((starts || Object.keys(settings).length > 0) && { addIn: { id: addIn, settings, starts } }),
    };
  }

  private sheetContent(sheet: Partial<IWorksheetData>, id: string): SheetContent {
    const { resources } = this.data;
    const { freeze } = sheet;
    const [rows, columns] = [freeze?.ySplit ?? 0, freeze?.xSplit ?? 0];
    const protection = rightsOn(sheet);
    const cells = this.cells(sheet, id);
    const last = cells.reduce((most, { column }) => Math.max(most, column), -1);
    return {
      name: sheet.name ?? id,
      cells,
      columns: columnWidths(sheet, last),
      rows: rowHeights(sheet),
      merges: (sheet.mergeData ?? []).map(addressOfRange),
      notes: notesOf(resources, id),
      conditionalFormats: conditionalFormatsOf(resources, id, this.readColor),
      gridlines: sheet.showGridlines !== 0,
      ...(rows + columns > 0 && { frozen: { rows, columns } }),
      ...(protection && { protection }),
    };
  }

  private cells(sheet: Partial<IWorksheetData>, id: string): CellContent[] {
    const cells = new Map<string, CellContent>();
    const spills = new Map(
      Array.from(this.formulas.spills(id), (spill) => [keyOf(spill.row, spill.column), spill.entry]),
    );
    for (const { row, column, entry: cell } of placed(sheet.cellData)) {
      if (!cell) continue;
      const style = this.styles.indexOf(cellStyle(this.composed(sheet, row, column, cell), this.readColor));
      const content = this.ownContent(id, row, column, cell, spills);
      if (style === undefined && Object.keys(content).length === 0) continue;
      cells.set(keyOf(row, column), { row, column, ...content, ...(style !== undefined && { style }) });
    }
    for (const { row, column, entry } of this.formulas.spills(id))
      if (cells.get(keyOf(row, column))?.spill) this.addSpilled(cells, id, entry);
    return [...cells.values()].sort((a, b) => a.row - b.row || a.column - b.column);
  }

  private ownContent(
    id: string,
    row: number,
    column: number,
    cell: ICellData,
    spills: ReadonlyMap<string, IRange>,
  ): Pick<CellContent, "value" | "formula" | "spill"> {
    const formula = cell.f || cell.si ? this.formulas.formulaAt(id, row, column) : undefined;
    const value = valueOf(cell, formula !== undefined);
    const range = formula === undefined || cell.v === BLOCKED ? undefined : spills.get(keyOf(row, column));
    const size = range && {
      rows: range.endRow - range.startRow + 1,
      columns: range.endColumn - range.startColumn + 1,
    };
    return {
      ...(value !== undefined && { value }),
      ...(formula !== undefined && { formula }),
      ...(size && value !== undefined && size.rows * size.columns > 1 && { spill: size }),
    };
  }

  private addSpilled(cells: Map<string, CellContent>, id: string, range: IRange): void {
    for (let row = range.startRow; row <= range.endRow; row++) {
      for (let column = range.startColumn; column <= range.endColumn; column++) {
        if (row === range.startRow && column === range.startColumn) continue;
        const value = valueOf(this.formulas.spilledCell(id, row, column) ?? {}, true);
        const own = cells.get(keyOf(row, column));
        cells.set(keyOf(row, column), {
          row,
          column,
          ...(value !== undefined && { value }),
          spilled: true,
          ...(own?.style !== undefined && { style: own.style }),
        });
      }
    }
  }

  /** Combines column, row and cell styles; later ones take precedence. */
  private composed(sheet: Partial<IWorksheetData>, row: number, column: number, cell: ICellData): IStyleData {
    const looks = [sheet.columnData?.[column]?.s, sheet.rowData?.[row]?.s, cell.s];
    const styles = looks.map((look) => (typeof look === "string" ? this.data.styles[look] : look));
    return Object.assign({}, ...styles) as IStyleData;
  }
}

const keyOf = (row: number, column: number) => `${row},${column}`;

/** What a cell shows. Some errors are only temporary, such as #BUSY!, and do not exist in files. */
function valueOf(cell: ICellData, isAnswer: boolean): CellValue | undefined {
  const type = valueTypeOf(cell);
  const content = contentOf(cell);
  if (type === "Error" && ERRORS_IN_FILES.has(String(content))) return { error: String(content) };
  if (type === "Error" && isAnswer) return undefined;
  if (content === "" && !isAnswer) return undefined;
  return content === "" && (cell.v === undefined || cell.v === null) ? undefined : content;
}

/** The widths of the columns up to the last cell, and of those that were resized. */
function columnWidths(sheet: Partial<IWorksheetData>, last: number): SheetContent["columns"] {
  const { defaultColumnWidth = DEFAULT_COLUMN_WIDTH, columnData = {} } = sheet;
  const resized = Object.keys(columnData).map(Number);
  const widths: { first: number; last: number; characters: number }[] = [];
  for (let column = 0; column <= Math.max(last, ...resized); column++) {
    const pixels = columnData[column]?.w ?? defaultColumnWidth;
    if (pixels === DEFAULT_COLUMN_WIDTH) continue;
    const characters = Math.max(0, charactersOfPixels(pixels));
    const before = widths.at(-1);
    if (before?.last === column - 1 && before.characters === characters) before.last = column;
    else widths.push({ first: column, last: column, characters });
  }
  return widths;
}

/** The heights of rows that were set explicitly. Excel fits the others to their text. */
function rowHeights({ rowData = {} }: Partial<IWorksheetData>): SheetContent["rows"] {
  const heights: { first: number; last: number; points: number }[] = [];
  for (const [index, row] of Object.entries(rowData as Record<string, Partial<IRowData> | undefined>)) {
    if (row?.h === undefined || row.ia !== 0) continue;
    const points = pointsOfPixels(row.h);
    const before = heights.at(-1);
    if (before?.last === Number(index) - 1 && before.points === points) before.last = Number(index);
    else heights.push({ first: Number(index), last: Number(index), points });
  }
  return heights;
}

/** The number of formulas in a workbook without a value. */
export function unanswered({ sheets }: WorkbookContent): number {
  const waiting = ({ formula, value }: CellContent) => formula !== undefined && value === undefined;
  return sheets.reduce((count, { cells }) => count + cells.filter(waiting).length, 0);
}
