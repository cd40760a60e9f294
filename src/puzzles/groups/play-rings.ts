import { cyclesOfImages } from "../../permutations/images";
import type { LayoutPoint } from "../../playing/stress-layout";
import { alongArc, alongOval, ovalRadius, type Oval } from "./play-curves";

/** A cycle that is drawn as a closed curve. */
export interface Ring {
  readonly members: readonly number[];
  /** Points along the way from each member to the next one. */
  readonly ways: readonly (readonly LayoutPoint[])[];
}

/** Points on rings, some of which may be on several. Neighbours are about 1 apart. */
export interface RingLayout {
  readonly points: readonly LayoutPoint[];
  readonly rings: readonly Ring[];
}

interface Placed extends Ring {
  readonly middle: LayoutPoint;
}

/** Shorter cycles are not rings. */
const MIN_RING = 5;
/** How much larger or smaller a ring may get than its points need, so that it crosses another one at two of them. */
const STRETCH = { least: 0.75, most: 1.5 };
/** The gap between rings that have no point in common. */
const APART = 1.6;
/** One ring of this many points or more is an oval, else a circle. */
const MIN_OVAL = 10;

/**
 * The longest cycles as rings that cross or touch at their common points. A single ring is an oval or, if short, a circle, with the points
 * that other generators move in the middle of its upper side. Several rings are circles. Undefined if some points are on no ring, or if a
 * ring has more than two points in common with others.
 */
export function layoutOnRings(degree: number, generators: readonly Int32Array[]): RingLayout | undefined {
  const cycles = ringsAmong(generators.flatMap((images) => cyclesOfImages(images)));
  if (new Set(cycles.flat()).size < degree) return undefined;
  const points = new Array<LayoutPoint | undefined>(degree).fill(undefined);
  if (cycles.length === 1) {
    const ring = onOval(turnedUp(cycles[0], generators));
    ring.members.forEach((member, k) => (points[member] = ring.ways[k][0]));
    return { points: points as LayoutPoint[], rings: [ring] };
  }
  const rings: Placed[] = [];
  for (const cycle of cycles) {
    const ring = placed(cycle, points, rings);
    if (!ring) return undefined;
    ring.members.forEach((member, k) => (points[member] ??= ring.ways[k][0]));
    rings.push(ring);
  }
  return levelled(points as LayoutPoint[], rings);
}

/** Turned so that the first two rings stand side by side. */
function levelled(points: readonly LayoutPoint[], rings: readonly Placed[]): RingLayout {
  const [first, second] = rings.map(({ middle }) => middle);
  const [right, down] = [second.x - first.x, second.y - first.y];
  const length = Math.hypot(right, down) || 1;
  const turned = ({ x, y }: LayoutPoint) => ({
    x: (x * right + y * down) / length,
    y: (y * right - x * down) / length,
  });
  return {
    points: points.map(turned),
    rings: rings.map(({ members, ways }) => ({ members, ways: ways.map((way) => way.map(turned)) })),
  };
}

/** The longest cycles first, each with points that those before it have not, and if possible with some that they have. */
function ringsAmong(cycles: readonly (readonly number[])[]): (readonly number[])[] {
  const left = cycles.filter(({ length }) => length >= MIN_RING).sort((a, b) => b.length - a.length);
  const rings: (readonly number[])[] = [];
  const covered = new Set<number>();
  for (;;) {
    const fresh = left.filter((cycle) => cycle.some((point) => !covered.has(point)));
    const next = fresh.find((cycle) => cycle.some((point) => covered.has(point))) ?? fresh.at(0);
    if (!next) return rings;
    rings.push(next);
    next.forEach((point) => covered.add(point));
  }
}

/** Begins a cycle so that the points that other generators move are around its beginning. */
function turnedUp(cycle: readonly number[], generators: readonly Int32Array[]): readonly number[] {
  const next = new Map(cycle.map((point, k) => [point, cycle[(k + 1) % cycle.length]]));
  const others = generators.filter((images) => cycle.some((point) => images[point] !== next.get(point)));
  let [right, down] = [0, 0];
  cycle.forEach((point, k) => {
    if (others.every((images) => images[point] === point)) return;
    const angle = (2 * Math.PI * k) / cycle.length;
    right += Math.cos(angle);
    down += Math.sin(angle);
  });
  if (Math.hypot(right, down) < 0.1) return cycle;
  const middle = (Math.atan2(down, right) / (2 * Math.PI)) * cycle.length;
  const first = (Math.floor(middle + 1e-6) + cycle.length) % cycle.length;
  return [...cycle.slice(first), ...cycle.slice(0, first)];
}

/** The first member is half a step before the middle of the upper side. */
function onOval(members: readonly number[]): Ring {
  const { length } = members;
  const oval: Oval = { radius: ovalRadius(length, length >= MIN_OVAL), isLong: length >= MIN_OVAL };
  return { members, ways: members.map((_, k) => alongOval(oval, k - 0.5, k + 0.5)) };
}

/** A circle through those points of the cycle that have their places. */
function placed(
  cycle: readonly number[],
  points: readonly (LayoutPoint | undefined)[],
  rings: readonly Placed[],
): Placed | undefined {
  const { length } = cycle;
  const radius = length / (2 * Math.PI);
  const common = cycle.filter((point) => points[point]);
  if (common.length > 2) return undefined;
  const first = common.length === 0 ? 0 : cycle.indexOf(common[0]);
  const members = [...cycle.slice(first), ...cycle.slice(0, first)];
  if (common.length === 0) {
    const right = Math.max(...points.map((point) => point?.x ?? -Infinity));
    const middle = { x: rings.length === 0 ? 0 : right + APART + radius, y: 0 };
    return around(members, middle, { x: middle.x, y: middle.y - radius });
  }
  const other = rings.find((ring) => ring.members.includes(common[0]))!.middle;
  const p = points[common[0]]!;
  if (common.length === 1) {
    const away = Math.hypot(p.x - other.x, p.y - other.y);
    const share = (away + radius) / away;
    return around(members, { x: other.x + (p.x - other.x) * share, y: other.y + (p.y - other.y) * share }, p);
  }
  return throughTwo(members, p, points[common[1]]!, members.indexOf(common[1]), other);
}

/** A circle around a point, with its first member at another one, and the others clockwise at equal distances. */
function around(members: readonly number[], middle: LayoutPoint, first: LayoutPoint): Placed {
  const turn = (2 * Math.PI) / members.length;
  const ways = members.map((_, k) => alongArc(middle, first, k * turn, (k + 1) * turn));
  return { members, ways, middle };
}

/**
 * The circle on which the first member is at p and another one at q. The shorter way between them is on the side of the other ring's
 * middle.
 */
function throughTwo(
  members: readonly number[],
  p: LayoutPoint,
  q: LayoutPoint,
  stepsToQ: number,
  other: LayoutPoint,
): Placed {
  const { length } = members;
  const usual = length / (2 * Math.PI);
  const [across, down] = [q.x - p.x, q.y - p.y];
  const chord = Math.hypot(across, down);
  const shorter = Math.min(stepsToQ, length - stepsToQ);
  const fitting = chord / (2 * Math.sin((Math.PI * shorter) / length));
  const radius = Math.max(
    chord / 2,
    Math.min(Math.max(fitting, STRETCH.least * usual), STRETCH.most * usual),
  );
  const side = (other.x - p.x) * -down + (other.y - p.y) * across > 0 ? -1 : 1;
  const height = (side * Math.sqrt(Math.max(0, radius ** 2 - (chord / 2) ** 2))) / chord;
  const middle = { x: (p.x + q.x) / 2 - down * height, y: (p.y + q.y) / 2 + across * height };
  // Clockwise on the screen, where y goes down.
  const angle = ({ x, y }: LayoutPoint) => Math.atan2(y - middle.y, x - middle.x);
  const clockwise = (angle(q) - angle(p) + 4 * Math.PI) % (2 * Math.PI);
  const isShortFirst = stepsToQ <= length - stepsToQ;
  const isShortClockwise = clockwise <= Math.PI;
  const toQ = isShortFirst === isShortClockwise ? clockwise : clockwise - 2 * Math.PI;
  const back = (Math.sign(toQ) * 2 * Math.PI - toQ) / (length - stepsToQ);
  const at = (k: number) => (k <= stepsToQ ? (toQ * k) / stepsToQ : toQ + back * (k - stepsToQ));
  return { members, ways: members.map((_, k) => alongArc(middle, p, at(k), at(k + 1))), middle };
}
