import type { ICellData, IWorksheetData } from "@univerjs/core";
import {
  DEFAULT_COLUMN_WIDTH,
  DEFAULT_ROW_HEIGHT,
  pixelsOfCharacters,
  pixelsOfPoints,
} from "../../grid/sizes";
import { i18n } from "../../language";
import { areaOf } from "../../workbooks/addresses";
import type { AddInData, CellContent, CellStyle, SheetContent, WorkbookContent } from "../../workbooks";
import { BOOLEAN, FORCED_TEXT, NUMBER, TEXT } from "../office-objects/cells/cell-values";
import { SETTINGS_FIELD, START_FIELD, type StartState } from "../office-objects/sheet/document-settings";
import { COLUMNS, ROWS } from "../univer/sheet-size";
import { withRights } from "../univer/basics/locks";
import type { WorkbookState } from "../univer/basics/spreadsheet";
import { univerStyle } from "./cell-styles";
import { pluginData, univerRange } from "./plugin-data";

/** Rows and columns beyond the last ones in use, so that the user can continue there. */
const SPARE_ROWS = 100;
const SPARE_COLUMNS = 6;

/** Line height as a multiple of the font size. */
const LINE = 1.3;

export function emptyWorkbook(name?: string): WorkbookState {
  const sheet = { id: "sheet1", name: i18n.t("Sheet1"), rowCount: ROWS, columnCount: COLUMNS };
  return {
    data: { name: name || i18n.t("Workbook"), sheetOrder: [sheet.id], sheets: { [sheet.id]: sheet } },
  };
}

/**
 * A workbook in the form that Univer opens.
 *
 * @param name the workbook's name, without `.xlsx`
 * @param addIn the id of this add-in; data of other add-ins is omitted
 */
export function workbookState(content: WorkbookContent, name: string, addIn: string): WorkbookState {
  const ids = new Map(content.sheets.map((sheet, index) => [sheet.name, `sheet${index + 1}`]));
  const idOf = (sheet: string) => ids.get(sheet)!;
  const names = content.names.filter(({ sheet }) => sheet === undefined || ids.has(sheet));
  const shown = content.sheets[content.activeSheet]!;
  return {
    data: {
      name,
      sheetOrder: [...ids.values()],
      sheets: Object.fromEntries(
        content.sheets.map((sheet) => [idOf(sheet.name), sheetData(sheet, idOf(sheet.name), content.styles)]),
      ),
      styles: Object.fromEntries(content.styles.map((style, index) => [styleId(index), univerStyle(style)])),
      resources: pluginData(content.sheets, names, idOf),
      ...(content.addIn?.id === addIn && { custom: addInFields(content.addIn) }),
    },
    activeSheet: idOf(shown.name),
    spilled: Object.fromEntries(content.sheets.map((sheet) => [idOf(sheet.name), spilledCells(sheet)])),
    ...(shown.selection !== undefined && { selection: shown.selection }),
  };
}

function addInFields({ settings, starts }: AddInData): Record<string, unknown> {
  const start: StartState = starts ? "Background" : "Inactive";
  return { [SETTINGS_FIELD]: settings, [START_FIELD]: start };
}

const styleId = (index: number) => `style-${index + 1}`;

function sheetData(sheet: SheetContent, id: string, styles: readonly CellStyle[]): Partial<IWorksheetData> {
  const { rows, columns } = usedSize(sheet);
  const rowCount = Math.max(ROWS, rows + SPARE_ROWS);
  const columnCount = Math.max(COLUMNS, columns + SPARE_COLUMNS);
  const cellData: Record<number, Record<number, ICellData>> = {};
  for (const cell of sheet.cells) (cellData[cell.row] ??= {})[cell.column] = univerCell(cell);
  const { frozen } = sheet;
  return {
    id,
    name: sheet.name,
    rowCount,
    columnCount,
    defaultColumnWidth: DEFAULT_COLUMN_WIDTH,
    defaultRowHeight: DEFAULT_ROW_HEIGHT,
    cellData,
    columnData: spread(sheet.columns, columnCount, ({ characters }) => ({
      w: Math.round(pixelsOfCharacters(characters)),
    })),
    rowData: {
      ...heightsForFonts(sheet, styles),
      ...spread(sheet.rows, rowCount, ({ points }) => ({
        h: Math.round(pixelsOfPoints(points)),
        ia: 0 as const,
      })),
    },
    mergeData: sheet.merges.map(univerRange),
    showGridlines: sheet.gridlines ? 1 : 0,
    ...(sheet.protection && { custom: withRights({}, sheet.protection) }),
    ...(frozen && {
      freeze: {
        xSplit: frozen.columns,
        ySplit: frozen.rows,
        startColumn: frozen.columns || -1,
        startRow: frozen.rows || -1,
      },
    }),
  };
}

/** Rows without an explicit height are as high as their largest font needs. */
function heightsForFonts(
  { cells }: SheetContent,
  styles: readonly CellStyle[],
): Record<number, { ah: number }> {
  const heights: Record<number, { ah: number }> = {};
  for (const { row, style } of cells) {
    const size = style === undefined ? undefined : styles[style]!.size;
    const ah = size === undefined ? 0 : Math.ceil(pixelsOfPoints(size) * LINE);
    if (ah > Math.max(DEFAULT_ROW_HEIGHT, heights[row]?.ah ?? 0)) heights[row] = { ah };
  }
  return heights;
}

function spilledCells({ cells }: SheetContent): Record<number, Record<number, ICellData>> {
  const matrix: Record<number, Record<number, ICellData>> = {};
  for (const { row, column, value, spilled } of cells)
    if (spilled && value !== undefined) (matrix[row] ??= {})[column] = univerValue(value, TEXT);
  return matrix;
}

function usedSize({ cells, merges, notes }: SheetContent): { rows: number; columns: number } {
  const size = { rows: 0, columns: 0 };
  const include = (row: number, column: number) => {
    size.rows = Math.max(size.rows, row + 1);
    size.columns = Math.max(size.columns, column + 1);
  };
  for (const { row, column } of cells) include(row, column);
  for (const address of [...merges, ...notes.map(({ at }) => at)]) {
    const { endRow, endCol } = areaOf(address);
    include(endRow, endCol);
  }
  return size;
}

/** An entry for each row or column in the runs, up to the end of the sheet. */
function spread<Run extends { first: number; last: number }, Entry>(
  runs: readonly Run[],
  count: number,
  entryOf: (run: Run) => Entry,
): Record<number, Entry> {
  const entries: Record<number, Entry> = {};
  for (const run of runs) {
    const last = Math.min(run.last, count - 1);
    for (let index = run.first; index <= last; index++) entries[index] = entryOf(run);
  }
  return entries;
}

/** Spilled values are not stored in the cell itself, where they would block the spill. */
function univerCell({ formula, value, spilled, style }: CellContent): ICellData {
  return {
    ...(value !== undefined && !spilled && univerValue(value, formula === undefined ? FORCED_TEXT : TEXT)),
    ...(formula !== undefined && { f: formula }),
    ...(style !== undefined && { s: styleId(style) }),
  };
}

function univerValue(value: NonNullable<CellContent["value"]>, text: number): ICellData {
  if (typeof value === "number") return { v: value, t: NUMBER };
  if (typeof value === "boolean") return { v: value ? 1 : 0, t: BOOLEAN };
  return typeof value === "object" ? { v: value.error, t: TEXT } : { v: value, t: text };
}
