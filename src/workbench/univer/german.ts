import conditionalFormatting from "@univerjs/preset-sheets-conditional-formatting/locales/de-DE";
import core from "@univerjs/preset-sheets-core/locales/de-DE";
import drawing from "@univerjs/preset-sheets-drawing/locales/de-DE";
import note from "@univerjs/preset-sheets-note/locales/de-DE";

/** New sheets are named as Excel names them. */
const sheets = { ...core.sheets, tabs: { ...core.sheets.tabs, sheet: "Tabelle" } };

/** What Univer's presets say. */
export const texts = [{ ...core, sheets }, conditionalFormatting, drawing, note];
