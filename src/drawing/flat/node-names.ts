import { WIDTH } from "./flat-picture";
import { widthOf } from "./legible";
import type { Point } from "./points";

/** A node name's anchor point (its start, middle or end), and how many of its letters to show. */
export interface NodeName extends Point {
  readonly anchor: "start" | "middle" | "end";
  readonly letters: number;
}

export interface NamedGraph {
  readonly names: readonly string[];
  readonly points: readonly Point[];
  readonly edges: readonly { readonly from: number; readonly to: number }[];
  readonly radius: number;
  readonly height: number;
  /** The size of the names. */
  readonly text: number;
  /** The nodes that get their names first, in front of other nodes if nowhere else. The others' names avoid theirs. */
  readonly first?: readonly number[];
  /** Whether a name without room is left out rather than cut. */
  readonly areWhole?: boolean;
}

/** Eight directions. The first one is up and to the right. */
const DIRECTIONS = [7, 5, 1, 3, 6, 2, 0, 4].map((eighths) => (eighths * Math.PI) / 4);
/** The angle that a name needs between edges on both sides, in radians. */
const ROOM = 0.7;
/** If space runs out, a longer name is cut to one of these lengths. */
const LETTERS: readonly [number, ...number[]] = [14, 10, 7, 5, 3];
/** Penalties for a name's place: for being on an edge, for each omitted letter, and for each direction before it. */
const COST = { onEdge: 5, letter: 0.4, direction: 0.05 };
const GAP = 2;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * A place for each node's name, next to the node and away from its edges. Names avoid other nodes and each other. A crowded node gets none.
 */
export function nodeNames(graph: NamedGraph): (NodeName | undefined)[] {
  const { names, points, edges, first = [], areWhole = false } = graph;
  const angles = points.map((): number[] => []);
  for (const { from, to } of edges) {
    const [a, b] = [points[from]!, points[to]!];
    angles[from]!.push(Math.atan2(b.y - a.y, b.x - a.x));
    angles[to]!.push(Math.atan2(a.y - b.y, a.x - b.x));
  }
  const taken: Box[] = [];
  const placed: (NodeName | undefined)[] = points.map(() => undefined);
  for (const node of new Set([...first, ...points.keys()])) {
    const [name, point, ownAngles] = [names[node]!, points[node]!, angles[node]!];
    const { length } = [...name];
    const lengths = areWhole ? [length] : lengthsOf(length);
    const places = lengths.flatMap((letters) =>
      DIRECTIONS.map((direction, k) => {
        const near = ownAngles.some((angle) => Math.acos(Math.cos(angle - direction)) <= ROOM);
        const left = length - letters;
        const cost = (near ? COST.onEdge : 0) + COST.letter * left + COST.direction * k;
        return { ...placeOf(point, direction, letters, graph), cost };
      }),
    );
    const free = places
      .filter(({ box }) => isInView(box, graph) && !taken.some((other) => meet(box, other)))
      .sort((a, b) => a.cost - b.cost);
    const best = free.find(({ box }) => isClear(box, graph)) ?? (first.includes(node) ? free[0] : undefined);
    if (!best) continue;
    taken.push(best.box);
    placed[node] = best.name;
  }
  return placed;
}

function lengthsOf(length: number): readonly number[] {
  return length <= LETTERS[0] ? [length, ...LETTERS.filter((most) => most < length)] : LETTERS;
}

function placeOf(
  point: Point,
  direction: number,
  letters: number,
  { radius, text }: NamedGraph,
): { readonly name: NodeName; readonly box: Box } {
  const [right, down] = [Math.cos(direction), Math.sin(direction)];
  const width = widthOf("x".repeat(letters), text);
  const half = text * 0.55;
  const anchor = right > 0.5 ? "start" : right < -0.5 ? "end" : "middle";
  const x = point.x + right * (radius + GAP);
  const y = point.y + down * (radius + GAP + half);
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return {
    name: { x, y: y + text * 0.35, anchor, letters },
    box: { left, right: left + width, top: y - half, bottom: y + half },
  };
}

const isInView = ({ left, right, top, bottom }: Box, { height }: NamedGraph) =>
  left >= 0 && right <= WIDTH && top >= 0 && bottom <= height;

const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Whether a name is clear of all nodes, including its own. */
function isClear({ left, right, top, bottom }: Box, { points, radius }: NamedGraph): boolean {
  return points.every(({ x, y }) => {
    const [across, down] = [Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0)];
    return Math.hypot(across, down) >= radius;
  });
}
