import { memo, useMemo } from "react";
import { flipperLabel } from "../pinball/tiles";
import type { RearrangementPlay } from "../play-rearrangement";
import type { DrawingProps } from "../../../drawing/drawing";
import { PALETTE } from "../../../drawing/palette";
import { round, truncated } from "../../../drawing/flat/flat-picture";
import { lettersIn } from "../../../drawing/flat/legible";
import { momentAt } from "../../../drawing/flat/moment";
import { ShortText, WornName } from "../../../drawing/flat/texts";
import { DARK_INK, pieceColors, pinballTileColor } from "./colors";
import type { PieceLookProps } from "./Pieces";
import { boardDrawing, type Squares } from "./squares";

/** How far a flipper turns when it hits, in degrees. */
const STROKE = 50;
const GAP = 0.04;

interface Flipper {
  readonly line: number;
  readonly tile: number;
  readonly to: number;
  readonly label: string;
  readonly side: -1 | 1;
}

/** The flippers of each tile in the order of the moves: the first on the left, the others on the right. */
function flippersOf(play: RearrangementPlay): Flipper[] {
  const seen = new Map<number, number>();
  return play.lines.flatMap(({ from, to }, line): Flipper[] => {
    const before = seen.get(from) ?? 0;
    seen.set(from, before + 1);
    const [tail, head] = [Number(play.places[from]), Number(play.places[to])];
    const label = Number.isNaN(tail + head) ? play.places[to] : flipperLabel(tail, head);
    return before > 1 ? [] : [{ line, tile: from, to, label, side: before === 0 ? -1 : 1 }];
  });
}

const Tiles = memo(function Tiles({ play, squares }: { play: RearrangementPlay; squares: Squares }) {
  const { side, points, text } = squares;
  const fontSize = round(Math.max(text, side * 0.14));
  const size = side * (1 - 2 * GAP);
  return play.places.map((place, k) => (
    <g key={place} transform={`translate(${round(points[k].x)} ${round(points[k].y)})`}>
      <rect
        {...{ x: -size / 2, y: -size / 2, width: size, height: size, rx: side * 0.07 }}
        fill={pinballTileColor(play, k)}
        stroke={PALETTE.line}
      />
      <circle cy={-side * 0.1} r={side * 0.27} fill="#00000022" stroke="#00000055" />
      <ShortText
        {...{ x: round(side * 0.05 - size / 2), y: round(fontSize - size / 2), fontSize, fill: DARK_INK }}
        textAnchor="start"
        fontWeight="600"
        text={place}
        letters={Math.min(4, lettersIn(size, fontSize))}
      />
    </g>
  ));
});

const FlipperPicture = memo(function FlipperPicture(props: {
  readonly flipper: Flipper;
  readonly squares: Squares;
  readonly angle: number;
}) {
  const { flipper, squares, angle } = props;
  const { side, points, text } = squares;
  const { tile, label, side: hand } = flipper;
  const { x, y } = points[tile];
  const fontSize = round(Math.max(text, side * 0.125));
  const [hingeX, hingeY] = [x + hand * side * 0.37, y + side * 0.25];
  return (
    <>
      <line
        data-part={`flipper-${tile + 1}-${hand < 0 ? "left" : "right"}`}
        transform={`translate(${round(hingeX)} ${round(hingeY)}) rotate(${round(hand * angle)})`}
        {...{ x2: -hand * side * 0.27, y2: side * 0.06, strokeWidth: side * 0.06 }}
        stroke={DARK_INK}
        strokeLinecap="round"
      />
      <ShortText
        {...{ x: round(x + hand * side * 0.25), y: round(y + side * 0.435), fontSize, fill: DARK_INK }}
        text={label}
        letters={Math.min(4, lettersIn(side / 2, fontSize))}
      />
    </>
  );
});

/** A ball with the number of the tile where it belongs. */
function Ball({ play, piece, radius, text }: PieceLookProps) {
  const { fill, ink } = pieceColors(play, piece);
  const name = truncated(play.pieces[piece], 3);
  return (
    <>
      <circle r={radius} fill={fill} stroke={DARK_INK} strokeWidth={1.5} />
      <circle cx={-radius * 0.35} cy={-radius * 0.42} r={radius * 0.2} fill="#ffffffbb" />
      <WornName name={name} room={1.8 * radius} wished={radius} least={text} fill={ink} />
    </>
  );
}

interface FlippersProps extends DrawingProps<RearrangementPlay> {
  readonly squares: Squares;
}

function Flippers({ play, position, squares }: FlippersProps) {
  const flippers = useMemo(() => flippersOf(play), [play]);
  const { step, share } = momentAt(position, play.lastStep);
  const move = share > 0 ? play.moves[step] : undefined;
  // The flipper is up when the ball has gone a third of its way, and down again when the ball stops.
  const stroke = STROKE * Math.min(share * 3, (1 - share) * 1.5);
  return flippers.map((flipper) => {
    const strikes = move?.from === flipper.tile && move.to === flipper.to;
    return <FlipperPicture key={flipper.line} {...{ flipper, squares }} angle={strikes ? stroke : 0} />;
  });
}

export const pinballBoard = boardDrawing({
  margin: 4,
  largest: 104,
  ground: ({ play, position, squares }) => (
    <>
      <Tiles {...{ play, squares }} />
      <Flippers {...{ play, position, squares }} />
    </>
  ),
  Look: Ball,
  radius: (side) => side * 0.22,
  raised: (side) => side * 0.1,
  texts: {
    taken: /*i18n*/ "tile {place}: ball {piece}",
    empty: /*i18n*/ "tile {place}: empty",
  },
});
