import { i18n } from "../language";
import type { HeldContent } from "./our-formulas";

/** A filled cell of a sheet; row and column count from 0. */
export interface FilledCell extends HeldContent {
  readonly row: number;
  readonly column: number;
  /** Whether the value is an error, and not a text that looks like one. */
  readonly isError: boolean;
}

/** Excel on the web answers at most 5 MB a request. */
const CELLS_A_REQUEST = 20_000;
const MOST_CELLS = 1_000_000;

/** Reads the filled cells of a sheet, row by row, those that formulas fill too. */
export async function readFilledCells(
  context: Excel.RequestContext,
  sheet: Excel.Worksheet,
): Promise<FilledCell[]> {
  const used = sheet.getUsedRangeOrNullObject(true);
  used.load("rowIndex, columnIndex, rowCount, columnCount");
  sheet.load("name");
  await context.sync();
  if (used.isNullObject) return [];
  const { rowIndex, columnIndex, rowCount, columnCount } = used;
  if (rowCount * columnCount > MOST_CELLS) {
    throw new Error(
      i18n.t("The sheet “{sheet}” is too large: its filled part has more than {most, number} cells.", {
        sheet: sheet.name,
        most: MOST_CELLS,
      }),
    );
  }
  const cells: FilledCell[] = [];
  const rowsARequest = Math.max(1, Math.floor(CELLS_A_REQUEST / columnCount));
  for (let first = 0; first < rowCount; first += rowsARequest) {
    const rows = Math.min(rowsARequest, rowCount - first);
    const part = sheet.getRangeByIndexes(rowIndex + first, columnIndex, rows, columnCount);
    part.load("formulas, values, valueTypes");
    // eslint-disable-next-line office-addins/no-context-sync-in-loop -- an answer has a greatest size
    await context.sync();
    const { formulas, values, valueTypes } = part;
    values.forEach((row, r) =>
      row.forEach((value: unknown, c) => {
        const formula: unknown = formulas[r][c];
        if (formula === "" && value === "") return;
        const isError = valueTypes[r][c] === Excel.RangeValueType.error;
        cells.push({ row: rowIndex + first + r, column: columnIndex + c, formula, value, isError });
      }),
    );
  }
  return cells;
}
