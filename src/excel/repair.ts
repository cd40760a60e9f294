import { cellAddress } from "../grid/addresses";
import { qualifiedAddress } from "../grid/sheet-names";
import { formulaIn, mendedFormula } from "./our-formulas";
import { runAfterEdit } from "./run";
import { readFilledCells } from "./sheet-cells";

/** The outcome for our formulas that Excel did not recognise, by address. */
export interface Repair {
  readonly mended: readonly string[];
  /** Those that are still not recognised after being entered again. */
  readonly failed: readonly string[];
}

/** Re-enters our formulas on all sheets if they show #NAME?, are in the form files store, or have an `@` before them. */
export async function repairFormulas(): Promise<Repair> {
  return runAfterEdit(async (context) => {
    const { worksheets } = context.workbook;
    worksheets.load("items/name");
    await context.sync();
    const entered: { address: string; cell: Excel.Range }[] = [];
    for (const sheet of worksheets.items) {
      for (const filled of await readFilledCells(context, sheet)) {
        const formula = mendedFormula(filled);
        if (formula === undefined) continue;
        const cell = sheet.getCell(filled.row, filled.column);
        // In a cell formatted as text, a formula would become text again.
        if (formulaIn(filled) === undefined) cell.numberFormat = [["General"]];
        cell.formulas = [[formula]];
        entered.push({
          address: qualifiedAddress(sheet.name, cellAddress(filled.row, filled.column)),
          cell,
        });
      }
    }
    await context.sync();
    entered.forEach(({ cell }) => cell.load("values"));
    await context.sync();
    const isMended = ({ cell }: { cell: Excel.Range }) => cell.values[0]![0] !== "#NAME?";
    const addresses = (which: typeof entered) => which.map(({ address }) => address);
    return {
      mended: addresses(entered.filter(isMended)),
      failed: addresses(entered.filter((each) => !isMended(each))),
    };
  });
}
