import { ICanvasPopupService } from "@univerjs/preset-sheets-core";
import type { Spreadsheet } from "../basics/spreadsheet";

/** Where Univer shows a cell’s note, and the message of its error. */
const BESIDE_CELL = "sheets.component.cell-popup";
/** No note and no message is wider, in px. */
const WIDEST = 280;

/** Shows notes within the window: left of their cell if there is no room to its right. Univer lets them run over the edge. */
export function keepNotesInWindow({ injector }: Spreadsheet): void {
  const popups = injector.get(ICanvasPopupService);
  const add = popups.addPopup.bind(popups);
  popups.addPopup = (popup) => {
    if (popup.componentKey !== BESIDE_CELL || !popup.anchorRect) return add(popup);
    const grid = popup.canvasElement.getBoundingClientRect();
    const { left, right } = popup.anchorRect;
    const isLeft = right + WIDEST > grid.right && left - WIDEST >= grid.left;
    return add({ ...popup, ...(isLeft && { direction: "left" }), noPushMinimumGap: false });
  };
}
