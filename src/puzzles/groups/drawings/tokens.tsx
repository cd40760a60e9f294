import { memo } from "react";
import { PALETTE } from "../../../drawing/palette";
import { round } from "../../../drawing/flat/flat-picture";
import type { Point } from "../../../drawing/flat/points";
import { WornName } from "../../../drawing/flat/texts";

interface RingsProps {
  readonly points: readonly Point[];
  readonly radius: number;
  readonly strokeWidth?: number;
}

/** The points, as empty rings. */
export const Rings = memo(function Rings({ points, radius, strokeWidth }: RingsProps) {
  return points.map(({ x, y }, k) => (
    <circle
      key={k}
      {...{ cx: round(x), cy: round(y), r: round(radius) }}
      {...{ fill: PALETTE.ground, stroke: PALETTE.line, strokeWidth }}
    />
  ));
});

interface TokenProps {
  readonly name: string;
  readonly number: number;
  readonly transform: string;
  readonly isHome: boolean;
  readonly radius: number;
  /** Whether it carries its name, and the wished and the smallest size of that. */
  readonly isNamed: boolean;
  readonly wished: number;
  readonly least: number;
}

/** What a permutation moves from point to point. */
export const Token = memo(function Token(props: TokenProps) {
  const { name, number, transform, isHome, radius, isNamed, wished, least } = props;
  return (
    <g data-part={`token-${number}`} transform={transform}>
      <circle
        r={round(radius)}
        fill={isHome ? PALETTE.warm : PALETTE.cool}
        stroke={PALETTE.tileInk}
        strokeWidth={isHome ? 2 : 0.8}
      >
        {!isNamed && <title>{name}</title>}
      </circle>
      {isNamed && (
        <WornName {...{ name, weight: 600, fill: PALETTE.tileInk, room: 1.9 * radius, wished, least }} />
      )}
    </g>
  );
});

/** The name of the token on each point. */
export function namesOn(places: Int32Array, names: readonly string[]): string[] {
  const on = new Array<string>(places.length);
  places.forEach((point, token) => (on[point] = names[token]));
  return on;
}
