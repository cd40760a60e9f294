import { memo, useMemo } from "react";
import { i18n } from "../../../language";
import type { RearrangementPlay } from "../play-rearrangement";
import type { DrawingProps, FlatDrawing } from "../../../drawing/drawing";
import { PALETTE } from "../../../drawing/palette";
import { FlatPicture, round, truncated, WIDTH, Front } from "../../../drawing/flat/flat-picture";
import { momentAt } from "../../../drawing/flat/moment";
import { Graph, GraphNames, edgesOf, isDirected } from "../../../drawing/flat/Graph";
import { at, lineBetween, pointBetween, fitted, smallestDistance } from "../../../drawing/flat/points";
import { WornName } from "../../../drawing/flat/texts";
import { pieceColors } from "./colors";
import { describeState, Pieces, PlaceSpots, stateAt, type PieceLookProps } from "./Pieces";
import { legibleSize } from "../../../drawing/flat/legible";
import { nodeNames } from "../../../drawing/flat/node-names";

const MAX_RADIUS = 21;
/** A line of text below the graph. */
const CAPTION = 20;
/** If a place is smaller, a click next to it counts, too. */
const MIN_SPOT = 12;
/** With more places than this, they are smaller to leave room for names between them. */
const MANY = 30;

/** The graph of the moves, with its places as on the board, or placed so that neighbours are close. */
function graphLayout(play: RearrangementPlay, onBoard: boolean) {
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
    /** Half the width of what can be clicked. */
    spot: Math.max(radius, Math.min(MIN_SPOT, apart / 2)),
    edges,
    isDirected: isDirected(edges),
    /** Whether the arrows are those of the one empty place, which moves against the pieces. */
    followsSpace,
  };
}

type GraphLayout = ReturnType<typeof graphLayout>;

const Places = memo(function Places({ play, layout }: { play: RearrangementPlay; layout: GraphLayout }) {
  const { points, names, radius, text, edges, isDirected, followsSpace, height } = layout;
  return (
    <>
      <Graph titles={play.places} {...{ points, names, edges, radius }} />
      {isDirected && (
        <text x={WIDTH / 2} y={round(height + CAPTION / 2)} fontSize={text} fill={PALETTE.faint}>
          {followsSpace
            ? i18n.t("The arrows show where the empty place can go.")
            : i18n.t("The arrows are the moves of the pieces.")}
        </text>
      )}
    </>
  );
});

function Disc({ play, piece, radius, text }: PieceLookProps) {
  const { fill, ink } = pieceColors(play, piece);
  const name = truncated(play.pieces[piece], 3);
  const wished = radius * (name.length === 1 ? 1.25 : 1);
  return (
    <>
      <circle r={radius} {...{ fill, stroke: PALETTE.faint }} strokeWidth={1.2} />
      <WornName {...{ name, wished }} room={1.9 * radius} least={text} fill={ink} />
    </>
  );
}

/** The edge of the current move, or of the last one made, and the empty place moving along it, if there is only one. */
function Move({ play, position, layout }: DrawingProps<RearrangementPlay> & { layout: GraphLayout }) {
  const { points, radius, followsSpace } = layout;
  const { step, share } = momentAt(position, play.lastStep);
  const underWay = share > 0;
  const move = play.moves[underWay ? step : step - 1];
  const placed = play.placesAfter(step);
  const space = underWay
    ? pointBetween(points[move.to], points[move.from], share)
    : points.find((_, place) => !placed.includes(place));
  return (
    <>
      {move && (
        <path
          data-part="edge"
          d={lineBetween(points[move.from], points[move.to], radius)}
          stroke={PALETTE.move}
          strokeWidth={4}
        />
      )}
      {followsSpace && space && (
        <circle
          data-part="space"
          transform={`translate(${at(space)})`}
          r={round(radius * 0.72)}
          fill="none"
          stroke={PALETTE.move}
          strokeWidth={3}
          strokeDasharray="4 3"
        />
      )}
    </>
  );
}

function graphPicture(onBoard: boolean) {
  return function PiecesOnGraph({ play, position }: DrawingProps<RearrangementPlay>) {
    const layout = useMemo(() => graphLayout(play, onBoard), [play]);
    const { points, names, radius, spot, text, height, isDirected } = layout;
    return (
      <FlatPicture height={height + (isDirected ? CAPTION : 0)} state={stateAt(play, position)}>
        <Places {...{ play, layout }} />
        <Move {...{ play, position, layout }} />
        <Pieces {...{ play, position, points, radius: radius * 0.8, text, Look: Disc }} />
        <Front>
          <GraphNames titles={play.places} {...{ names, text }} />
        </Front>
        <PlaceSpots {...{ play, points, half: spot, areRound: true }} />
      </FlatPicture>
    );
  };
}

function graph(onBoard: boolean): FlatDrawing<RearrangementPlay> {
  return {
    form: "flat",
    id: "graph",
    title: /*i18n*/ "Graph",
    Picture: graphPicture(onBoard),
    describe: (play, step) =>
      `${i18n.t("The graph of the moves.")} ${describeState(play, step, {
        taken: /*i18n*/ "place {place}: {piece}",
        empty: /*i18n*/ "place {place}: empty",
      })}`,
  };
}

/** The graph with its places as on the board, and with each place near those that a move leads to. */
export const boardGraph = graph(true);
export const freeGraph = graph(false);
