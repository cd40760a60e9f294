import type * as ConditionalFormatting from "@univerjs/sheets-conditional-formatting";
import type * as Docs from "@univerjs/docs";
import type * as Drawing from "@univerjs/drawing";
import type * as Engine from "@univerjs/engine-formula";
import type * as Formula from "@univerjs/sheets-formula";
import type * as Note from "@univerjs/sheets-note";
import type * as NumberFormats from "@univerjs/sheets-numfmt";
import type * as Sheets from "@univerjs/sheets";
import type * as Facade from "@univerjs/sheets/facade";
import type * as SheetsDrawing from "@univerjs/sheets-drawing";

/*
 * Univer's presets with those of their plugins that need no page: import this before what imports the presets. There is
 * no grid that scrolls and no editor, and so no editing of cells; all else is Univer's own.
 */

jest.mock("@univerjs/preset-sheets-core", () => {
  const docs = jest.requireActual<typeof Docs>("@univerjs/docs");
  const engine = jest.requireActual<typeof Engine>("@univerjs/engine-formula");
  const sheets = jest.requireActual<typeof Sheets>("@univerjs/sheets");
  const numberFormats = jest.requireActual<typeof NumberFormats>("@univerjs/sheets-numfmt");
  const formula = jest.requireActual<typeof Formula>("@univerjs/sheets-formula");
  const { FWorkbook, FWorksheet } = jest.requireActual<typeof Facade>("@univerjs/sheets/facade");
  for (const name of ["engine-formula", "sheets-formula", "sheets-numfmt"])
    jest.requireActual(`@univerjs/${name}/facade`);
  Object.assign(FWorkbook.prototype, { isCellEditing: () => false });
  Object.assign(FWorksheet.prototype, { getVisibleRange: () => null });
  const UniverSheetsCorePreset = (options: { formula: object }) => ({
    plugins: [
      docs.UniverDocsPlugin,
      engine.UniverFormulaEnginePlugin,
      sheets.UniverSheetsPlugin,
      numberFormats.UniverSheetsNumfmtPlugin,
      [formula.UniverSheetsFormulaPlugin, options.formula],
    ],
  });
  return { ...docs, ...engine, ...numberFormats, ...formula, ...sheets, UniverSheetsCorePreset };
});

jest.mock("@univerjs/preset-sheets-conditional-formatting", () => {
  const formatting = jest.requireActual<typeof ConditionalFormatting>(
    "@univerjs/sheets-conditional-formatting",
  );
  jest.requireActual("@univerjs/sheets-conditional-formatting/facade");
  const plugins = [formatting.UniverSheetsConditionalFormattingPlugin];
  return { ...formatting, UniverSheetsConditionalFormattingPreset: () => ({ plugins }) };
});

jest.mock("@univerjs/preset-sheets-drawing", () => {
  const drawing = jest.requireActual<typeof Drawing>("@univerjs/drawing");
  const sheets = jest.requireActual<typeof SheetsDrawing>("@univerjs/sheets-drawing");
  const plugins = [drawing.UniverDrawingPlugin, sheets.UniverSheetsDrawingPlugin];
  return { ...drawing, ...sheets, UniverSheetsDrawingPreset: () => ({ plugins }) };
});

jest.mock("@univerjs/preset-sheets-note", () => {
  const note = jest.requireActual<typeof Note>("@univerjs/sheets-note");
  jest.requireActual("@univerjs/sheets-note/facade");
  return { ...note, UniverSheetsNotePreset: () => ({ plugins: [note.UniverSheetsNotePlugin] }) };
});

for (const name of ["core", "conditional-formatting", "drawing", "note"])
  jest.mock(`@univerjs/preset-sheets-${name}/lib/index.css`, () => ({}));
