import { memo, useMemo } from "react";
import type { RearrangementPlay } from "../play-rearrangement";
import type { DrawingProps, FlatDrawing } from "../../../drawing/drawing";
import { PALETTE } from "../../../drawing/palette";
import { FlatPicture, round, truncated } from "../../../drawing/flat/flat-picture";
import { WornName } from "../../../drawing/flat/WornName";
import { pieceColors } from "./colors";
import { describeState, Pieces, stateAt, type PieceLookProps } from "./Pieces";
import { PlaceSpots } from "./PlaceSpots";
import { squaresOf, type Squares } from "./squares";

const MARGIN = 12;

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

function TilesBoard({ play, position }: DrawingProps<RearrangementPlay>) {
  const squares = useMemo(() => squaresOf(play, MARGIN, 74), [play]);
  const { points, side, height, text } = squares;
  return (
    <FlatPicture height={height} state={stateAt(play, position)}>
      <Frame {...{ play, squares }} />
      <Pieces {...{ play, position, points, radius: side / 2 - 1, text, Look: Tile }} />
      <PlaceSpots {...{ play, points, half: side / 2 }} />
    </FlatPicture>
  );
}

export const tilesBoard: FlatDrawing<RearrangementPlay> = {
  form: "flat",
  id: "board",
  title: /*i18n*/ "Board",
  Picture: TilesBoard,
  describe: (play, step) =>
    describeState(play, step, {
      taken: /*i18n*/ "place {place}: tile {piece}",
      empty: /*i18n*/ "place {place}: empty",
    }),
};
