import { useMemo } from "react";
import { i18n } from "../../../language";
import type { DrawingProps, FlatDrawing } from "../../../drawing/drawing";
import { PALETTE } from "../../../drawing/palette";
import { FlatPicture, round, WIDTH, TooLarge } from "../../../drawing/flat/flat-picture";
import type { WalkedPlay } from "../play-walk";
import type { MazeWords } from "./flat-maze";
import { codesAt, isTooLarge, MazeCells } from "./MazeCells";
import { Goals, Marker, Way } from "./maze-marks";
import { MazeSpots } from "./MazeSpots";
import { codesWithin, inMaze, pathData, placeAt } from "./maze-way";

/** The most cells that are visible on each side of the marker, and above and below it. */
const MAX_BESIDE = 8;
const MAX_ABOVE = 7;
const SIZE = WIDTH / (2 * MAX_BESIDE + 1);

/** Whether a maze is larger than what is seen of it at once. */
export const isLargerThanSeen = ({ codes }: WalkedPlay) =>
  codes.length > 2 * MAX_ABOVE + 1 || codes[0].length > 2 * MAX_BESIDE + 1;

function seen(at: number, count: number, isWrapped: boolean, most: number) {
  // Where the maze wraps, no cell is seen twice.
  const beside = Math.min(most, isWrapped ? Math.floor((count - 1) / 2) : count - 1);
  const within = (index: number) => (isWrapped ? index : Math.min(Math.max(index, 0), count - 1));
  const middle = Math.floor(at);
  const firstDrawn = within(middle - beside - 1);
  const lastDrawn = within(middle + beside + 2);
  return {
    count,
    isWrapped,
    /** How many are visible on each side of the marker. */
    beside,
    first: within(middle - beside),
    last: within(middle + beside),
    /** The first and the last that are drawn, because they may come into view during a move. */
    firstDrawn,
    lastDrawn,
  };
}

type Seen = ReturnType<typeof seen>;

/** How far the maze's copies that are seen are from the maze itself. */
function copies({ count, isWrapped, firstDrawn, lastDrawn }: Seen): number[] {
  if (!isWrapped) return [0];
  const [from, to] = [Math.floor(firstDrawn / count), Math.floor(lastDrawn / count)];
  return Array.from({ length: to - from + 1 }, (_, k) => (from + k) * count);
}

/** The maze slides past the marker in the middle. Where it wraps, it has no edges. */
export function slidingMaze<P extends WalkedPlay>(words: MazeWords<P>): FlatDrawing<P> {
  function SlidingMaze({ play, position }: DrawingProps<P>) {
    const { maze } = play;
    const codes = codesAt(play, position);
    const step = Math.floor(position);
    const way = useMemo(() => pathData(play, step, SIZE), [play, step]);
    const { row, column } = placeAt(play, position);
    const at = { row: inMaze(row, codes.length), column: inMaze(column, codes[0].length) };
    const down = seen(at.row, codes.length, maze.wrapping.rows, MAX_ABOVE);
    const across = seen(at.column, codes[0].length, maze.wrapping.columns, MAX_BESIDE);
    const cells = useMemo(
      () => codesWithin(codes, [down.firstDrawn, down.lastDrawn], [across.firstDrawn, across.lastDrawn]),
      [codes, down.firstDrawn, down.lastDrawn, across.firstDrawn, across.lastDrawn],
    );
    if (isTooLarge(play)) return <TooLarge text={i18n.t("This maze is too large to be drawn.")} />;
    const [width, height] = [(2 * across.beside + 1) * SIZE, (2 * down.beside + 1) * SIZE];
    const size = { width: round(width), height: round(height) };
    return (
      <FlatPicture height={height} state={words.state(play, step)}>
        <svg x={round((WIDTH - width) / 2)} {...size}>
          <rect {...size} fill={PALETTE.line} fillOpacity={0.3} />
          <g
            data-part="maze"
            transform={`translate(${round((across.beside - at.column) * SIZE)} ${round((down.beside - at.row) * SIZE)})`}
          >
            <g transform={`translate(${round(across.firstDrawn * SIZE)} ${round(down.firstDrawn * SIZE)})`}>
              <MazeCells codes={cells} size={SIZE} />
            </g>
            {copies(down).flatMap((y) =>
              copies(across).map((x) => (
                <g key={`${y} ${x}`} transform={`translate(${round(x * SIZE)} ${round(y * SIZE)})`}>
                  <Goals maze={maze} size={SIZE} />
                  <Way d={way} size={SIZE} />
                </g>
              )),
            )}
            <MazeSpots
              {...{ rows: codes.length, columns: codes[0].length, size: SIZE }}
              {...{ top: down.first, bottom: down.last, left: across.first, right: across.last }}
            />
          </g>
          <g pointerEvents="none">
            <Marker x={across.beside * SIZE} y={down.beside * SIZE} size={SIZE} />
          </g>
          <rect {...size} fill="none" stroke={PALETTE.line} strokeWidth={2} />
        </svg>
      </FlatPicture>
    );
  }

  return {
    form: "flat",
    id: "sliding",
    title: /*i18n*/ "Sliding maze",
    Picture: SlidingMaze,
    describe: words.describe,
  };
}
