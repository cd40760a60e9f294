import type { RearrangementPlay } from "../../../../playing";
import { WIDTH } from "../flat/flat-picture";
import { fitted, smallestDistance, type Point } from "../flat/points";
import { stressLayout } from "../flat/stress-layout";

export interface GraphEdge {
  readonly from: number;
  readonly to: number;
  readonly bothWays: boolean;
}

export interface GraphLayout {
  readonly points: readonly Point[];
  /** In which direction from its place each name stands, away from the edges; of length 1. */
  readonly names: readonly Point[];
  readonly height: number;
  readonly radius: number;
  readonly edges: readonly GraphEdge[];
  /** Whether some moves cannot be taken back at once: only then edges are arrows. */
  readonly isDirected: boolean;
  /** Whether the arrows are those of the one empty place, which goes against the pieces. */
  readonly followsSpace: boolean;
}

const LARGEST_RADIUS = 21;

/** The graph of the moves: its places as on the board, or such that neighbours are near. */
export function graphLayout(play: RearrangementPlay, onBoard: boolean): GraphLayout {
  const positions =
    onBoard && play.board.isPlaced
      ? play.board.positions.map(({ row, column }) => ({ x: column, y: row }))
      : stressLayout(play.places.length, play.lines);
  const { points, height } = fitted(positions, { width: WIDTH, height: WIDTH, margin: 36, largest: 100 });
  const followsSpace = play.places.length === play.pieces.length + 1;
  const lines = new Map(play.lines.map((line) => [`${line.from} ${line.to}`, line]));
  const edges = [...lines.values()].flatMap(({ from, to }): GraphEdge[] => {
    const bothWays = lines.has(`${to} ${from}`);
    if (bothWays && from > to) return [];
    return [followsSpace ? { from: to, to: from, bothWays } : { from, to, bothWays }];
  });
  return {
    points,
    names: namesBeside(points, edges),
    height,
    radius: Math.min(LARGEST_RADIUS, 0.4 * smallestDistance(points)),
    edges,
    isDirected: edges.some(({ bothWays }) => !bothWays),
    followsSpace,
  };
}

/** Eight directions, the first one up and to the right. */
const DIRECTIONS = [7, 5, 1, 3, 6, 2, 0, 4].map((eighths) => (eighths * Math.PI) / 4);
/** A name needs so much room between edges to both its sides, in radians. */
const ROOM = 0.7;

function namesBeside(points: readonly Point[], edges: readonly GraphEdge[]): Point[] {
  const angles = points.map((): number[] => []);
  for (const { from, to } of edges) {
    const [a, b] = [points[from], points[to]];
    angles[from].push(Math.atan2(b.y - a.y, b.x - a.x));
    angles[to].push(Math.atan2(a.y - b.y, a.x - b.x));
  }
  return angles.map((taken) => {
    const distances = DIRECTIONS.map((direction) =>
      Math.min(Math.PI, ...taken.map((angle) => Math.acos(Math.cos(angle - direction)))),
    );
    const free = distances.findIndex((distance) => distance > ROOM);
    const direction = DIRECTIONS[free >= 0 ? free : distances.indexOf(Math.max(...distances))];
    return { x: Math.cos(direction), y: Math.sin(direction) };
  });
}
