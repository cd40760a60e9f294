import { memo } from "react";
import type { RearrangementPlay } from "../play-rearrangement";
import { PALETTE } from "../../../drawing/palette";
import { round, truncated } from "../../../drawing/flat/flat-picture";
import { lettersIn, sizeIn } from "../../../drawing/flat/legible";
import { ShortText } from "../../../drawing/flat/texts";
import { DARK_INK } from "./colors";
import type { PieceLookProps } from "./Pieces";
import { boardDrawing, type Squares } from "./squares";

const LIGHT_SQUARE = "#f3e2b8";
const DARK_SQUARE = "#cfa968";

/** A knight facing left, about 20 units high. */
const KNIGHT =
  "M-7 10H8C8 3 9 -2 6 -6C4 -8.6 1.5 -9.4 -0.5 -9.5L-2 -12L-3.6 -8.8C-6 -7.5 -7.6 -3.6 -9 -0.6C-9.6 1.2 -8 2.8 -6.4 2.3C-5.3 1.9 -4.8 0.9 -3.4 0.7C-1.9 0.5 -0.6 0.2 0.4 -0.8C0.4 2.6 -6.2 4 -7 10Z";

const BoardSquares = memo(function BoardSquares(props: { play: RearrangementPlay; squares: Squares }) {
  const { play, squares } = props;
  const { side, points, text } = squares;
  return play.places.map((place, k) => {
    const { row, column } = play.board.positions[k];
    const [x, y] = [points[k].x - side / 2, points[k].y - side / 2];
    return (
      <g key={place}>
        <rect
          {...{ x: round(x), y: round(y), width: side, height: side }}
          fill={(row + column) % 2 === 0 ? LIGHT_SQUARE : DARK_SQUARE}
          stroke={PALETTE.line}
        />
        <ShortText
          x={round(x + 4)}
          y={round(y + side - 5)}
          fontSize={text}
          textAnchor="start"
          fill={DARK_INK}
          text={place}
          letters={lettersIn(side - 6, text)}
        />
      </g>
    );
  });
});

const FILLS: Readonly<Record<string, readonly [fill: string, line: string]>> = {
  W: ["#ffffff", DARK_INK],
  B: [DARK_INK, "#ffffff"],
};

/** A white or a black knight. Knights with other names carry them. */
function Knight({ play, piece, radius, text }: PieceLookProps) {
  const name = play.pieces[piece];
  const known = Object.hasOwn(FILLS, name);
  const shown = truncated(name, 3);
  const fontSize = sizeIn(1.6 * radius, shown, { wished: radius * 0.7, least: text });
  const [fill, line] = known ? FILLS[name] : [PALETTE.cool, DARK_INK];
  return (
    <>
      <path
        d={KNIGHT}
        transform={`translate(0 ${round(radius * 0.1)}) scale(${round(radius / 12)})`}
        {...{ fill, stroke: line }}
        strokeWidth={1.2}
        strokeLinejoin="round"
      />
      <circle cx={-radius * 0.28} cy={-radius * 0.3} r={radius * 0.07} fill={line} />
      {!known && fontSize > 0 && (
        <text x={radius * 0.22} y={radius * 0.62} fontSize={round(fontSize)} fontWeight="700" fill={DARK_INK}>
          {shown}
        </text>
      )}
    </>
  );
}

export const knightsBoard = boardDrawing({
  margin: 4,
  largest: 76,
  ground: ({ play, squares }) => <BoardSquares {...{ play, squares }} />,
  Look: Knight,
  radius: (side) => side * 0.36,
  texts: {
    taken: /*i18n*/ "square {place}: knight {piece}",
    empty: /*i18n*/ "square {place}: empty",
  },
});
