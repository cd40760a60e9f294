import { FormulaDataModel } from "@univerjs/preset-sheets-core";
import { IUniverInstanceService, Rectangle, Tools, UniverInstanceType, type Workbook } from "@univerjs/core";
import { spillsOn } from "../univer/basics/placed";
import type { Spreadsheet } from "../univer/basics/spreadsheet";
import type { CellAddress } from "../univer/basics/cell-address";

/** What the custom functions need to know about the cells that call them. */
export class WorkbookCells {
  private readonly formulas: FormulaDataModel;
  private readonly workbooks: IUniverInstanceService;

  constructor({ injector }: Spreadsheet) {
    this.formulas = injector.get(FormulaDataModel);
    this.workbooks = injector.get(IUniverInstanceService);
  }

  /** The formula in a cell; undefined if there is none or the sheet no longer exists. */
  formulaOf({ workbook, sheet, row, column }: CellAddress): string | undefined {
    if (!this.worksheetOf(workbook, sheet)) return undefined;
    return this.formulas.getFormulaStringByCell(row, column, sheet, workbook) ?? undefined;
  }

  /** The address in the form Excel passes to functions, such as Sheet1!B3. */
  addressOf({ workbook, sheet, row, column }: CellAddress): string {
    return `${this.worksheetOf(workbook, sheet)?.getName() ?? ""}!${Tools.chatAtABC(column)}${row + 1}`;
  }

  /** What the cell shows, whether its own or spilled into it. */
  valueOf({ workbook, sheet, row, column }: CellAddress): unknown {
    return this.worksheetOf(workbook, sheet)?.getCell(row, column)?.v;
  }

  /** The cell whose formula spills into a cell, or the cell itself if nothing spills into it. */
  sourceOf(cell: CellAddress): CellAddress {
    const place = { startRow: cell.row, endRow: cell.row, startColumn: cell.column, endColumn: cell.column };
    for (const { row, column, entry } of spillsOn(this.formulas, cell.workbook, cell.sheet))
      if (Rectangle.contains(entry, place)) return { ...cell, row, column };
    return cell;
  }

  private worksheetOf(workbook: string, sheet: string) {
    return this.workbooks
      .getUnit<Workbook>(workbook, UniverInstanceType.UNIVER_SHEET)
      ?.getSheetBySheetId(sheet);
  }
}
