import { HoverManagerService } from "@univerjs/preset-sheets-core";
import type { Spreadsheet } from "../basics/spreadsheet";

/** After a tap, the browser has told the grid that the finger left it. In ms. */
const AFTER_TAP = 50;

/** As long as a tap's own effects go on, such as a message below the grid that makes it smaller. In ms. */
const EFFECTS = 2000;

/**
 * Shows on a tap what Univer shows only when the mouse rests on a cell: notes and the messages of errors. Univer forgets the cell when
 * the grid changes its size, and a finger does not move again, so it is told once more.
 *
 * Seen in Univer 0.25.1.
 */
export function showHoveredOnTap({ injector }: Spreadsheet, page: Document): void {
  let tap: { event: PointerEvent; grid: HTMLCanvasElement } | undefined;

  const hoverSoon = () => {
    const now = tap;
    setTimeout(() => {
      if (!now || tap !== now) return;
      const { pointerId, clientX, clientY } = now.event;
      now.grid.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, pointerId, clientX, clientY }));
    }, AFTER_TAP);
  };

  for (const next of ["pointerdown", "wheel", "keydown"])
    page.addEventListener(next, () => (tap = undefined), { capture: true, passive: true });
  page.addEventListener(
    "pointerup",
    (event) => {
      if (event.pointerType === "mouse" || !(event.target instanceof HTMLCanvasElement)) return;
      tap = { event, grid: event.target };
      hoverSoon();
    },
    { capture: true },
  );
  injector.get(HoverManagerService).currentCell$.subscribe((cell) => {
    if (tap && !cell && performance.now() - tap.event.timeStamp < EFFECTS) hoverSoon();
  });
}
