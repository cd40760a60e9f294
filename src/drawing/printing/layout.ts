import type { PrintedPart, Vector } from "../drawing";

/** In millimetres: the room between parts, and how wide a row may be unless a part is wider. */
const GAP = 5;
const ROW = 170;

/** How long, wide and high a part is. */
export const sizeOf = (part: PrintedPart): Vector => {
  const { least, most } = boundsOf(part);
  return [most[0] - least[0], most[1] - least[1], most[2] - least[2]];
};

function boundsOf({ triangles }: PrintedPart) {
  const corners = triangles.flat();
  const along = (axis: 0 | 1 | 2, pick: (a: number, b: number) => number) =>
    corners.reduce((found, corner) => pick(found, corner[axis]), corners[0]![axis]);
  const of = (pick: (a: number, b: number) => number): Vector => [
    along(0, pick),
    along(1, pick),
    along(2, pick),
  ];
  return { least: of(Math.min), most: of(Math.max) };
}

/** The parts side by side on the printer's plate, in rows. */
export function onPlate(parts: readonly PrintedPart[]): PrintedPart[] {
  const widest = Math.max(ROW, ...parts.map((part) => sizeOf(part)[0]));
  let [x, y, depth] = [0, 0, 0];
  return parts.map((part) => {
    const { least } = boundsOf(part);
    const [width, height] = sizeOf(part);
    if (x > 0 && x + width > widest) [x, y, depth] = [0, y + depth + GAP, 0];
    const [dx, dy] = [x - least[0], y - least[1]];
    x += width + GAP;
    depth = Math.max(depth, height);
    const moved = ([px, py, pz]: Vector): Vector => [px + dx, py + dy, pz];
    return { ...part, triangles: part.triangles.map(([a, b, c]) => [moved(a), moved(b), moved(c)] as const) };
  });
}
