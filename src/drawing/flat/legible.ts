import { WIDTH } from "./flat-picture";

/** The smallest legible text size, in screen pixels. */
const READ = 11;
/** The narrowest space for a drawing, in pixels: that of the pane. */
const MIN_WIDTH = 295;
/** The lowest spaces for a drawing, in pixels: in a low pane or window, and as one of four in a low window. */
export const LOWEST = { alone: 320, ofFour: 180 };

/** The approximate width of a letter or digit, as a fraction of the text's size. */
const LETTER = 0.64;
/** A shortened text ends in “…”, which is wider than a letter by this fraction of one. */
const DOTS = 0.6;

/**
 * The size of a drawing's smallest texts, in its units, so that they are legible wherever it is shown. In a narrow space everything is
 * scaled down, and in a low space a tall drawing is scaled down more than others.
 */
export function legibleSize(height: number, lowest: number = LOWEST.alone): number {
  return READ * Math.max(WIDTH / MIN_WIDTH, height / lowest);
}

export function widthOf(text: string, size: number): number {
  return LETTER * size * ([...text].length + (text.endsWith("…") ? DOTS : 0));
}

export function lettersIn(room: number, size: number): number {
  return Math.max(0, Math.floor(room / (LETTER * size)));
}

/**
 * The size of a text in its own square space, such as a tile. It is the larger of `wished` and `least` if that fits, otherwise as large as
 * fits, or 0 if it would not be legible.
 */
export function sizeIn(
  room: number,
  text: string,
  sizes: { readonly wished: number; readonly least: number },
): number {
  const size = Math.min(Math.max(sizes.wished, sizes.least), room, room / widthOf(text, 1));
  return size < sizes.least ? 0 : size;
}
