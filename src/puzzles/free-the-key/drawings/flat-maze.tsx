import { memo, useMemo } from "react";
import { i18n } from "../../../language";
import type { FreeTheKeyPlay } from "../play";
import type { DrawingProps, FlatDrawing } from "../../../drawing/drawing";
import { PALETTE } from "../../../drawing/palette";
import { FlatPicture, round, WIDTH } from "../../../drawing/flat/flat-picture";
import { legibleSize, LOWEST, widthOf } from "../../../drawing/flat/legible";
import { shownNumbers } from "../../../drawing/flat/thinning";
import { TooLarge } from "../../../drawing/flat/TooLarge";
import { MazeCells, MAX_CELLS } from "./MazeCells";
import { diskAt, mazeRow, pathData } from "./maze-way";

const MAX_CELL_SIZE = 24;
/** A maze of many turns gets small cells instead of being taller than wide. */
const MAX_HEIGHT = WIDTH;
/** The margin around the axis numbers. */
const GAP = 4;

interface Measures {
  /** Of a cell. */
  readonly size: number;
  /** The size of the axis numbers. */
  readonly text: number;
  /** Where the maze starts. */
  readonly left: number;
  readonly top: number;
}

/** Cells as large as possible beside readable numbers. */
function measures(columns: number, rows: number): Measures {
  const sizeBeside = (left: number) => Math.min(MAX_CELL_SIZE, (WIDTH - left) / columns, MAX_HEIGHT / rows);
  const text = legibleSize(rows * sizeBeside(0) + 3 * GAP, LOWEST.ofFour);
  const axis = widthOf(String(rows), text) + GAP;
  const size = round(sizeBeside(axis));
  return { size, text, left: round((WIDTH + axis - columns * size) / 2), top: round(text + 2 * GAP) };
}

export const isTooLarge = ({ codes }: FreeTheKeyPlay) => codes.length * codes[0].length > MAX_CELLS;

export const stateAt = (play: FreeTheKeyPlay, position: number) => {
  const step = Math.floor(position);
  return `place ${play.places[step] + 1}, turn ${play.turns[step] + 1}`;
};

interface AxesProps extends Measures {
  readonly places: number;
  readonly turns: number;
}

/** The numbers of places at the top and of turns on the left: all of them, or every fifth if space is tight. */
const Axes = memo(function Axes({ places, turns, size, text, left, top }: AxesProps) {
  const look = { fontSize: round(text), fill: PALETTE.faint };
  return (
    <>
      {shownNumbers(places, size, widthOf(`${places} `, text)).map((n) => (
        <text key={`place ${n}`} x={round(left + (n - 0.5) * size)} y={round(top - GAP)} {...look}>
          {n}
        </text>
      ))}
      {shownNumbers(turns, size, text).map((n) => (
        <text
          key={`turn ${n}`}
          x={round(left - GAP)}
          y={round(top + (n - 0.5) * size + text * 0.35)}
          textAnchor="end"
          {...look}
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
  const measured = useMemo(() => measures(columns, rows), [columns, rows]);
  const { size, left, top } = measured;
  const [width, height] = [columns * size, rows * size];
  const step = Math.floor(position);
  const way = useMemo(() => pathData(play, step, size), [play, step, size]);
  if (isTooLarge(play)) return <TooLarge text={i18n.t("This maze is too large to be drawn.")} />;
  const { place, turn } = diskAt(play, position);
  const row = mazeRow(turn, rows);
  return (
    <FlatPicture height={top + height + 2} state={stateAt(play, position)}>
      <Axes places={columns} turns={rows} {...measured} />
      <svg x={left} y={top} width={width} height={height}>
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
