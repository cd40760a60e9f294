import { memo } from "react";
import { spotOfPlace } from "../play-game";
import type { RearrangementPlay } from "../play-rearrangement";
import type { Point } from "../../../drawing/flat/points";
import { Spots } from "../../../drawing/flat/Spots";

interface PlaceSpotsProps {
  readonly play: RearrangementPlay;
  /** The centre of each place. */
  readonly points: readonly Point[];
  /** Half the width of a spot. */
  readonly half: number;
  readonly areRound?: boolean;
}

/** The places to be clicked, if the play goes on by hand. */
export const PlaceSpots = memo(function PlaceSpots({ play, points, ...look }: PlaceSpotsProps) {
  if (!play.byHand) return null;
  return <Spots areas={points.map((point, place) => ({ ...point, spot: spotOfPlace(place) }))} {...look} />;
});
