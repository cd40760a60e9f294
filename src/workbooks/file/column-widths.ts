/** Beside its characters a column has five of the pixels of which a character has seven. */
const PADDING = 5 / 7;
/** How many points a character of Excel's usual font is wide. */
const CHARACTER = 5.25;

const rounded = (width: number) => Math.round(width * 1e4) / 1e4;

/** The width that a file gives a column with room for so many characters. */
export const fileWidth = (characters: number): number => rounded(characters + PADDING);

/** For how many characters a column of a file has room. */
export const charactersIn = (width: number): number => rounded(width - PADDING);

/** How wide a column with room for so many characters is, in points. */
export const pointsOf = (characters: number): number => (characters + PADDING) * CHARACTER;
