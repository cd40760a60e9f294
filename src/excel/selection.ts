import { runAfterEdit, type Run } from "./run";

/** The part of the user's selection that holds anything, with its place in the workbook. */
export interface SelectedPlace {
  readonly sheet: string;
  /** Address without the sheet's name, such as `J12:K15`. */
  readonly address: string;
  /** The address of all that is selected, filled or not. */
  readonly selected: string;
  /** Row and column of the first cell, counted from 0. */
  readonly row: number;
  readonly column: number;
  /** How many there are of either; none where the selection is empty. */
  readonly rows: number;
  readonly columns: number;
}

const withoutSheet = (address: string) => address.slice(address.lastIndexOf("!") + 1);

/**
 * Reads where the selection is, cut down to the used part of the sheet, so that a selection of whole columns is small; its
 * values are not read. Throws Office.js's error where several areas are selected.
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

/** The values of cells as rows. One message has to hold them all. */
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

/** Shows a range of the workbook to the user and selects it. */
export async function goTo(sheet: string, cells: string): Promise<void> {
  await runAfterEdit(async (context) => {
    const worksheet = context.workbook.worksheets.getItem(sheet);
    worksheet.activate();
    worksheet.getRange(cells).select();
    await context.sync();
  });
}
