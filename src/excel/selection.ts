import { runAfterEdit, type Run } from "./run";

/** The non-empty part of the user's selection, with its place in the workbook. */
export interface SelectedPlace {
  readonly sheet: string;
  /** Address without the sheet's name, such as `J12:K15`. */
  readonly address: string;
  /** The address of the whole selection, filled or not. */
  readonly selected: string;
  /** Row and column of the first cell, counted from 0. */
  readonly row: number;
  readonly column: number;
  /** The numbers of rows and columns; 0 if the selection is empty. */
  readonly rows: number;
  readonly columns: number;
}

const withoutSheet = (address: string) => address.slice(address.lastIndexOf("!") + 1);

/**
 * Reads the place of the selection, limited to the used part of the sheet so that selecting whole columns stays cheap. Its values are not
 * read. Throws Office.js's error if several areas are selected.
 */
export async function readSelectedPlace(run: Run = runAfterEdit): Promise<SelectedPlace> {
  return run(async (context) => {
    const selected = context.workbook.getSelectedRange();
    selected.load("address, rowIndex, columnIndex");
    const { worksheet } = selected;
    worksheet.load("name");
    const filled = selected.getIntersectionOrNullObject(worksheet.getUsedRange(true));
    filled.load("address, rowIndex, columnIndex, rowCount, columnCount");
    await context.sync();
    const place = filled.isNullObject ? selected : filled;
    return {
      sheet: worksheet.name,
      address: withoutSheet(place.address),
      selected: withoutSheet(selected.address),
      row: place.rowIndex,
      column: place.columnIndex,
      rows: filled.isNullObject ? 0 : filled.rowCount,
      columns: filled.isNullObject ? 0 : filled.columnCount,
    };
  });
}

/** How many columns are selected. No cells are read, so that nothing has to be calculated before. */
export async function readSelectedColumns(run: Run = runAfterEdit): Promise<number> {
  return run(async (context) => {
    const selected = context.workbook.getSelectedRange().load("columnCount");
    await context.sync();
    return selected.columnCount;
  });
}

/** The values of cells as rows. They must all fit into one message. */
export async function readValues(
  { sheet, address }: Pick<SelectedPlace, "sheet" | "address">,
  run: Run = runAfterEdit,
): Promise<readonly (readonly unknown[])[]> {
  return run(async (context) => {
    const range = context.workbook.worksheets.getItem(sheet).getRange(address);
    range.load("values");
    await context.sync();
    return range.values;
  });
}

/** A cell with its place in the workbook. */
export interface SelectedCell {
  readonly sheet: string;
  readonly address: string;
  readonly value: unknown;
  /** As in English; the value itself if there is no formula. */
  readonly formula: unknown;
  readonly isBlank: boolean;
}

/** The cell that is selected or, of a selected range, the one that typing fills. */
export async function readActiveCell(run: Run = runAfterEdit): Promise<SelectedCell> {
  return run(async (context) => {
    const cell = context.workbook.getActiveCell().load("address, formulas, values, worksheet/name");
    await context.sync();
    const value: unknown = cell.values[0]![0];
    return {
      sheet: cell.worksheet.name,
      address: withoutSheet(cell.address),
      value,
      formula: cell.formulas[0]![0] as unknown,
      isBlank: value === "",
    };
  });
}

/** Shows a range of the workbook to the user and selects it. */
export async function goTo(sheet: string, cells: string): Promise<void> {
  await runAfterEdit(async (context) => {
    const worksheet = context.workbook.worksheets.getItem(sheet);
    worksheet.activate();
    worksheet.getRange(cells).select();
    await context.sync();
  });
}
