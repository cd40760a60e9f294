import { round, WIDTH } from "../../../drawing/flat/flat-picture";
import { edgesOf, type GraphEdge } from "../../../drawing/flat/Graph";
import { legibleSize, sizeIn } from "../../../drawing/flat/legible";
import { nodeNames, type NamedGraph } from "../../../drawing/flat/node-names";
import { fitted, smallestDistance, type Point } from "../../../drawing/flat/points";
import type { LayoutPoint } from "../../../playing/stress-layout";
import type { StatesPlay } from "../play";

export interface StatesLayout {
  readonly points: readonly Point[];
  readonly edges: readonly GraphEdge[];
  readonly height: number;
  readonly radius: number;
  /** Half the width of what can be clicked. */
  readonly spot: number;
  /** The smallest text size. */
  readonly text: number;
  /** The size of the current state, which can be found even among small states. */
  readonly marker: number;
  /** The ring of a goal: around the state, or, where goals are close together, on its edge. */
  readonly ring: { readonly radius: number; readonly width: number };
  /** Whether the names are in the states. Otherwise they are beside them, if there is room. */
  readonly namesInside: boolean;
}

const MAX_RADIUS = 19;
const MIN_MARKER = 5.5;
/** How far the ring of a goal stands out, and its width. */
const RING = 3;
/** More goals than these are not all named. */
const FEW = 3;
const MARGIN = 34;
/** States that are smaller can be clicked beside them, too. */
const MIN_SPOT = 12;

export function statesLayout(
  at: readonly LayoutPoint[],
  { names, lines, goals }: Pick<StatesPlay, "names" | "lines" | "goals">,
): StatesLayout {
  const box = { width: WIDTH, height: WIDTH, margin: MARGIN, largest: 90 };
  const { points, height } = fitted(at, box);
  const apart = smallestDistance(points);
  const radius = Math.max(2.5, Math.min(MAX_RADIUS, 0.36 * apart));
  const text = round(legibleSize(height));
  const edges = edgesOf(lines);
  const namesInside = names.every((name) => sizeIn(roomIn(radius), name, { wished: text, least: text }) > 0);
  const areGoalsClose = smallestDistance(goals.map((goal) => points[goal])) < 2 * (radius + 1.5 * RING);
  return {
    points,
    edges,
    height,
    radius,
    spot: Math.max(radius, Math.min(MIN_SPOT, apart / 2)),
    text,
    marker: Math.max(radius, MIN_MARKER),
    ring: areGoalsClose
      ? { radius, width: Math.min(RING, 0.7 * radius) }
      : { radius: radius + RING, width: RING },
    namesInside,
  };
}

/** Where the names beside the states go, in full: first that of the current state, then those of the start and of the goals. */
export function stateNames(
  { points, edges, height, radius, marker, text, namesInside }: StatesLayout,
  { names, states, goals }: Pick<StatesPlay, "names" | "states" | "goals">,
  current: number,
): ReturnType<typeof nodeNames> {
  if (namesInside) return names.map(() => undefined);
  const ends = [states[0], ...(goals.length <= FEW ? goals : goals.filter((goal) => goal === states.at(-1)))];
  const graph: NamedGraph = { names, points, edges, radius: Math.max(radius + RING, marker), height, text };
  return nodeNames({ ...graph, first: [current, ...ends], areWhole: true });
}

/** The width of the square in a circle that a name may fill. */
export const roomIn = (radius: number) => 1.7 * radius;
