import { memo } from "react";
import { PALETTE } from "../../../drawing/palette";
import { round } from "../../../drawing/flat/flat-picture";
import type { WalkedMaze } from "../walked-maze";

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

interface WayProps {
  readonly d: string;
  /** Of a cell. */
  readonly size: number;
  readonly strokeLinejoin?: "round";
}

export function Way({ d, size, strokeLinejoin }: WayProps) {
  return (
    <path
      data-part="way"
      {...{ d, fill: "none", stroke: PALETTE.way, strokeWidth: round(size * 0.4) }}
      {...{ strokeLinecap: "round", strokeLinejoin }}
    />
  );
}

export const Goals = memo(function Goals(props: { readonly maze: WalkedMaze; readonly size: number }) {
  const { maze, size } = props;
  const { columns } = maze.grid;
  const goals = maze.goals.map(
    (goal) =>
      `M${round((goal % columns) * size)} ${round(Math.floor(goal / columns) * size)}h${size}v${size}h${-size}z`,
  );
  return <path d={goals.join("")} fill="none" stroke={PALETTE.goal} strokeWidth={round(size / 6)} />;
});
