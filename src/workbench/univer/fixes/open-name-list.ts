import { ILayoutService } from "@univerjs/preset-sheets-core";
import type { Spreadsheet } from "../basics/spreadsheet";

const BOX = "[data-u-comp=defined-name]";
/** Univer opens the list 100 ms after the last letter, also if the name was entered by then. */
const OPEN_BY_MS = 150;

/** Closes the name box’s list when a name is entered or chosen. Univer leaves it open over the sheet. */
export function closeNameList({ injector }: Spreadsheet, page: Document): void {
  const close = () => page.querySelector<HTMLElement>(`${BOX} [data-state=open]`)?.click();
  let closing: ReturnType<typeof setTimeout> | undefined;
  page.addEventListener("keydown", ({ key, target }) => {
    if (key === "Enter" && (target as Element).matches(`${BOX} input`))
      closing = setTimeout(close, OPEN_BY_MS);
  });
  // Who types the next name by then wants to see its list.
  page.addEventListener("input", ({ target }) => {
    if ((target as Element).matches(`${BOX} input`)) clearTimeout(closing);
  });
  page.addEventListener("click", ({ target }) => {
    if (!(target as Element).closest("[data-slot=popover-content] li")) return;
    close();
    injector.get(ILayoutService).focus();
  });
}
