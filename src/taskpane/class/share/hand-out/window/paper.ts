/** Width and height in millimetres, in portrait orientation, and its CSS name. */
interface Paper {
  readonly title: string;
  readonly css: string;
  readonly width: number;
  readonly height: number;
}

const A4: Paper = { title: "A4", css: "A4", width: 210, height: 297 };
const LETTER: Paper = { title: "Letter", css: "letter", width: 215.9, height: 279.4 };
export const PAPERS: readonly Paper[] = [A4, LETTER];

/** As in the stylesheet's `@page`. */
const MARGIN = 12;
const PIXELS_A_MILLIMETRE = 96 / 25.4;

/** Regions whose default paper is Letter. */
const LETTER_REGIONS = new Set([
  "US",
  "CA",
  "MX",
  "PH",
  "CL",
  "CO",
  "VE",
  "CR",
  "GT",
  "PA",
  "DO",
  "SV",
  "NI",
  "HN",
]);

/** The default paper for a language such as `en-US`. */
export function usualPaper(language: string): Paper {
  const region = /-([A-Z]{2})\b/.exec(language)?.[1];
  return region !== undefined && LETTER_REGIONS.has(region) ? LETTER : A4;
}

/** How a page of the given width fits onto paper: landscape if it would become small otherwise, and never enlarged. */
export function layOut(paper: Paper, pixels: number): { readonly page: string; readonly zoom: number } {
  const room = (millimetres: number) => (millimetres - 2 * MARGIN) * PIXELS_A_MILLIMETRE;
  const isWide = pixels > room(paper.width) * 1.1;
  const zoom = Math.min(1, room(isWide ? paper.height : paper.width) / pixels);
  return { page: `${paper.css} ${isWide ? "landscape" : "portrait"}`, zoom };
}
