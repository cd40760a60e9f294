import type { Spreadsheet } from "../basics/spreadsheet";

/** Univer begins to drag a tab this long after it was pressed, unless its name is then edited. It does not see that the button is up. */
const LONG_PRESS_MS = 550;

/** Lets Escape restore the name of a sheet while it is edited. Univer ends the edit only with a name that it accepts. */
export function restoreSheetNames({ univerAPI }: Spreadsheet, page: Document): void {
  let pressed = -Infinity;
  page.addEventListener("pointerdown", ({ timeStamp }) => (pressed = timeStamp), true);
  page.addEventListener(
    "keydown",
    ({ key, target, timeStamp }) => {
      const isName = target instanceof HTMLElement && target.matches("[data-u-comp=slide-tab-item] span");
      if (key !== "Escape" || !isName) return;
      target.textContent = univerAPI.getActiveWorkbook()!.getActiveSheet().getSheetName();
      setTimeout(() => target.blur(), Math.max(0, pressed + LONG_PRESS_MS - timeStamp));
    },
    true,
  );
}
