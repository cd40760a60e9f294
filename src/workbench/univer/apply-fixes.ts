import type { Spreadsheet } from "./basics/spreadsheet";
import { keepNotesInWindow } from "./fixes/cut-notes";
import { showAllOfNamespace } from "./fixes/cut-suggestions";
import { followDefinedNames } from "./fixes/defined-names";
import { calculateEnteredAgain } from "./fixes/entered-again";
import { keepFilledCells } from "./fixes/filled-cells";
import { editCellsFromFormulaBar } from "./fixes/formula-bar-edits";
import { keepFocusInFormulaBar } from "./fixes/formula-bar-focus";
import { keepActiveTabInSight } from "./fixes/hidden-tabs";
import { showHoveredOnTap } from "./fixes/hover-on-tap";
import { closeNotes } from "./fixes/lasting-notes";
import { leaveOutNarrowHeadings } from "./fixes/narrow-headings";
import { breakOffOutdatedCalculations } from "./fixes/outdated-calculations";
import { keepFormatsOnPaste } from "./fixes/pasted-formats";
import { followSpills } from "./fixes/shrunken-spills";
import { closeNameList } from "./fixes/open-name-list";
import { passOverStaleSuggestions } from "./fixes/stale-suggestions";
import { restoreSheetNames } from "./fixes/refused-sheet-names";
import { showTextFormats } from "./fixes/text-formats";
import { handUndoOver } from "./fixes/undo-keys";
import { cultureOfVisit } from "./typing/culture";
import { scrollBySwipes } from "./fixes/touch-scrolling";
import { takePastedTexts } from "./typing/pasted-texts";
import { takeTypedTexts } from "./typing/typed-cells";

/** Applies the fixes that need an open workbook, and what makes typing as in Excel. `createSpreadsheet` applies those that come before. */
export function applyFixes(spreadsheet: Spreadsheet, page: Document): void {
  editCellsFromFormulaBar(spreadsheet);
  keepFocusInFormulaBar(spreadsheet);
  showAllOfNamespace(spreadsheet);
  passOverStaleSuggestions(spreadsheet);
  handUndoOver(page, spreadsheet);
  restoreSheetNames(spreadsheet, page);
  closeNameList(spreadsheet, page);
  void keepActiveTabInSight(spreadsheet, page);
  closeNotes(spreadsheet, page);
  keepNotesInWindow(spreadsheet);
  // Others hear only of what this passes on.
  scrollBySwipes(spreadsheet, page);
  showHoveredOnTap(spreadsheet, page);
  keepFilledCells(spreadsheet);
  leaveOutNarrowHeadings();
  showTextFormats(spreadsheet);
  followSpills(spreadsheet);
  followDefinedNames(spreadsheet);
  breakOffOutdatedCalculations(spreadsheet);
  calculateEnteredAgain(spreadsheet);
  takeTypedTexts(spreadsheet, cultureOfVisit());
  keepFormatsOnPaste(spreadsheet);
  takePastedTexts(spreadsheet, cultureOfVisit());
}
