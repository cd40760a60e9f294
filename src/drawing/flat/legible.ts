import { WIDTH } from "./flat-picture";

/** Texts of this size are read, in pixels of the screen. */
const READ = 11;
/** The narrowest place of a drawing in pixels: the pane. */
const MIN_WIDTH = 295;
/** The lowest places of a drawing in pixels: in a low pane or window, and where it is one of four in a low window. */
export const LOWEST = { alone: 320, ofFour: 180 };

/** About how wide a letter or digit is, as a share of the text's size. */
const LETTER = 0.64;
/** A text that is shortened ends in “…”, which is wider than a letter by this share of one. */
const DOTS = 0.6;

/**
 * The size of the smallest texts of a drawing, in its units, such that they are read wherever it is shown: in a narrow
 * place all of it is small, and in a low place a drawing that is higher than others is smaller than others.
 */
export function legibleSize(height: number, lowest: number = LOWEST.alone): number {
  return READ * Math.max(WIDTH / MIN_WIDTH, height / lowest);
}

/** About how wide a text is. */
export function widthOf(text: string, size: number): number {
  return LETTER * size * ([...text].length + (text.endsWith("…") ? DOTS : 0));
}

/** How many letters have room. */
export function lettersIn(room: number, size: number): number {
  return Math.max(0, Math.floor(room / (LETTER * size)));
}

/**
 * The size of a text in a place of its own that is as high as wide, such as a tile: as wished, or the least, if it fits,
 * else as large as fits; 0 if it cannot be read there.
 */
export function sizeIn(
  room: number,
  text: string,
  sizes: { readonly wished: number; readonly least: number },
): number {
  const size = Math.min(Math.max(sizes.wished, sizes.least), room, room / widthOf(text, 1));
  return size < sizes.least ? 0 : size;
}
