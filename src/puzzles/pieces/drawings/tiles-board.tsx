import { memo } from "react";
import type { RearrangementPlay } from "../play-rearrangement";
import { PALETTE } from "../../../drawing/palette";
import { round, truncated } from "../../../drawing/flat/flat-picture";
import { WornName } from "../../../drawing/flat/texts";
import { pieceColors } from "./colors";
import type { PieceLookProps } from "./Pieces";
import { boardDrawing, type Squares } from "./squares";

/** The frame, and the ground on which the tiles slide, with one field per place. */
const Frame = memo(function Frame({ play, squares }: { play: RearrangementPlay; squares: Squares }) {
  const { side, points } = squares;
  const outline = (wider: number) =>
    points.map(({ x, y }, k) => (
      <rect
        key={play.places[k]}
        {...{ x: round(x - side / 2 - wider), y: round(y - side / 2 - wider) }}
        {...{ width: round(side + 2 * wider), height: round(side + 2 * wider) }}
        rx={wider}
      />
    ));
  return (
    <>
      <g fill={PALETTE.wall}>{outline(7)}</g>
      <g fill={PALETTE.ground}>{outline(0)}</g>
    </>
  );
});

function Tile({ play, piece, radius, text }: PieceLookProps) {
  const { fill, ink } = pieceColors(play, piece);
  const name = truncated(play.pieces[piece], 4);
  const wished = radius * (name.length < 3 ? 0.92 : 0.6);
  return (
    <>
      <rect
        {...{ x: -radius, y: -radius, width: 2 * radius, height: 2 * radius, rx: radius * 0.16 }}
        fill={fill}
        stroke={PALETTE.tileInk}
      />
      <WornName {...{ name, wished }} room={1.9 * radius} least={text} weight={600} fill={ink} />
    </>
  );
}

export const tilesBoard = boardDrawing({
  margin: 12,
  largest: 74,
  ground: ({ play, squares }) => <Frame {...{ play, squares }} />,
  Look: Tile,
  radius: (side) => side / 2 - 1,
  texts: {
    taken: /*i18n*/ "place {place}: tile {piece}",
    empty: /*i18n*/ "place {place}: empty",
  },
});
