import {
  createUniver,
  ICommandService,
  LocaleType,
  mergeLocales,
  type FUniver,
  type Injector,
} from "@univerjs/presets";
import {
  InsertSheetMutation,
  UniverSheetsCorePreset,
  type IInsertSheetMutationParams,
} from "@univerjs/preset-sheets-core";
import { UniverSheetsConditionalFormattingPreset } from "@univerjs/preset-sheets-conditional-formatting";
import { UniverSheetsDrawingPreset } from "@univerjs/preset-sheets-drawing";
import { UniverSheetsNotePreset } from "@univerjs/preset-sheets-note";
import coreTexts from "@univerjs/preset-sheets-core/locales/en-US";
import conditionalFormattingTexts from "@univerjs/preset-sheets-conditional-formatting/locales/en-US";
import drawingTexts from "@univerjs/preset-sheets-drawing/locales/en-US";
import noteTexts from "@univerjs/preset-sheets-note/locales/en-US";
import "@univerjs/preset-sheets-core/lib/index.css";
import "@univerjs/preset-sheets-conditional-formatting/lib/index.css";
import "@univerjs/preset-sheets-drawing/lib/index.css";
import "@univerjs/preset-sheets-note/lib/index.css";

export interface Spreadsheet {
  /** Univer's façade. */
  univerAPI: FUniver;
  /** Univer's services, for what the façade does not offer. */
  injector: Injector;
}

/** Enough for the products of three passes; what Excel has (2^20 rows) would make the scroll bars useless. */
const ROWS = 20_000;
const COLUMNS = 100;

/** What stands beside the bar that shows how far a long calculation is; Univer's own texts lack it. */
const PROGRESS_TEXTS = {
  "sheets-formula": {
    progress: {
      analyzing: "Reading formulas",
      calculating: "Calculating",
      "array-analysis": "Reading formulas that spill",
      "array-calculation": "Calculating formulas that spill",
      done: "Calculated",
    },
  },
};

/** An open spreadsheet with one workbook of one empty sheet in the element. */
export function createSpreadsheet(container: HTMLElement, dark: boolean): Spreadsheet {
  const { univer, univerAPI } = createUniver({
    darkMode: dark,
    locale: LocaleType.EN_US,
    locales: {
      [LocaleType.EN_US]: mergeLocales(
        coreTexts,
        conditionalFormattingTexts,
        drawingTexts,
        noteTexts,
        PROGRESS_TEXTS,
      ),
    },
    presets: [
      UniverSheetsCorePreset({
        container,
        ribbonType: "simple",
        // Cycles such as (1 4 2) and words such as 12 are texts on purpose.
        disableTextFormatAlert: true,
        disableTextFormatMark: true,
        sheets: { disableForceStringAlert: true, disableForceStringMark: true },
      }),
      UniverSheetsConditionalFormattingPreset(),
      UniverSheetsDrawingPreset(),
      UniverSheetsNotePreset(),
    ],
  });
  const injector = univer.__getInjector();
  makeNewSheetsLarge(injector.get(ICommandService));
  const sheet = { id: "sheet1", name: "Sheet1", rowCount: ROWS, columnCount: COLUMNS };
  univerAPI.createWorkbook({ name: "Workbook", sheetOrder: [sheet.id], sheets: { [sheet.id]: sheet } });
  return { univerAPI, injector };
}

/** A sheet is added by its button and by the add-in, among others; Univer's own size for it would be 1000 by 20. */
function makeNewSheetsLarge(commands: ICommandService): void {
  commands.beforeCommandExecuted(({ id, params }) => {
    if (id !== InsertSheetMutation.id) return;
    const { sheet } = params as IInsertSheetMutationParams;
    sheet.rowCount = Math.max(sheet.rowCount ?? 0, ROWS);
    sheet.columnCount = Math.max(sheet.columnCount ?? 0, COLUMNS);
  });
}
