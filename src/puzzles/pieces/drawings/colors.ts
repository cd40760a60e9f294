import { TILES } from "../pinball/tiles";
import type { RearrangementPlay } from "../play-rearrangement";
import { PALETTE } from "../../../drawing/palette";

/** A text colour that is readable on all piece colours except black. */
export const DARK_INK = "#1b1b1b";
const LIGHT_INK = "#ffffff";

interface PieceColors {
  readonly fill: string;
  readonly ink: string;
}

const BY_NAME: Readonly<Record<string, PieceColors>> = {
  W: { fill: "#ffffff", ink: DARK_INK },
  B: { fill: DARK_INK, ink: LIGHT_INK },
};

/** Each tile of the pinball puzzle has its own colour. */
export function pinballTileColor(play: RearrangementPlay, place: number): string {
  return TILES[(Number(play.places[place]) - 1) % TILES.length]?.color ?? LIGHT_INK;
}

/**
 * Balls have the colour of the tile where they belong. White and black pieces are white and black. Others get one of two colours, chosen so
 * that they form a chequered board where they belong.
 */
export function pieceColors(play: RearrangementPlay, piece: number): PieceColors {
  const known = Object.hasOwn(BY_NAME, play.pieces[piece]) ? BY_NAME[play.pieces[piece]] : undefined;
  if (known) return known;
  const home = play.homes[piece];
  if (play.prefix === "Pinball") return { fill: pinballTileColor(play, home), ink: DARK_INK };
  const { row, column } = play.board.positions[home];
  const isEven = play.board.isPlaced ? Math.round(row + column) % 2 === 0 : home % 2 === 0;
  return { fill: isEven ? PALETTE.warm : PALETTE.cool, ink: PALETTE.tileInk };
}
