import type { PermutationPlay } from "../cycles-play";
import { WIDTH, truncated } from "../../../drawing/flat/flat-picture";
import { legibleSize, widthOf } from "../../../drawing/flat/legible";
import type { Point } from "../../../drawing/flat/points";

/** A name's anchor point at half its height (its start, middle or end), and its rotation in degrees. */
interface NamePlace extends Point {
  readonly anchor: "start" | "middle" | "end";
  readonly turned: number;
}

interface NameLook {
  readonly ring: number;
  /** The size of names, and how many of their letters to show. */
  readonly text: number;
  readonly letters: number;
  /** Whether the names of many points around a circle point away from its centre, like rays. */
  readonly areTurned: boolean;
}

const MAX_UPRIGHT = 6;
const GAP = 3;

/** Where a point's name goes, outside a circle around 0, 0 with this many points. */
function placeOfName(point: Point, count: number, { ring, text, areTurned }: NameLook): NamePlace {
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
function boundsOf(
  circle: {
    readonly own: readonly Point[];
    readonly names: readonly NamePlace[];
    readonly radius: number;
    /** Any of these may stand at any point. */
    readonly texts: readonly string[];
  },
  { ring, text, letters }: NameLook,
) {
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

export const HEADLINE = 24;
const MAX_RING_SIZE = 15;
/** A token's size relative to the ring around it. */
export const TOKEN = 0.86;
/** The distance between neighbouring rings on a circle, in ring radii, with arrows between neighbours or across. */
const SPACING = { powers: 3.7, product: 4.4 };
/** The smallest radius of a circle, in ring radii. It leaves room for two arrows. */
const MIN_CIRCLE = 2.1;
/** The maximum height of the rows of circles. More circles get smaller, because a window is at most as tall as wide. */
const MAX_HEIGHT = 1.1 * WIDTH;
const TEXT = legibleSize(HEADLINE + MAX_HEIGHT);
/** Tokens do not carry longer names. */
const MAX_WORN_LETTERS = 3;
/** Names are cut to one of these lengths as long as rings are not smaller than this, and to fewer letters if there are many points. */
const LETTERS = [12, 10, 8, 7, 6, 5, 4];
const SMALL_RING = 3.4;
const MIN_LETTERS = 3;
const APART = 6;

interface Naming {
  /** How many letters of each name to show. */
  readonly letters: number;
  /** Whether tokens carry their names. Otherwise the names are outside the circle, next to the token. */
  readonly tokensAreNamed: boolean;
  readonly smallestRing: number;
}

/** Circles from left to right in rows. Each has its points clockwise, the first at the top, or on the left if there are two. */
export function circlesOf(play: PermutationPlay) {
  for (const naming of namingsFor(play.points)) {
    for (let ring = MAX_RING_SIZE; ring >= naming.smallestRing; ring *= 0.97) {
      const circles = arranged(play, ring, naming);
      if (circles) return circles;
    }
  }
  throw new Error("There is no room for the circles.");
}

/** The ways to show names, best first. */
function namingsFor(names: readonly string[]): Naming[] {
  const longest = Math.max(...names.map((name) => [...name].length));
  const inRing = Math.hypot(widthOf("x".repeat(longest), TEXT) / 2, 0.36 * TEXT) / TOKEN;
  const shown = [longest, ...LETTERS].filter((letters) => letters <= Math.min(longest, LETTERS[0]));
  return [
    ...(longest <= MAX_WORN_LETTERS
      ? [{ letters: longest, tokensAreNamed: true, smallestRing: inRing }]
      : []),
    ...shown.map((letters) => ({ letters, tokensAreNamed: false, smallestRing: SMALL_RING })),
    { letters: MIN_LETTERS, tokensAreNamed: false, smallestRing: 0.1 },
  ];
}

/** The circles with rings of a given radius, if they fit. */
function arranged(play: PermutationPlay, ring: number, naming: Naming) {
  const { circles, isProduct, points: all } = play;
  const spacing = isProduct ? SPACING.product : SPACING.powers;
  const look = { ring, text: TEXT, letters: naming.letters, areTurned: !naming.tokensAreNamed };
  const sizes = circles.map((members) => {
    const count = members.length;
    const radius = count === 1 ? 0 : ring * Math.max(MIN_CIRCLE, (spacing * count) / (2 * Math.PI));
    const own = members.map((_, place) => onCircle({ x: 0, y: 0 }, radius, angleOf(place, count)));
    const texts = members.map((point) => all[point]);
    const names = own.map((point) => placeOfName(point, count, look));
    return { radius, own, names, bounds: boundsOf({ own, names, radius, texts }, look) };
  });
  // By point: where it is, the centre and the radius of its circle (0 if it is alone), and where its name is, outside that.
  const points = new Array<Point>(all.length);
  const middles = new Array<Point>(all.length);
  const radii = new Array<number>(all.length);
  const names = new Array<NamePlace>(all.length);

  let height = 0;
  for (const row of rowsOf(sizes.map(({ bounds }) => bounds.right - bounds.left))) {
    const boundsInRow = row.map((circle) => sizes[circle].bounds);
    const width = boundsInRow.reduce((sum, { left, right }) => sum + right - left, (row.length - 1) * APART);
    if (width > WIDTH) return undefined;
    const y = height - Math.min(...boundsInRow.map(({ top }) => top));
    let x = (WIDTH - width) / 2;
    for (const circle of row) {
      const { radius, own, names: ownNames, bounds } = sizes[circle];
      const middle = { x: x - bounds.left, y };
      circles[circle].forEach((point, place) => {
        points[point] = moved(own[place], middle);
        names[point] = { ...ownNames[place], ...moved(ownNames[place], middle) };
        middles[point] = middle;
        radii[point] = radius;
      });
      x += bounds.right - bounds.left + APART;
    }
    height = y + Math.max(...boundsInRow.map(({ bottom }) => bottom)) + APART;
  }
  if (height > MAX_HEIGHT) return undefined;
  const { letters, tokensAreNamed } = naming;
  return { points, middles, radii, ring, height, text: TEXT, letters, names, tokensAreNamed };
}

export type Circles = ReturnType<typeof circlesOf>;

const angleOf = (place: number, count: number) =>
  (2 * Math.PI * place) / count - (count === 2 ? Math.PI / 2 : 0);

const moved = (point: Point, by: Point): Point => ({ x: point.x + by.x, y: point.y + by.y });

/** The point at an angle, clockwise from the top. */
function onCircle({ x, y }: Point, radius: number, angle: number): Point {
  return { x: x + radius * Math.sin(angle), y: y - radius * Math.cos(angle) };
}

/** Fills rows of the drawing's width with circles of these widths. */
function rowsOf(widths: readonly number[]): number[][] {
  const rows: number[][] = [];
  let room = 0;
  widths.forEach((width, circle) => {
    if (width > room || rows.length === 0) {
      rows.push([]);
      room = WIDTH;
    }
    rows[rows.length - 1].push(circle);
    room -= width + APART;
  });
  return rows;
}
