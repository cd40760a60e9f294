import { i18n } from "../language";
import type { HeldContent } from "./our-formulas";
import { readInRequests } from "./requests";

/** A filled cell of a sheet; row and column count from 0. */
export interface FilledCell extends HeldContent {
  readonly row: number;
  readonly column: number;
  /** Whether the value is an error rather than a text that looks like one. */
  readonly isError: boolean;
}

const MAX_CELLS = 1_000_000;

/** Reads the filled cells of a sheet row by row, including those filled by formulas. */
export async function readFilledCells(
  context: Excel.RequestContext,
  sheet: Excel.Worksheet,
): Promise<FilledCell[]> {
  const used = sheet.getUsedRangeOrNullObject(true);
  used.load("rowIndex, columnIndex, rowCount, columnCount");
  sheet.load("name");
  await context.sync();
  if (used.isNullObject) return [];
  if (used.rowCount * used.columnCount > MAX_CELLS) {
    throw new Error(
      i18n.t("The sheet “{sheet}” is too large: its filled part has more than {most, number} cells.", {
        sheet: sheet.name,
        most: MAX_CELLS,
      }),
    );
  }
  const cells: FilledCell[] = [];
  const load = (part: Excel.Range) => part.load("formulas, values, valueTypes");
  for await (const { row: first, range } of readInRequests(context, sheet, used, load)) {
    const { formulas, values, valueTypes } = range;
    values.forEach((row, r) =>
      row.forEach((value: unknown, c) => {
        const formula: unknown = formulas[r]![c];
        if (formula === "" && value === "") return;
        const isError = valueTypes[r]![c] === Excel.RangeValueType.error;
        cells.push({ row: first + r, column: used.columnIndex + c, formula, value, isError });
      }),
    );
  }
  return cells;
}
