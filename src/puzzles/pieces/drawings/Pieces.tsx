import { memo, type ComponentType } from "react";
import { i18n } from "../../../language";
import { spotOfPlace } from "../play-game";
import type { RearrangementPlay } from "../play-rearrangement";
import { momentAt } from "../../../drawing/flat/moment";
import { at, pointBetween, type Point } from "../../../drawing/flat/points";
import { Spots } from "../../../drawing/flat/Spots";

export interface PieceLookProps {
  readonly play: RearrangementPlay;
  readonly piece: number;
  /** Half the maximum width of a piece. */
  readonly radius: number;
  /** The smallest text size. */
  readonly text: number;
}

interface PiecesProps {
  readonly play: RearrangementPlay;
  readonly position: number;
  /** The centre of each place. */
  readonly points: readonly Point[];
  readonly radius: number;
  readonly text: number;
  /** How a piece is drawn, around the origin. */
  readonly Look: ComponentType<PieceLookProps>;
}

/** All pieces where they are. The moving one is on its way, above the others. */
export function Pieces({ play, position, points, radius, text, Look }: PiecesProps) {
  const { step, share } = momentAt(position, play.lastStep);
  const places = play.placesAfter(step);
  const moving = share > 0 ? play.moves[step] : undefined;
  const order = [...play.pieces.keys()].sort(
    (a, b) => Number(a === moving?.piece) - Number(b === moving?.piece),
  );
  return order.map((piece) => {
    const here = points[places[piece]];
    const point = moving?.piece === piece ? pointBetween(here, points[moving.to], share) : here;
    return (
      <Piece key={piece} {...{ play, piece, radius, text, Look }} transform={`translate(${at(point)})`} />
    );
  });
}

interface PieceProps extends PieceLookProps {
  readonly transform: string;
  readonly Look: ComponentType<PieceLookProps>;
}

const Piece = memo(function Piece({ transform, Look, ...look }: PieceProps) {
  return (
    <g data-part={`piece-${look.piece + 1}`} transform={transform}>
      <Look {...look} />
    </g>
  );
});

/** The pieces at the places after a step, such as `1:4 2:1 3:8 4:6 5:– …`. */
export function stateAt(play: RearrangementPlay, position: number): string {
  const { step } = momentAt(position, play.lastStep);
  const placed = play.placesAfter(step);
  return play.places.map((place, k) => `${place}:${play.pieces[placed.indexOf(k)] ?? "–"}`).join(" ");
}

/** How a place is described, with its piece and empty. Still to be translated. */
export interface PlaceTexts {
  readonly taken: string;
  readonly empty: string;
}

/** The same in words. */
export function describeState(play: RearrangementPlay, step: number, texts: PlaceTexts): string {
  const placed = play.placesAfter(step);
  const places = play.places.map((place, k) => {
    const at = placed.indexOf(k);
    return at < 0 ? i18n._(texts.empty, { place }) : i18n._(texts.taken, { place, piece: play.pieces[at] });
  });
  return i18n.t("After {step} of {lastStep} moves. {places}.", {
    step,
    lastStep: play.lastStep,
    places: places.join(", "),
  });
}

interface PlaceSpotsProps {
  readonly play: RearrangementPlay;
  /** The centre of each place. */
  readonly points: readonly Point[];
  readonly half: number;
  readonly areRound?: boolean;
}

/** The places to be clicked, if the play goes on by hand. */
export const PlaceSpots = memo(function PlaceSpots({ play, points, ...look }: PlaceSpotsProps) {
  if (!play.byHand) return null;
  return <Spots areas={points.map((point, place) => ({ ...point, spot: spotOfPlace(place) }))} {...look} />;
});
