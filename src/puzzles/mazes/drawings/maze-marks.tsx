import { memo } from "react";
import { PALETTE } from "../../../drawing/palette";
import { round } from "../../../drawing/flat/flat-picture";
import type { WalkedPlay } from "../play-walk";

interface MarkerProps {
  /** Where its cell starts. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export function Marker({ x, y, size }: MarkerProps) {
  return (
    <rect
      data-part="marker"
      x={round(x + size * 0.12)}
      y={round(y + size * 0.12)}
      width={round(size * 0.76)}
      height={round(size * 0.76)}
      rx={round(size * 0.12)}
      fill={PALETTE.marker}
      stroke={PALETTE.markerInk}
      strokeWidth={round(size * 0.08)}
    />
  );
}

export function Way({ d, size }: { readonly d: string; readonly size: number }) {
  return (
    <path
      data-part="way"
      d={d}
      fill="none"
      stroke={PALETTE.way}
      strokeWidth={round(size * 0.4)}
      strokeLinecap="round"
    />
  );
}

/** The goals, and a dot where the walk begins. */
export const Ends = memo(function Ends(props: { readonly play: WalkedPlay; readonly size: number }) {
  const { play, size } = props;
  const { columns } = play.maze.grid;
  const goals = play.maze.goals.map(
    (goal) =>
      `M${round((goal % columns) * size)} ${round(Math.floor(goal / columns) * size)}h${size}v${size}h${-size}z`,
  );
  return (
    <>
      <path d={goals.join("")} fill="none" stroke={PALETTE.goal} strokeWidth={round(size / 6)} />
      <circle
        cx={round((play.walk.columns[0] + 0.5) * size)}
        cy={round((play.walk.rows[0] + 0.5) * size)}
        r={round(size * 0.16)}
        fill={PALETTE.goal}
      />
    </>
  );
});
