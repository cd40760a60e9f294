import { round, WIDTH } from "../../../drawing/flat/flat-picture";
import { edgesOf, type GraphEdge } from "../../../drawing/flat/Graph";
import { legibleSize, sizeIn } from "../../../drawing/flat/legible";
import { nodeNames, type NodeName } from "../../../drawing/flat/node-names";
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
  /** Whether the names are in the states. Otherwise they are beside them, if there is room. */
  readonly namesInside: boolean;
  readonly names: readonly (NodeName | undefined)[];
}

const MAX_RADIUS = 19;
/** How far the ring of a goal stands out. */
export const RING = 3;
const MARGIN = 34;
/** States that are smaller can be clicked beside them, too. */
const MIN_SPOT = 12;

export function statesLayout(
  at: readonly LayoutPoint[],
  names: readonly string[],
  lines: StatesPlay["lines"],
): StatesLayout {
  const box = { width: WIDTH, height: WIDTH, margin: MARGIN, largest: 90 };
  const { points, height } = fitted(at, box);
  const apart = smallestDistance(points);
  const radius = Math.max(2.5, Math.min(MAX_RADIUS, 0.36 * apart));
  const text = round(legibleSize(height));
  const edges = edgesOf(lines);
  const namesInside = names.every((name) => sizeIn(roomIn(radius), name, { wished: text, least: text }) > 0);
  return {
    points,
    edges,
    height,
    radius,
    spot: Math.max(radius, Math.min(MIN_SPOT, apart / 2)),
    text,
    namesInside,
    names: namesInside
      ? names.map(() => undefined)
      : nodeNames({ names, points, edges, radius: radius + RING, height, text }),
  };
}

/** The width of the square in a circle that a name may fill. */
export const roomIn = (radius: number) => 1.7 * radius;
