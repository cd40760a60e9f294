import type { Spot } from "../../playing/move";

/** A rectangle in the units of a drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where spots are in a flat drawing. Those that it does not show are left out. */
export function spotBoxes(root: SVGSVGElement, spots: Iterable<Spot>): ReadonlyMap<Spot, Box> {
  const boxes = new Map<Spot, Box>();
  const toRoot = root.getScreenCTM()?.inverse();
  // A hidden drawing has no place on the screen.
  if (!toRoot) return boxes;
  for (const spot of spots) {
    const element = root.querySelector<SVGGraphicsElement>(`[data-spot="${CSS.escape(spot)}"]`);
    const toScreen = element?.getScreenCTM();
    if (element && toScreen) boxes.set(spot, around(element.getBBox(), toRoot.multiply(toScreen)));
  }
  return boxes;
}

/** The box around a transformed one. */
function around({ x, y, width, height }: DOMRect, matrix: DOMMatrix): Box {
  const corners = [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ].map(([cornerX, cornerY]) => new DOMPoint(cornerX, cornerY).matrixTransform(matrix));
  const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** The spot at a point of the window, whatever lies in front of it there. */
export function spotAt(place: HTMLElement, x: number, y: number): Spot | undefined {
  for (const element of place.ownerDocument.elementsFromPoint(x, y)) {
    if (!place.contains(element)) continue;
    const spot = element.closest("[data-spot]")?.getAttribute("data-spot");
    if (spot) return spot;
  }
  return undefined;
}
