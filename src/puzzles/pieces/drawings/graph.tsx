import { memo, useMemo } from "react";
import { i18n } from "../../../language";
import type { RearrangementPlay } from "../plays/rearrangement-play";
import type { DrawingProps, FlatDrawing } from "../../../drawing/drawing";
import { PALETTE } from "../../../drawing/palette";
import { FlatPicture, round, truncated, WIDTH } from "../../../drawing/flat/flat-picture";
import { momentAt } from "../../../drawing/flat/moment";
import { Front } from "../../../drawing/flat/Front";
import { Graph, GraphNames } from "../../../drawing/flat/Graph";
import { at, lineBetween, pointBetween } from "../../../drawing/flat/points";
import { WornName } from "../../../drawing/flat/WornName";
import { pieceColors } from "./colors";
import { CAPTION, graphLayout, type GraphLayout } from "./graph-layout";
import { describeState, Pieces, stateAt, type PieceLookProps } from "./Pieces";
import { PlaceSpots } from "./PlaceSpots";

const Places = memo(function Places({ play, layout }: { play: RearrangementPlay; layout: GraphLayout }) {
  const { points, names, radius, text, edges, isDirected, followsSpace, height } = layout;
  return (
    <>
      <Graph titles={play.places} {...{ points, names, edges, radius }} />
      {isDirected && (
        <text x={WIDTH / 2} y={round(height + CAPTION / 2)} fontSize={text} fill={PALETTE.faint}>
          {followsSpace
            ? i18n.t("The arrows are the ways of the empty place.")
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
    kind: "flat",
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
