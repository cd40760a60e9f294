import { cyclesOfImages } from "../../permutations/images";
import { stressLayout, type LayoutPoint } from "../../playing/stress-layout";
import type { Steps } from "../../steps";
import { bent, ovalRadius, type Way } from "./play-curves";
import { layoutOnRings, type Ring, type RingLayout } from "./play-rings";

/** Where the points of a group's generators are drawn. Neighbours are about 1 apart. */
export interface GeneratorLayout {
  readonly points: readonly LayoutPoint[];
  /** By generator and point: the way to the point's image; none for points that stay. */
  readonly ways: readonly (readonly (Way | undefined)[])[];
}

/**
 * How far apart the closest points have to be: a share of the layout's width or height, or of their distance in the best layout.
 */
const FAR_ENOUGH = { ofWidth: 0.105, ofBest: 0.6 };

/**
 * The first layout whose points are not too close: on rings; with connected points near each other; or all on one circle, in their order.
 * Cycles that are not rings are bent so that they keep away from other points.
 */
export function* generatorLayout(
  degree: number,
  generators: readonly { readonly images: Int32Array }[],
): Steps<GeneratorLayout> {
  const images = generators.map((generator) => generator.images);
  const edges = images.flatMap((each) => Array.from(each, (to, from) => ({ from, to })));
  const moved = edges.filter(({ from, to }) => from !== to);
  const onRings = layoutOnRings(degree, images);
  const candidates: RingLayout[] = [
    ...(onRings ? [onRings] : []),
    { points: inOrder(yield* stressLayout(degree, moved)), rings: [] },
    { points: onCircle(degree), rings: [] },
  ];
  const apart = candidates.map(({ points }) => smallestShare(points));
  const enough = Math.min(FAR_ENOUGH.ofWidth, FAR_ENOUGH.ofBest * Math.max(...apart));
  const { points, rings } = candidates[apart.findIndex((share) => share >= enough)];
  const ways: (Way | undefined)[][] = [];
  for (const each of images) {
    ways.push(waysOf(each, points, rings, ways.flat()));
    yield ways.length / images.length;
  }
  return { points, ways };
}

/** Mirrored if necessary, so that the first points are rather on the left and at the top. */
function inOrder(points: readonly LayoutPoint[]): LayoutPoint[] {
  const trend = (axis: readonly number[]) => {
    const sum = axis.reduce((total, value, k) => total + value * (k - (axis.length - 1) / 2), 0);
    return sum < 0 ? -1 : 1;
  };
  const [right, down] = [trend(points.map(({ x }) => x)), trend(points.map(({ y }) => y))];
  return points.map(({ x, y }) => ({ x: right * x, y: down * y }));
}

function onCircle(degree: number): LayoutPoint[] {
  const radius = ovalRadius(degree, false);
  return Array.from({ length: degree }, (_, k) => {
    const angle = (2 * Math.PI * k) / degree;
    return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
  });
}

/** The distance of the closest points as a share of the layout's width or height. */
function smallestShare(points: readonly LayoutPoint[]): number {
  let smallest = Infinity;
  points.forEach((a, k) => {
    for (let other = 0; other < k; other++) smallest = Math.min(smallest, distance(a, points[other]));
  });
  const extent = (axis: readonly number[]) => Math.max(...axis) - Math.min(...axis);
  return smallest / Math.max(extent(points.map(({ x }) => x)), extent(points.map(({ y }) => y)));
}

/** The ways of a generator: along a ring if a cycle is one, forward or back. Others keep off the ways of the generators before it. */
function waysOf(
  images: Int32Array,
  points: readonly LayoutPoint[],
  rings: readonly Ring[],
  before: readonly (Way | undefined)[],
): (Way | undefined)[] {
  const ways = new Array<Way | undefined>(points.length).fill(undefined);
  for (const cycle of cyclesOfImages(images)) {
    const ring = [...rings, ...rings.map(backwards)].find(
      ({ members }) => members.includes(cycle[0]) && goesAlong(members, images),
    );
    if (ring) ring.members.forEach((member, k) => (ways[member] = ring.ways[k]));
    else bendCycle(cycle, points, ways, before);
  }
  return ways;
}

function backwards({ members, ways }: Ring): Ring {
  const { length } = members;
  return {
    members: [...members].reverse(),
    ways: members.map((_, k) => [...ways[(2 * length - 2 - k) % length]].reverse()),
  };
}

const goesAlong = (members: readonly number[], images: Int32Array) =>
  members.every((member, k) => images[member] === members[(k + 1) % members.length]);

/** Bends to try, as shares of a chord's length, with the least that lets two pieces pass. */
const BENDS = { exchange: [0.28, 0.4, 0.55], cycle: [0.12, -0.12, 0.3, -0.3, 0.5], least: 0.44 };
/** How far apart the middles of two ways are. */
const OFF = 0.12;
/** How far a way keeps away from points that it does not lead to. */
const CLEAR = 0.7;

export const middleOfCycle = (cycle: readonly number[], points: readonly LayoutPoint[]): LayoutPoint => ({
  x: cycle.reduce((sum, point) => sum + points[point].x, 0) / cycle.length,
  y: cycle.reduce((sum, point) => sum + points[point].y, 0) / cycle.length,
});

/** Those of an exchange are on both sides; those of other cycles are bent away from the cycle's middle. */
function bendCycle(
  cycle: readonly number[],
  points: readonly LayoutPoint[],
  ways: (Way | undefined)[],
  before: readonly (Way | undefined)[],
): void {
  const isExchange = cycle.length === 2;
  const others = (a: number, b: number) => points.filter((_, point) => point !== a && point !== b);
  const middle = middleOfCycle(cycle, points);
  cycle.forEach((point, k) => {
    const image = cycle[(k + 1) % cycle.length];
    const [from, to] = [points[point], points[image]];
    const length = distance(from, to);
    const isMiddleRight = (to.x - from.x) * (middle.y - from.y) - (to.y - from.y) * (middle.x - from.x) > 0;
    const side = isExchange || isMiddleRight ? 1 : -1;
    const tried = (isExchange ? BENDS.exchange : BENDS.cycle).map((bend) => {
      const sag = isExchange ? Math.max(BENDS.least, bend * length) : bend * length;
      const way = bent(from, to, side * sag);
      const both = isExchange ? [...way, ...bent(from, to, -sag)] : way;
      const isOff = before.every((other) => !other || distance(middleOf(way), middleOf(other)) > OFF);
      return { way, isOff, clear: clearance(both, others(point, image)) };
    });
    const most = Math.max(...tried.map(({ clear }) => clear));
    const clear = tried.filter((each) => each.clear >= Math.min(CLEAR, most));
    ways[point] = (clear.find(({ isOff }) => isOff) ?? clear[0]).way;
  });
}

const middleOf = (way: Way) => way[way.length >> 1];

/** How near a way gets to some points. */
const clearance = (way: Way, points: readonly LayoutPoint[]) =>
  Math.min(Infinity, ...points.map((point) => Math.min(...way.map((each) => distance(each, point)))));

const distance = (a: LayoutPoint, b: LayoutPoint) => Math.hypot(a.x - b.x, a.y - b.y);
