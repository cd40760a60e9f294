import type { Spreadsheet } from "../basics/spreadsheet";

/** Lets Escape restore the name of a sheet while it is edited. Univer ends the edit only with a name that it accepts. */
export function restoreSheetNames({ univerAPI }: Spreadsheet, page: Document): void {
  page.addEventListener(
    "keydown",
    ({ key, target }) => {
      const isName = target instanceof HTMLElement && target.matches("[data-u-comp=slide-tab-item] span");
      if (key !== "Escape" || !isName) return;
      target.textContent = univerAPI.getActiveWorkbook()!.getActiveSheet().getSheetName();
      target.blur();
    },
    true,
  );
}
