/** After a tap, the browser has told the grid that the finger left it. In ms. */
const AFTER_TAP = 50;

/**
 * Shows on a tap what Univer shows only when the mouse rests on a cell: notes and the messages of errors.
 *
 * Seen in Univer 0.25.1.
 */
export function showHoveredOnTap(page: Document): void {
  page.addEventListener(
    "pointerup",
    ({ target, pointerType, pointerId, clientX, clientY }) => {
      if (pointerType === "mouse" || !(target instanceof HTMLCanvasElement)) return;
      const move = new PointerEvent("pointermove", { bubbles: true, pointerId, clientX, clientY });
      setTimeout(() => target.dispatchEvent(move), AFTER_TAP);
    },
    { capture: true },
  );
}
