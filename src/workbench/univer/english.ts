import conditionalFormatting from "@univerjs/preset-sheets-conditional-formatting/locales/en-US";
import core from "@univerjs/preset-sheets-core/locales/en-US";
import drawing from "@univerjs/preset-sheets-drawing/locales/en-US";
import note from "@univerjs/preset-sheets-note/locales/en-US";

/** What Univer's presets say. */
export const texts = [core, conditionalFormatting, drawing, note];
