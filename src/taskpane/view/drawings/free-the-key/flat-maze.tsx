import { memo, useMemo } from "react";
import { i18n } from "../../../../language";
import type { FreeTheKeyPlay } from "../../../../playing";
import type { DrawingProps, FlatDrawing } from "../../drawing";
import { PALETTE } from "../../palette";
import { FlatPicture, round, WIDTH } from "../flat/flat-picture";
import { TooLarge } from "../TooLarge";
import { MazeCells, MOST_CELLS } from "./MazeCells";
import { diskAt, rowOf, wayTo } from "./maze-way";

const AXIS = 26;
const LARGEST_CELL = 24;
const SMALLEST_NUMBERED = 9;

export const isTooLarge = ({ codes }: FreeTheKeyPlay) => codes.length * codes[0].length > MOST_CELLS;

export const stateAt = (play: FreeTheKeyPlay, position: number) => {
  const step = Math.floor(position);
  return `place ${play.places[step] + 1}, turn ${play.turns[step] + 1}`;
};

interface AxesProps {
  readonly places: number;
  readonly turns: number;
  readonly size: number;
}

/** The numbers of places above and of turns at the left; all of them, or every fifth where there is little room. */
const Axes = memo(function Axes({ places, turns, size }: AxesProps) {
  const every = size >= 2 * SMALLEST_NUMBERED ? 1 : size >= SMALLEST_NUMBERED ? 5 : 50;
  const numbers = (count: number) =>
    Array.from({ length: count }, (_, k) => k + 1).filter((n) => n === 1 || n % every === 0);
  const text = { fontSize: 13, fill: PALETTE.faint };
  return (
    <>
      {numbers(places).map((n) => (
        <text key={`place ${n}`} x={round(AXIS + (n - 0.5) * size)} y={AXIS - 6} {...text}>
          {n}
        </text>
      ))}
      {numbers(turns).map((n) => (
        <text
          key={`turn ${n}`}
          x={AXIS - 4}
          y={round(AXIS + (n - 0.5) * size + 4.5)}
          textAnchor="end"
          {...text}
        >
          {n}
        </text>
      ))}
    </>
  );
});

function FlatMaze({ play, position }: DrawingProps<FreeTheKeyPlay>) {
  const rows = play.codes.length;
  const columns = play.codes[0].length;
  const size = round(Math.min(LARGEST_CELL, (WIDTH - AXIS) / columns));
  const [width, height] = [columns * size, rows * size];
  const step = Math.floor(position);
  const way = useMemo(() => wayTo(play, step, size), [play, step, size]);
  if (isTooLarge(play)) return <TooLarge text={i18n.t("This maze is too large to be drawn.")} />;
  const { place, turn } = diskAt(play, position);
  const row = rowOf(turn, rows);
  return (
    <FlatPicture height={AXIS + height + 2} state={stateAt(play, position)}>
      <Axes places={columns} turns={rows} size={size} />
      <svg x={AXIS} y={AXIS} width={width} height={height}>
        <MazeCells codes={play.codes} size={size} />
        <rect
          {...{ x: (columns - 1) * size, y: 0, width: size, height: size }}
          fill="none"
          stroke={PALETTE.goal}
          strokeWidth={size / 6}
        />
        <path
          data-part="way"
          d={way}
          fill="none"
          stroke={PALETTE.way}
          strokeWidth={size * 0.4}
          strokeLinecap="round"
        />
        {/* Between the last turn and the first one, the marker is on both edges. */}
        {[row, row - rows].map((at) => (
          <Marker key={at === row ? "marker" : "over the edge"} x={place * size} y={at * size} size={size} />
        ))}
      </svg>
    </FlatPicture>
  );
}

export function Marker({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
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

export const flatMaze: FlatDrawing<FreeTheKeyPlay> = {
  kind: "flat",
  id: "maze",
  title: /*i18n*/ "Flat maze",
  Picture: FlatMaze,
  describe: (play, step) =>
    i18n.t(
      "{turns} turns down, {places} places across; the marker is at place {place}, turn {turn}, step {step} of {lastStep}.",
      {
        turns: play.codes.length,
        places: play.codes[0].length,
        place: play.places[step] + 1,
        turn: play.turns[step] + 1,
        step,
        lastStep: play.lastStep,
      },
    ),
};
