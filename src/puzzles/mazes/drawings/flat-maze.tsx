import type { BoardCell } from "../../../playing/spots";
import { useMemo, memo, type ReactNode } from "react";
import { i18n } from "../../../language";
import type { DrawingProps, FlatDrawing } from "../../../drawing/drawing";
import { PALETTE } from "../../../drawing/palette";
import { FlatPicture, round, WIDTH, TooLarge } from "../../../drawing/flat/flat-picture";
import type { WalkedPlay } from "../play-walk";
import { flatLayout, type Beyond, GAP, type FlatLayout } from "./flat-layout";
import { codesAt, isTooLarge, MazeCells } from "./MazeCells";
import { Goals, Marker, Way } from "./maze-marks";
import { MazeSpots } from "./MazeSpots";
import { cellAt, codesWithin, inMaze, pathData, placeAt } from "./maze-way";
import { widthOf } from "../../../drawing/flat/legible";
import { shownNumbers } from "../../../drawing/flat/thinning";

interface MazeAxesProps extends FlatLayout {
  readonly rows: number;
  readonly columns: number;
  readonly beyond: Beyond;
}

/** The numbers of columns at the top and of rows on the left: all of them, or every fifth if space is tight. */
const MazeAxes = memo(function MazeAxes(props: MazeAxesProps) {
  const { rows, columns, beyond, size, text, left, top } = props;
  const look = { fontSize: round(text), fill: PALETTE.faint };
  return (
    <>
      {shownNumbers(columns, size, widthOf(`${columns} `, text)).map((n) => (
        <text
          key={`column ${n}`}
          x={round(Math.min(left + (n - 0.5) * size, WIDTH - widthOf(String(n), text) / 2))}
          y={round(top - beyond.rows * size - GAP)}
          {...look}
        >
          {n}
        </text>
      ))}
      {shownNumbers(rows, size, text).map((n) => (
        <text
          key={`row ${n}`}
          x={round(left - beyond.columns * size - GAP)}
          y={round(Math.min(top + (n - 0.5) * size + text * 0.35, top + rows * size))}
          textAnchor="end"
          {...look}
        >
          {n}
        </text>
      ))}
    </>
  );
});

/** All cells can be clicked in mazes of up to so many cells; in larger ones those up to so far from the marker. */
const MOST_SPOTS = 2500;
const NEAR = 10;

export interface MazeWords<P extends WalkedPlay> {
  /** The drawing's state in its own notation. */
  state(play: P, step: number): string;
  describe(play: P, step: number): string;
}

/** What is drawn in cells, below the marker. */
export type MazeThings<P> = (props: {
  readonly play: P;
  readonly step: number;
  /** Of a cell. */
  readonly size: number;
}) => ReactNode;

/** The maze from above. `beyondOf` says which rows and columns are shown a second time beyond a wrapped edge. */
export function flatMaze<P extends WalkedPlay>(
  words: MazeWords<P>,
  beyondOf: (play: P) => Beyond,
  Things?: MazeThings<P>,
): FlatDrawing<P> {
  function FlatMaze({ play, position }: DrawingProps<P>) {
    const { maze } = play;
    const codes = codesAt(play, position);
    const [rows, columns] = [codes.length, codes[0].length];
    const beyond = beyondOf(play);
    const layout = useMemo(
      () => flatLayout(rows, columns, { rows: beyond.rows, columns: beyond.columns }),
      [rows, columns, beyond.rows, beyond.columns],
    );
    const { size, left, top } = layout;
    const step = Math.floor(position);
    const way = useMemo(() => pathData(play, step, size), [play, step, size]);
    const shown = useMemo(
      () =>
        codesWithin(
          codes,
          [-beyond.rows, rows - 1 + beyond.rows],
          [-beyond.columns, columns - 1 + beyond.columns],
        ),
      [codes, rows, columns, beyond.rows, beyond.columns],
    );
    if (isTooLarge(play)) return <TooLarge text={i18n.t("This maze is too large to be drawn.")} />;
    const marked = placeAt(play, position);
    const at = { row: inMaze(marked.row, rows), column: inMaze(marked.column, columns) };
    const [x, y] = [beyond.columns * size, beyond.rows * size];
    const [width, height] = [columns * size, rows * size];
    return (
      <FlatPicture height={top + height + y + 2} state={words.state(play, step)}>
        <MazeAxes {...{ rows, columns, beyond, ...layout }} />
        <svg
          x={round(left - x)}
          y={round(top - y)}
          width={round(width + 2 * x)}
          height={round(height + 2 * y)}
        >
          <MazeCells codes={shown} size={size} />
          <g transform={`translate(${x} ${y})`}>
            <Goals maze={maze} size={size} />
            <Way d={way} size={size} />
            {Things && <Things {...{ play, step, size }} />}
            {/* Between the last row and the first one, the marker is on both edges. */}
            {copiesOf(at, play, beyond).map(({ row, column }) => (
              <Marker
                key={`${row - at.row} ${column - at.column}`}
                x={column * size}
                y={row * size}
                size={size}
              />
            ))}
            {x + y > 0 && <Veil {...{ x, y, width, height }} />}
            <MazeSpots
              {...{ rows, columns, size, ...spotsNear(cellAt(play, position), rows, columns, beyond) }}
            />
          </g>
        </svg>
      </FlatPicture>
    );
  }

  return {
    form: "flat",
    id: "maze",
    title: /*i18n*/ "Flat maze",
    Picture: FlatMaze,
    describe: words.describe,
  };
}

/** Where the marker is, and where it is beyond a wrapped edge, as far as that is shown. */
function copiesOf(place: BoardCell, { codes, maze: { wrapping } }: WalkedPlay, beyond: Beyond): BoardCell[] {
  const around = (at: number, count: number, isWrapped: boolean, shown: number) =>
    (isWrapped ? [at, at - count, at + count] : [at]).filter((k) => k > -1 - shown && k < count + shown);
  return around(place.row, codes.length, wrapping.rows, beyond.rows).flatMap((row) =>
    around(place.column, codes[0].length, wrapping.columns, beyond.columns).map((column) => ({
      row,
      column,
    })),
  );
}

/** What lies beyond the edges is paler, behind a dashed line. */
function Veil(props: { x: number; y: number; width: number; height: number }) {
  const { x, y, width, height } = props;
  const outside = `M${-x} ${-y}h${width + 2 * x}v${height + 2 * y}h${-width - 2 * x}z`;
  const inside = `M0 0h${width}v${height}h${-width}z`;
  const edges = `${y > 0 ? `M${-x} 0h${width + 2 * x}M${-x} ${height}h${width + 2 * x}` : ""}${
    x > 0 ? `M0 ${-y}v${height + 2 * y}M${width} ${-y}v${height + 2 * y}` : ""
  }`;
  return (
    <>
      <path d={outside + inside} fillRule="evenodd" fill={PALETTE.ground} fillOpacity={0.6} />
      <path data-part="wrapped" d={edges} stroke={PALETTE.move} strokeWidth={1.5} strokeDasharray="4 3" />
    </>
  );
}

/** The rows and columns that can be clicked. */
function spotsNear({ row, column }: BoardCell, rows: number, columns: number, beyond: Beyond) {
  const all = {
    top: -beyond.rows,
    bottom: rows - 1 + beyond.rows,
    left: -beyond.columns,
    right: columns - 1 + beyond.columns,
  };
  if (rows * columns <= MOST_SPOTS) return all;
  return {
    top: Math.max(all.top, row - NEAR),
    bottom: Math.min(all.bottom, row + NEAR),
    left: Math.max(all.left, column - NEAR),
    right: Math.min(all.right, column + NEAR),
  };
}
