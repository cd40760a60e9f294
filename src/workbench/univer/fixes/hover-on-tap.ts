import { HoverManagerService } from "@univerjs/preset-sheets-core";
import type { Spreadsheet } from "../basics/spreadsheet";

/** After a tap, the browser has told the grid that the finger left it. In ms. */
const AFTER_TAP = 50;

/** As long as a tap's own effects go on, such as a message below the grid that makes it smaller. In ms. */
const EFFECTS = 2000;

interface Tap {
  readonly event: PointerEvent;
  readonly grid: HTMLCanvasElement;
}

/**
 * Shows on a tap what Univer shows only when the mouse rests on a cell: notes and the messages of errors. Univer forgets the cell when
 * the grid changes its size, and a finger does not move again, so it is told once more.
 */
export function showHoveredOnTap({ injector }: Spreadsheet, page: Document): void {
  let last: Tap | undefined;

  const hoverSoon = (tap: Tap) =>
    setTimeout(() => {
      if (tap !== last) return;
      const { pointerId, clientX, clientY } = tap.event;
      tap.grid.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, pointerId, clientX, clientY }));
    }, AFTER_TAP);

  for (const next of ["pointerdown", "wheel", "keydown"])
    page.addEventListener(next, () => (last = undefined), { capture: true, passive: true });
  page.addEventListener(
    "pointerup",
    (event) => {
      if (event.pointerType === "mouse" || !(event.target instanceof HTMLCanvasElement)) return;
      last = { event, grid: event.target };
      hoverSoon(last);
    },
    { capture: true },
  );
  injector.get(HoverManagerService).currentCell$.subscribe((cell) => {
    if (last && !cell && performance.now() - last.event.timeStamp < EFFECTS) hoverSoon(last);
  });
}
