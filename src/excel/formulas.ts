import { i18n } from "../language";
import { runAfterEdit } from "./run";
import { rangeOf } from "./sheet-names";

/** A cell that is to get a formula holds something. Its address is as Excel writes it. */
export class CellIsFilled extends Error {
  override readonly name = "CellIsFilled";

  constructor(readonly address: string) {
    super(i18n.t("{address} is not blank. Choose a blank cell.", { address }));
  }
}

/**
 * Writes a formula into a cell, selects the cell and returns its address. Throws a CellIsFilled if the cell is not blank, unless it may be
 * overwritten.
 *
 * @param address such as `E1` or `Sheet2!E1`; of a range its first cell is meant
 * @param formula the formula, or what gives it for the name of the sheet it is written to
 */
export async function writeFormula(
  address: string,
  formula: string | ((sheet: string) => string),
  overwrites = false,
): Promise<string> {
  return runAfterEdit(async (context) => {
    const cell = rangeOf(context.workbook, address).getCell(0, 0);
    cell.load("address, formulas, values, worksheet/name");
    await context.sync();
    const isBlank = cell.formulas[0]![0] === "" && cell.values[0]![0] === "";
    if (!isBlank && !overwrites) throw new CellIsFilled(cell.address);
    cell.formulas = [[typeof formula === "string" ? formula : formula(cell.worksheet.name)]];
    cell.worksheet.activate();
    cell.select();
    await context.sync();
    return cell.address;
  });
}
