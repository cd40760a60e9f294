import { i18n } from "../language";
import { splitAddress } from "../grid/sheet-names";
import { runAfterEdit } from "./run";

/**
 * Writes a formula into a blank cell, selects the cell and returns its address. Throws a user-facing error if the cell is not blank.
 *
 * @param address such as `E1` or `Sheet2!E1`; of a range its first cell is meant
 */
export async function writeFormula(address: string, formula: string): Promise<string> {
  return runAfterEdit(async (context) => {
    const { sheet, cells } = splitAddress(address);
    const sheets = context.workbook.worksheets;
    const worksheet = sheet === undefined ? sheets.getActiveWorksheet() : sheets.getItem(sheet);
    const cell = worksheet.getRange(cells).getCell(0, 0);
    cell.load("address, formulas");
    await context.sync();
    if (cell.formulas[0][0] !== "") {
      throw new Error(i18n.t("{address} is not blank. Choose a blank cell.", { address: cell.address }));
    }
    cell.formulas = [[formula]];
    worksheet.activate();
    cell.select();
    await context.sync();
    return cell.address;
  });
}
