import { widthOf } from "../../../drawing/flat/legible";
import { truncated } from "../../../drawing/flat/flat-picture";
import type { Point } from "../../../drawing/flat/points";

/** A name's anchor point at half its height (its start, middle or end), and its rotation in degrees. */
export interface NamePlace extends Point {
  readonly anchor: "start" | "middle" | "end";
  readonly turned: number;
}

export interface NameLook {
  /** The radius of a point's ring. */
  readonly ring: number;
  /** The size of names, and how many of their letters to show. */
  readonly text: number;
  readonly letters: number;
  /** Whether the names of many points around a circle point away from its centre, like rays. */
  readonly areTurned: boolean;
}

export interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const MAX_UPRIGHT = 6;
const GAP = 3;

/** Where a point's name goes, outside a circle around 0, 0 with this many points. */
export function placeOfName(point: Point, count: number, { ring, text, areTurned }: NameLook): NamePlace {
  const length = Math.hypot(point.x, point.y);
  const [right, down] = length ? [point.x / length, point.y / length] : [0, -1];
  const away = (distance: number) => ({ x: point.x + right * distance, y: point.y + down * distance });
  if (areTurned && count > MAX_UPRIGHT) {
    const degrees = (Math.atan2(down, right) * 180) / Math.PI;
    const isLeft = right < -1e-9;
    return {
      ...away(ring + GAP),
      anchor: isLeft ? "end" : "start",
      turned: isLeft ? degrees + 180 : degrees,
    };
  }
  if (Math.abs(right) <= 0.5) return { ...away(ring + GAP + 0.4 * text), anchor: "middle", turned: 0 };
  return { ...away(ring + GAP), anchor: right > 0 ? "start" : "end", turned: 0 };
}

/** The extent of a circle of points around 0, 0 with everything that belongs to it. */
export function boundsOf(
  circle: {
    readonly own: readonly Point[];
    readonly names: readonly NamePlace[];
    readonly radius: number;
    /** Any of these may stand at any point. */
    readonly texts: readonly string[];
  },
  { ring, text, letters }: NameLook,
): Bounds {
  const { own, names, radius, texts } = circle;
  const width = Math.max(...texts.map((name) => widthOf(truncated(name, letters), text)));
  const half = text / 2;
  const corners = [
    ...own.flatMap(({ x, y }) =>
      [-1, 1].map((side) => ({ x: x + side * (ring + 1), y: y + side * (ring + 1) })),
    ),
    ...[-1, 1].map((side) => ({ x: side * (radius + 1), y: side * (radius + 1) })),
    ...names.flatMap(({ x, y, anchor, turned }) => {
      const shares = { start: [0, 1], middle: [-0.5, 0.5], end: [-1, 0] }[anchor];
      const angle = (turned * Math.PI) / 180;
      return shares.flatMap((share) =>
        [-half, half].map((across) => ({
          x: x + share * width * Math.cos(angle) - across * Math.sin(angle),
          y: y + share * width * Math.sin(angle) + across * Math.cos(angle),
        })),
      );
    }),
  ];
  const [across, down] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  };
}
