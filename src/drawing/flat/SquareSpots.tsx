import type { Spot } from "../../playing/move";
import { round } from "./flat-picture";
import type { Point } from "./points";

interface SquareSpotsProps {
  /** Each spot with the centre of its square. */
  readonly spots: readonly (Point & { readonly spot: Spot })[];
  /** The width and height of the squares. */
  readonly size: number;
}

/** Invisible squares that can be clicked. */
export function SquareSpots({ spots, size }: SquareSpotsProps) {
  const side = round(size);
  return spots.map(({ spot, x, y }) => (
    <rect
      key={spot}
      data-spot={spot}
      x={round(x - size / 2)}
      y={round(y - size / 2)}
      width={side}
      height={side}
      fill="none"
      pointerEvents="all"
    />
  ));
}
