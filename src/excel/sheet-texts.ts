import { i18n } from "../language";
import { readInRequests } from "./requests";
import { runAfterEdit } from "./run";

/** The texts that a sheet's cells show. */
interface SheetTexts {
  readonly sheet: string;
  /** Row and column count from 0. Blank cells give an empty text. */
  textAt(row: number, column: number): string;
}

/**
 * @param name the sheet's name; the active one if omitted
 * @throws a user-facing error if more than `mostCells` cells are filled
 */
export async function readSheetTexts(mostCells: number, name?: string): Promise<SheetTexts> {
  return runAfterEdit(async (context) => {
    const { worksheets } = context.workbook;
    const sheet = name === undefined ? worksheets.getActiveWorksheet() : worksheets.getItem(name);
    sheet.load("name");
    const used = sheet.getUsedRangeOrNullObject(true);
    used.load("rowIndex, columnIndex, rowCount, columnCount");
    await context.sync();
    if (used.isNullObject) {
      throw new Error(i18n.t("The sheet “{sheet}” is empty.", { sheet: sheet.name }));
    }
    const { rowIndex, columnIndex, rowCount, columnCount } = used;
    if (rowCount * columnCount > mostCells) {
      throw new Error(
        i18n.t("The sheet “{sheet}” is too large for paper: it has more than {most, number} cells.", {
          sheet: sheet.name,
          most: mostCells,
        }),
      );
    }
    const texts: string[][] = [];
    for await (const { range } of readInRequests(context, sheet, used, (part) => part.load("text")))
      texts.push(...range.text);
    const textAt = (row: number, column: number) => texts[row - rowIndex]?.[column - columnIndex] ?? "";
    return { sheet: sheet.name, textAt };
  });
}
