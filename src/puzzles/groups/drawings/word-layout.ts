import { cyclesOfImages } from "../../../permutations/images";
import { middleOfCycle } from "../play-generator-layout";
import type { WordPlay } from "../word-play";
import { round, WIDTH } from "../../../drawing/flat/flat-picture";
import { madeOnce } from "../../../drawing/made-once";
import { legibleSize, sizeIn } from "../../../drawing/flat/legible";
import { nodeNames, type NodeName } from "../../../drawing/flat/node-names";
import {
  arrowHead,
  at,
  fitted,
  pointBetween,
  smallestDistance,
  type Point,
} from "../../../drawing/flat/points";
import { buttonsOf, heightOf, WORD_HEIGHT, type LetterButton } from "./word-letters";

/** The points of a group's generators, with the ways of each generator. */
export interface WordLayout {
  readonly points: readonly Point[];
  readonly radius: number;
  /** By generator and point: points along the way of a piece to its image. */
  readonly ways: readonly (readonly (readonly Point[] | undefined)[])[];
  /** By generator, path data of all its ways. */
  readonly lines: readonly string[];
  /** By generator: arrows on its cycles, forward and back. */
  readonly arrows: readonly (readonly [forward: Arrows, back: Arrows])[];
  readonly buttons: readonly LetterButton[];
  /** The height that the points take, and that of the whole drawing. */
  readonly height: number;
  readonly whole: number;
  /** The size of the smallest texts. */
  readonly text: number;
  /**
   * Whether pieces carry their names, and the names of points are next to the points. Otherwise the names of pieces are next to the pieces.
   */
  readonly piecesAreNamed: boolean;
  /** Where the name at each point is, if there is room. */
  readonly names: readonly (NodeName | undefined)[];
}

/** Path data of arrows: their heads and, if they are next to a way, their lines. */
export interface Arrows {
  readonly lines: string;
  readonly heads: string;
}

/** Room for names and bent ways around the points. */
const MARGIN = 32;
/** The greatest distance between neighbours. */
const LARGEST = 64;
const MAX_RADIUS = 16;
/** A piece's radius as a share of the distance to the nearest other one. */
const SHARE = 0.42;

/** The height of the whole drawing, unless there are very many buttons, and the least height for the points. */
const WHOLE_HEIGHT = 1.15 * WIDTH;
const LEAST_HEIGHT = 180;

/** The same for all plays of a game. */
export const wordLayout = madeOnce(({ layout }: WordPlay) => layout, arranged);

function arranged({ layout, generators, points: texts }: WordPlay): WordLayout {
  const { points: places, ways: curves } = layout;
  const all = [...places, ...curves.flat().flatMap((way) => way ?? [])];
  const estimate = legibleSize(WIDTH);
  const box = {
    width: WIDTH,
    height: Math.max(LEAST_HEIGHT, WHOLE_HEIGHT - WORD_HEIGHT - heightOf(buttonsOf(generators, estimate))),
    margin: MARGIN,
    largest: LARGEST,
  };
  const { points: placed, height } = fitted(all, box);
  const points = placed.slice(0, places.length);
  let next = places.length;
  const ways = curves.map((ofGenerator) =>
    ofGenerator.map((way) => way && placed.slice(next, (next += way.length))),
  );

  const text = round(legibleSize(WORD_HEIGHT + height + heightOf(buttonsOf(generators, estimate))));
  const buttons = buttonsOf(generators, text);
  const radius = Math.min(MAX_RADIUS, SHARE * smallestDistance(points));
  const longest = texts.reduce((a, b) => ([...a].length >= [...b].length ? a : b));
  const piecesAreNamed = sizeIn(1.9 * radius, longest, { wished: radius, least: text }) > 0;
  const edges = generators.flatMap(({ images }) => Array.from(images, (to, from) => ({ from, to })));
  const arrowWays = generators.map(({ images }, k) =>
    cyclesOfImages(images)
      .filter(({ length }) => length > 2)
      .map((cycle) => arrowWay(cycle, points, ways[k], radius)),
  );
  // Names keep off arrows as off points.
  const obstacles = arrowWays.flat().map((way) => along(way, 0.5));
  return {
    points,
    radius,
    ways,
    lines: ways.map((each) => each.map((way) => (way ? `M${way.map(at).join("L")}` : "")).join("")),
    arrows: arrowWays.map((each) => [arrowsAlong(each), arrowsAlong(each.map((way) => [...way].reverse()))]),
    buttons,
    height,
    whole: WORD_HEIGHT + height + heightOf(buttons),
    text,
    piecesAreNamed,
    names: nodeNames({
      names: [...(piecesAreNamed ? texts : texts.map(() => longest)), ...obstacles.map(() => "")],
      points: [...points, ...obstacles],
      edges: edges.filter(({ from, to }) => from !== to),
      radius,
      height,
      text,
    }).slice(0, points.length),
  };
}

const HEAD = 8;

/**
 * Where the arrow of a cycle is, halfway round: the middle of the way if it can be seen between the pieces. Otherwise it is all of the
 * way, moved aside towards the cycle's middle.
 */
function arrowWay(
  cycle: readonly number[],
  points: readonly Point[],
  ways: WordLayout["ways"][number],
  radius: number,
): readonly Point[] {
  const way = ways[cycle[cycle.length >> 1]]!;
  const [start, end] = [way[0], way[way.length - 1]];
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const middle = along(way, 0.5);
  if (length - 2 * radius > 2 * HEAD) {
    const half = HEAD / 2 / length;
    return [along(way, 0.5 - half), along(way, 0.5 + half)];
  }
  const inner = middleOfCycle(cycle, points);
  const [right, down] = [(end.x - start.x) / length, (end.y - start.y) / length];
  const side = (inner.x - middle.x) * -down + (inner.y - middle.y) * right > 0 ? 1 : -1;
  const aside = side * (radius + HEAD);
  return way.map(({ x, y }) => ({ x: x - down * aside, y: y + right * aside }));
}

function arrowsAlong(ways: readonly (readonly Point[])[]): Arrows {
  const arrows = ways.map((way) => ({
    line: way.length > 2 ? `M${way.map(at).join("L")}` : "",
    head: arrowHead(way[way.length > 2 ? way.length - 3 : 0], way[way.length - 1], HEAD),
  }));
  return { lines: arrows.map(({ line }) => line).join(""), heads: arrows.map(({ head }) => head).join("") };
}

/** The point after a fraction of a way. */
export function along(way: readonly Point[], share: number): Point {
  const gone = share * (way.length - 1);
  const before = Math.min(Math.floor(gone), way.length - 2);
  return pointBetween(way[before], way[before + 1], gone - before);
}
