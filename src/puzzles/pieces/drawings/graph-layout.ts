import type { RearrangementPlay } from "../plays/rearrangement-play";
import { round, WIDTH } from "../../../drawing/flat/flat-picture";
import { legibleSize } from "../../../drawing/flat/legible";
import { edgesOf, isDirected, type GraphEdge } from "../../../drawing/flat/Graph";
import { fitted, smallestDistance, type Point } from "../../../drawing/flat/points";
import { nodeNames, type NodeName } from "../../../drawing/flat/node-names";

export interface GraphLayout {
  readonly points: readonly Point[];
  /** Where the name of each place goes, if there is room. */
  readonly names: readonly (NodeName | undefined)[];
  readonly height: number;
  /** The smallest text size. */
  readonly text: number;
  readonly radius: number;
  /** Half the width of what can be clicked. */
  readonly spot: number;
  readonly edges: readonly GraphEdge[];
  /** Whether some moves cannot be undone at once. Only then are edges drawn as arrows. */
  readonly isDirected: boolean;
  /** Whether the arrows are those of the one empty place, which moves against the pieces. */
  readonly followsSpace: boolean;
}

const MAX_RADIUS = 21;
/** A line of text below the graph. */
export const CAPTION = 20;
/** Places that are smaller can be clicked beside them, too. */
const MIN_SPOT = 12;
/** With more places than this, they are smaller to leave room for names between them. */
const MANY = 30;

/** The graph of the moves, with its places as on the board, or placed so that neighbours are close. */
export function graphLayout(play: RearrangementPlay, onBoard: boolean): GraphLayout {
  const positions =
    onBoard && play.board.isPlaced
      ? play.board.positions.map(({ row, column }) => ({ x: column, y: row }))
      : play.layout;
  const { points, height } = fitted(positions, { width: WIDTH, height: WIDTH, margin: 36, largest: 100 });
  const followsSpace = play.places.length === play.pieces.length + 1;
  const edges = edgesOf(play.lines).map(({ from, to, bothWays }) =>
    followsSpace ? { from: to, to: from, bothWays } : { from, to, bothWays },
  );
  const share = points.length > MANY ? 0.3 : 0.4;
  const apart = smallestDistance(points);
  const radius = Math.min(MAX_RADIUS, share * apart);
  const text = round(legibleSize(height + CAPTION));
  return {
    points,
    names: nodeNames({ names: play.places, points, edges, radius, height, text }),
    height,
    text,
    radius,
    spot: Math.max(radius, Math.min(MIN_SPOT, apart / 2)),
    edges,
    isDirected: isDirected(edges),
    followsSpace,
  };
}
