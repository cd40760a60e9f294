import { i18n } from "../../language";

/** The texts of workbench.html, which is written in English. */
const TEXTS: ReadonlySet<string> = new Set([
  /*i18n*/ "Workbench",
  /*i18n*/ "Workbook",
  /*i18n*/ "Start an empty workbook",
  /*i18n*/ "New",
  /*i18n*/ "Open an Excel workbook (Ctrl+O)",
  /*i18n*/ "Open…",
  /*i18n*/ "Save as an Excel workbook (Ctrl+S)",
  /*i18n*/ "Save",
  /*i18n*/ "Workbooks in this browser",
  /*i18n*/ "Workbooks…",
  /*i18n*/ "Workbook to open",
  /*i18n*/ "Ribbon",
  /*i18n*/ "Dark",
  /*i18n*/ "Hint",
  /*i18n*/ "Dismiss the hint",
  /*i18n*/ "Spreadsheet",
  /*i18n*/ "Task pane",
  /*i18n*/ "Width of the task pane",
  /*i18n*/ "Height of the task pane",
  /*i18n*/ "Contents of the task pane",
  /*i18n*/ "Close the task pane",
  /*i18n*/ "Dialog of the add-in",
  /*i18n*/ "Close the dialog",
  /*i18n*/ "Starting …",
]);
const ATTRIBUTES = ["title", "aria-label"];

/** Translates the page's texts into the current language. */
export function showPageTexts(page: HTMLElement): void {
  for (const element of page.querySelectorAll("*")) {
    for (const name of ATTRIBUTES) {
      const text = element.getAttribute(name);
      if (text !== null && TEXTS.has(text)) element.setAttribute(name, i18n._(text));
    }
    if (element.childElementCount === 0 && TEXTS.has(element.textContent)) {
      element.textContent = i18n._(element.textContent);
    }
  }
}
