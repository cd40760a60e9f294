import { LocaleType } from "@univerjs/core";
import conditionalFormatting from "@univerjs/preset-sheets-conditional-formatting/locales/en-US";
import core from "@univerjs/preset-sheets-core/locales/en-US";
import drawing from "@univerjs/preset-sheets-drawing/locales/en-US";
import note from "@univerjs/preset-sheets-note/locales/en-US";

/** Labels for the progress bar of a long calculation, which Univer's own texts lack. */
const progress = {
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

export const locale = LocaleType.EN_US;

/** The texts of Univer's presets. */
export const texts = [core, conditionalFormatting, drawing, note, progress];
