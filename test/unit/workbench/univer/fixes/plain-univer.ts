import "../../office-objects/univer-without-page";
import {
  LocaleType,
  type ICellData,
  type Injector,
  type IWorkbookData,
  IUniverInstanceService,
} from "@univerjs/core";
import type { FUniver } from "@univerjs/core/facade";
import { UniverSheetsConditionalFormattingPreset } from "@univerjs/preset-sheets-conditional-formatting";
import { CalculationMode, UniverSheetsCorePreset } from "@univerjs/preset-sheets-core";
import { Calculation } from "../../../../../src/workbench/office-objects/sheet/calculation";
import { createUniver } from "../../../../../src/workbench/univer/spreadsheet";
import { closeMessageChannels } from "../../office-objects/message-channels";

const opened: PlainUniver[] = [];
// Univer's pending work would keep Node from ending, and its calculations must finish first.
afterEach(async () => {
  for (const univer of opened.splice(0)) {
    await univer.values("A1");
    univer.injector.dispose();
  }
  closeMessageChannels();
});

/** Univer without our fixes, with one workbook of one sheet, "Sheet1", until the end of the test. */
export class PlainUniver {
  readonly univerAPI: FUniver;
  readonly injector: Injector;
  private readonly calculation: Calculation;

  constructor(cells: readonly (readonly ICellData[])[] = [], more: Partial<IWorkbookData> = {}) {
    const presets = [
      UniverSheetsCorePreset({ formula: { initialFormulaComputing: CalculationMode.FORCED } }),
      UniverSheetsConditionalFormattingPreset(),
    ];
    const locales = { [LocaleType.EN_US]: {} };
    const { univer, univerAPI } = createUniver(presets, { locale: LocaleType.EN_US, locales });
    this.univerAPI = univerAPI;
    this.injector = univer.__getInjector();
    this.calculation = new Calculation(univerAPI);
    const cellData = Object.fromEntries(cells.map((row, index) => [index, { ...row }]));
    const sheet = { id: "sheet1", name: "Sheet1", rowCount: 20_000, columnCount: 100, cellData };
    univerAPI.createWorkbook({ sheetOrder: [sheet.id], sheets: { [sheet.id]: sheet }, ...more });
    opened.push(this);
    // As the grid does; undo applies to the unit with the focus.
    this.injector.get(IUniverInstanceService).focusUnit(this.workbook.getId());
  }

  get workbook() {
    return this.univerAPI.getActiveWorkbook()!;
  }

  get sheet() {
    return this.workbook.getActiveSheet();
  }

  /** The values of a range once all changes so far are calculated. */
  async values(address: string): Promise<unknown[][]> {
    await this.calculation.finished();
    return this.sheet.getRange(address).getValues();
  }

  /** Recalculates all formulas. */
  async recalculate(): Promise<void> {
    const formula = this.univerAPI.getFormula();
    const ended = new Promise<void>((resolve) => void formula.calculationEnd(() => resolve()));
    formula.executeCalculation();
    await ended;
    await this.calculation.finished();
  }
}
