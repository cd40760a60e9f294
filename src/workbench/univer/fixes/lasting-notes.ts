import { HoverManagerService } from "@univerjs/preset-sheets-core";
import { SheetsNotePopupService } from "@univerjs/preset-sheets-note";
import type { Spreadsheet } from "../basics/spreadsheet";

/**
 * Closes a cell’s note when the mouse leaves the cell, the sheet scrolls or another sheet is shown, as Excel does. Univer leaves it open
 * over the pane, over other sheets, and over the cells next to a selected cell.
 */
export function closeNotes({ univerAPI, injector }: Spreadsheet, page: Document): void {
  const notes = injector.get(SheetsNotePopupService);
  const hover = injector.get(HoverManagerService);
  const show = notes.showPopup.bind(notes);
  notes.showPopup = (note, onHide) => {
    const { row, col, trigger } = notes.activePopup ?? {};
    // The menu that begins a note leaves its name. What is written there stays open until another cell is selected.
    if (trigger !== undefined && row === note.row && col === note.col) return;
    show({ ...note, temp: !note.trigger }, onHide);
  };
  hover.currentCell$.subscribe((cell) => {
    if (!cell) notes.hidePopup();
  });
  page.addEventListener("pointerout", ({ target, relatedTarget, pointerType }) => {
    // A finger leaves when it is lifted, and hover-on-tap.ts then shows what it has touched.
    if (!(target instanceof HTMLCanvasElement) || pointerType === "touch") return;
    // The mouse may go on to the message of an error, but a note covers cells.
    const isInMessage = relatedTarget instanceof Element && relatedTarget.closest("[data-u-comp=cell-popup]");
    // Forgets the cell, as scrolling does. Otherwise its note would not be shown when the mouse returns.
    if (notes.activePopup || !isInMessage) hover.triggerScroll();
  });
  univerAPI.addEvent(univerAPI.Event.ActiveSheetChanged, () => notes.hidePopup(true));
}
