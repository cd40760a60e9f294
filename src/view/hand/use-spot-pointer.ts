import { useEffect, useState, type RefObject } from "react";
import type { Spot } from "../../playing/move";
import { spotAt } from "./spot-boxes";

/** What clicks and drags on spots do. */
export interface SpotActions {
  readonly click: (spot: Spot) => void;
  readonly canClick: (spot: Spot) => boolean;
  drag(from: Spot, to: Spot): void;
  /** A click where there is no spot. */
  readonly miss?: () => void;
}

/**
 * Clicks and drags in a flat drawing, with mouse, pen or touch: each press is a click if it ends on the same spot, else a drag. A finger that
 * begins where a click does something drags; elsewhere it scrolls the pane. Returns the spot under the pointer if a click there does something.
 */
export function useSpotPointer(place: RefObject<HTMLElement | null>, actions: SpotActions): Spot | undefined {
  const [hovered, setHovered] = useState<Spot>();
  useEffect(() => {
    const element = place.current!;
    const ending = new AbortController();
    const { signal } = ending;
    let pressed: Spot | undefined;
    let isPressed = false;
    let isDragging = false;
    const hover = (spot: Spot | undefined) => {
      const canClick = spot !== undefined && actions.canClick(spot);
      element.style.cursor = canClick ? "pointer" : "";
      setHovered(canClick ? spot : undefined);
    };
    const on = (type: string, listener: (event: PointerEvent) => void) =>
      element.addEventListener(type, (event) => listener(event as PointerEvent), { signal });

    on("pointerdown", (event) => {
      if (!event.isPrimary || event.button !== 0) return;
      isPressed = true;
      pressed = spotAt(element, event.clientX, event.clientY);
      // A drag that ends elsewhere ends here, too.
      if (pressed !== undefined) element.setPointerCapture(event.pointerId);
      isDragging = pressed !== undefined && actions.canClick(pressed);
    });
    // Chromium heeds touch-action of an SVG as a whole only, not of what is in it.
    element.addEventListener(
      "touchmove",
      (event) => {
        if (isDragging && event.touches.length === 1) event.preventDefault();
      },
      { passive: false, signal },
    );
    on("pointermove", ({ clientX, clientY }) => hover(spotAt(element, clientX, clientY)));
    on("pointerup", (event) => {
      const [from, to] = [pressed, spotAt(element, event.clientX, event.clientY)];
      const isClick = isPressed && event.isPrimary;
      pressed = undefined;
      isPressed = false;
      if (isClick && from === undefined && to === undefined) actions.miss?.();
      if (!isClick || from === undefined || to === undefined) return;
      if (from === to) actions.click(to);
      else actions.drag(from, to);
      hover(to);
    });
    on("pointercancel", () => {
      pressed = undefined;
      isPressed = false;
    });
    on("pointerleave", () => hover(undefined));
    return () => {
      ending.abort();
      element.style.cursor = "";
    };
  }, [place, actions]);
  return hovered;
}
