import { LocaleType } from "@univerjs/core";
import conditionalFormatting from "@univerjs/preset-sheets-conditional-formatting/locales/de-DE";
import core from "@univerjs/preset-sheets-core/locales/de-DE";
import drawing from "@univerjs/preset-sheets-drawing/locales/de-DE";
import note from "@univerjs/preset-sheets-note/locales/de-DE";

/** Univer declares no types of its texts. */
const univerTexts = core as { readonly sheets: { readonly tabs: object } };

/** Names new sheets as Excel does. */
const sheets = { ...univerTexts.sheets, tabs: { ...univerTexts.sheets.tabs, sheet: "Tabelle" } };

/** Labels for the progress bar of a long calculation, which Univer's own texts lack. */
const progress = {
  "sheets-formula": {
    progress: {
      analyzing: "Formeln werden gelesen",
      calculating: "Wird berechnet",
      "array-analysis": "Formeln, die überlaufen, werden gelesen",
      "array-calculation": "Formeln, die überlaufen, werden berechnet",
      done: "Berechnet",
    },
  },
};

export const locale = LocaleType.DE_DE;

/** The texts of Univer's presets. */
export const texts = [{ ...univerTexts, sheets }, conditionalFormatting, drawing, note, progress];
