import "@univerjs/preset-sheets-core/lib/index.css";
import "@univerjs/preset-sheets-conditional-formatting/lib/index.css";
import "@univerjs/preset-sheets-drawing/lib/index.css";
import "@univerjs/preset-sheets-note/lib/index.css";
import {
  CustomCommandExecutionError,
  LogLevel,
  Univer,
  type Injector,
  type IUniverConfig,
} from "@univerjs/core";
import { FUniver } from "@univerjs/core/facade";
import {
  CalculationMode,
  InsertSheetMutation,
  UniverSheetsCorePreset,
  SetRangeValuesMutation,
  type ISetRangeValuesMutationParams,
} from "@univerjs/preset-sheets-core";
import { UniverSheetsConditionalFormattingPreset } from "@univerjs/preset-sheets-conditional-formatting";
import { UniverSheetsDrawingPreset } from "@univerjs/preset-sheets-drawing";
import { UniverSheetsNotePreset } from "@univerjs/preset-sheets-note";
import { keepOrderOfCopiedRules } from "./fixes/copied-rules";
import type { Spreadsheet, WorkbookState } from "./basics/spreadsheet";
import { keepFormattedFormulas } from "./fixes/formats-of-formulas";
import { distinguishLongFormulas } from "./fixes/long-formulas";
import { blockSpillsOverMergedCells } from "./fixes/merged-spills";
import { keepFormulasParsed } from "./fixes/parsed-formulas";
import { parseFormulasAhead } from "./fixes/parsing-ahead";
import { copySheetsWhole } from "./fixes/sheets-copied-in-parts";
import { forgetRowsOfDeletedSheets } from "./fixes/row-measuring";
import { keepTextsInArrays } from "./fixes/texts-in-arrays";
import { keepValuesWithinFormulas } from "./fixes/values-within-formulas";
import { refuseOnProtectedSheets } from "./protection";
import { COLUMNS, ROWS } from "./sheet-size";
import type { UniverTexts } from "./texts";
import { MAX_FORMULA_LENGTH, MAX_TEXT_LENGTH } from "../../grid/limits";
import { i18n } from "../../language";
import { beforeCommand } from "./basics/commands";
import { placed } from "./basics/placed";

/**
 * Refuses formulas and texts longer than Excel allows, however they get into cells. Univer would freeze on them. The cells stay as they
 * are. Call this before a workbook is opened, because Univer parses formulas before they are written.
 *
 * @param report called with the reason
 */
function refuseLongContents(injector: Injector, report: (problem: Error) => void): void {
  beforeCommand(injector, SetRangeValuesMutation, (change, options) => {
    const problem = options?.onlyLocal ? undefined : problemWith(change);
    if (!problem) return;
    report(new Error(problem));
    throw new CustomCommandExecutionError(problem);
  });
}

function problemWith(change: ISetRangeValuesMutationParams): string | undefined {
  for (const { entry: cell } of placed(change.cellValue)) {
    if (!cell) continue;
    if ((cell.f?.length ?? 0) > MAX_FORMULA_LENGTH)
      return i18n.t(
        "This formula has {count, number} characters, and a cell holds at most {most, number}: the cell stays as it was. Put parts of the formula into other cells.",
        { count: cell.f!.length, most: MAX_FORMULA_LENGTH },
      );
    const text = cell.p?.body?.dataStream.trimEnd() ?? cell.v;
    if (typeof text === "string" && text.length > MAX_TEXT_LENGTH)
      return i18n.t(
        "This text has {count, number} characters, and a cell holds at most {most, number}: the cell stays as it was. Divide the text among several cells.",
        { count: text.length, most: MAX_TEXT_LENGTH },
      );
  }
  return undefined;
}

type Preset = ReturnType<typeof UniverSheetsCorePreset>;

/** A Univer with the plugins of presets. `@univerjs/presets` has this, too, but brings packages without an open licence. */
export function createUniver(
  presets: readonly Preset[],
  config: Partial<IUniverConfig>,
): { univer: Univer; univerAPI: FUniver } {
  const univer = new Univer({ logLevel: LogLevel.WARN, ...config });
  for (const plugin of presets.flatMap(({ plugins }) => plugins)) {
    if (Array.isArray(plugin)) univer.registerPlugin(...plugin);
    else univer.registerPlugin(plugin);
  }
  return { univer, univerAPI: FUniver.newAPI(univer) };
}

/**
 * Opens a spreadsheet with a workbook in the element.
 *
 * @param report called with the reason when something is refused
 */
export function createSpreadsheet(
  container: HTMLElement,
  dark: boolean,
  texts: UniverTexts,
  workbook: WorkbookState,
  report: (problem: Error) => void,
): Spreadsheet {
  keepFormulasParsed();
  keepTextsInArrays();
  keepValuesWithinFormulas();
  distinguishLongFormulas();
  const presets = [
    UniverSheetsCorePreset({
      container,
      ribbonType: "simple",
      // A workbook's data does not include spilled values.
      formula: { initialFormulaComputing: CalculationMode.FORCED },
      // Cycles such as (1 4 2) and words such as 12 are deliberately texts.
      disableTextFormatAlert: true,
      disableTextFormatMark: true,
      sheets: { disableForceStringAlert: true, disableForceStringMark: true },
    }),
    UniverSheetsConditionalFormattingPreset(),
    UniverSheetsDrawingPreset(),
    UniverSheetsNotePreset(),
  ];
  const { univer, univerAPI } = createUniver(presets, { darkMode: dark, ...texts });
  const injector = univer.__getInjector();
  refuseLongContents(injector, report);
  refuseOnProtectedSheets(injector, report);
  keepFormattedFormulas(injector);
  makeNewSheetsLarge(injector);
  forgetRowsOfDeletedSheets(injector);
  blockSpillsOverMergedCells(univerAPI, injector);
  openWorkbook(univerAPI, workbook);
  keepOrderOfCopiedRules(injector);
  copySheetsWhole(injector);
  parseFormulasAhead(injector);
  return { univerAPI, injector };
}

function openWorkbook(univerAPI: FUniver, { data, activeSheet, selection }: WorkbookState): void {
  const workbook = univerAPI.createWorkbook(data);
  const sheet = activeSheet === undefined ? null : workbook.getSheetBySheetId(activeSheet);
  if (!sheet) return;
  workbook.setActiveSheet(sheet);
  if (selection !== undefined) sheet.getRange(selection).activate();
}

/** Sheets are added by the button and the add-in, among others. Univer's own size for them would be 1000 by 20. */
function makeNewSheetsLarge(injector: Injector): void {
  beforeCommand(injector, InsertSheetMutation, ({ sheet }) => {
    sheet.rowCount = Math.max(sheet.rowCount ?? 0, ROWS);
    sheet.columnCount = Math.max(sheet.columnCount ?? 0, COLUMNS);
  });
}
