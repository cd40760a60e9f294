import { CHARACTER_WIDTH, charactersOfPixels, pixelsOfCharacters } from "../../grid/sizes";

const rounded = (width: number) => Math.round(width * 1e4) / 1e4;

/** The width that a file gives a column with room for so many characters. */
export const fileWidth = (characters: number): number =>
  rounded(pixelsOfCharacters(characters) / CHARACTER_WIDTH);

/** For how many characters a column of a file has room. */
export const charactersIn = (width: number): number => rounded(charactersOfPixels(width * CHARACTER_WIDTH));
