import { useEffect, useRef, type RefObject } from "react";
import type { Spot } from "../../playing/move";
import type { PicturePoint } from "./hits";

/** What clicks on spots do. */
export interface SpotClicks {
  click(spot: Spot): void;
  /** Whether a click there does something. */
  canClick(spot: Spot): boolean;
}

/** A press that moves farther than this, in pixels, is a drag. */
const MAX_CLICK_MOVE = 4;

/** Clicks on the spots of a solid drawing. The pointer tells where there are some. */
export function useSolidClicks(
  place: RefObject<HTMLElement | null>,
  clicks: SpotClicks | undefined,
  spotAt: (point: PicturePoint) => Spot | undefined,
): void {
  const latest = useRef(spotAt);
  useEffect(() => {
    latest.current = spotAt;
  });
  useEffect(() => {
    if (!clicks) return undefined;
    const element = place.current!;
    const ending = new AbortController();
    const { signal } = ending;
    let pressed: PointerEvent | undefined;
    const isStill = ({ clientX, clientY }: PointerEvent, since: PointerEvent) =>
      Math.hypot(clientX - since.clientX, clientY - since.clientY) <= MAX_CLICK_MOVE;
    const press = (event: PointerEvent) => {
      pressed = event.isPrimary && event.button === 0 ? event : undefined;
    };
    const hover = (event: PointerEvent) => {
      if (event.buttons !== 0) return;
      const spot = latest.current(pointIn(element, event));
      element.style.cursor = spot !== undefined && clicks.canClick(spot) ? "pointer" : "";
    };
    const release = (event: PointerEvent) => {
      if (!pressed || event.pointerId !== pressed.pointerId || !isStill(event, pressed)) return;
      pressed = undefined;
      const spot = latest.current(pointIn(element, event));
      if (spot !== undefined) clicks.click(spot);
    };
    element.addEventListener("pointerdown", press, { signal });
    element.addEventListener("pointermove", hover, { signal });
    element.addEventListener("pointerup", release, { signal });
    return () => {
      ending.abort();
      element.style.cursor = "";
    };
  }, [place, clicks]);
}

/** Where an event is in the picture. */
function pointIn(element: HTMLElement, { clientX, clientY }: PointerEvent): PicturePoint {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: (2 * (clientX - left)) / width - 1, y: 1 - (2 * (clientY - top)) / height };
}
