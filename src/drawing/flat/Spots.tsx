import { memo } from "react";
import type { Spot } from "../../playing/move";
import { round } from "./flat-picture";
import type { Point } from "./points";

interface SpotArea extends Point {
  readonly spot: Spot;
}

interface SpotsProps {
  /** The centre of each spot. */
  readonly areas: readonly SpotArea[];
  /** Half the width and height of each spot. */
  readonly half: number;
  readonly areRound?: boolean;
}

/** What can be clicked, as transparent areas above the rest of the drawing. */
export const Spots = memo(function Spots({ areas, half, areRound = false }: SpotsProps) {
  const side = round(2 * half);
  return areas.map(({ spot, x, y }) => (
    <rect
      key={spot}
      data-spot={spot}
      {...{ x: round(x - half), y: round(y - half), width: side, height: side }}
      rx={areRound ? round(half) : 0}
      fill="transparent"
    />
  ));
});
