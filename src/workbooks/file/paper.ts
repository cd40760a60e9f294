import {
  DEFAULT_COLUMN_WIDTH,
  DEFAULT_ROW_HEIGHT,
  pixelsOfCharacters,
  pointsOfPixels,
} from "../../grid/sizes";
import type { CellContent, CellStyle, SheetContent } from "../content";

/** How a sheet is laid on paper: pages down 0 stands for as many as it takes. */
export interface PageLayout {
  readonly orientation: "landscape" | "portrait";
  readonly fitToPage: true;
  readonly fitToWidth: 1;
  readonly fitToHeight: 0 | 1;
}

/** What Excel's usual margins leave of a sheet of A4 or Letter, whichever has less, in points. */
const LONG_SIDE = 660;
const SHORT_SIDE = 480;

/** A sheet that would have to be made smaller than so to fit on one page becomes longer instead. */
const MIN_SCALE = 0.6;

/** Heights of rows are not known so well that a small difference would count. */
const CLEARLY = 1.1;

/**
 * A sheet is one page wide. It is one page long too, upright or not, where this makes it not much smaller than several pages
 * would be.
 */
export function pageLayout(sheet: SheetContent, styles: readonly CellStyle[]): PageLayout {
  const { width, height } = extent(sheet, styles);
  const scale = (across: number, down: number) => Math.min(1, across / width, down / height);
  const [landscape, portrait] = [scale(LONG_SIDE, SHORT_SIDE), scale(SHORT_SIDE, LONG_SIDE)];
  const onOnePage = Math.max(landscape, portrait) >= MIN_SCALE * scale(LONG_SIDE, Infinity);
  return {
    orientation: onOnePage && portrait > CLEARLY * landscape ? "portrait" : "landscape",
    fitToPage: true,
    fitToWidth: 1,
    fitToHeight: onOnePage ? 1 : 0,
  };
}

/** The size of the rectangle from the first cell to the last one that shows something, in points. */
function extent({ cells, columns, rows }: SheetContent, styles: readonly CellStyle[]) {
  let [across, down] = [1, 1];
  for (const cell of cells) {
    if (!shows(cell, styles)) continue;
    across = Math.max(across, cell.column + 1);
    down = Math.max(down, cell.row + 1);
  }
  /** What the first so many lines have, where some have a size of their own. */
  const sum = <Line extends { first: number; last: number }>(
    count: number,
    usual: number,
    lines: readonly Line[],
    size: (line: Line) => number,
  ) =>
    lines
      .map((line) => ({ line, named: Math.min(line.last + 1, count) - line.first }))
      .filter(({ named }) => named > 0)
      .reduce((total, { line, named }) => total + named * (size(line) - usual), count * usual);
  return {
    width: sum(across, pointsOfPixels(DEFAULT_COLUMN_WIDTH), columns, ({ characters }) =>
      pointsOfPixels(pixelsOfCharacters(characters)),
    ),
    height: sum(down, pointsOfPixels(DEFAULT_ROW_HEIGHT), rows, ({ points }) => points),
  };
}

function shows({ value, style }: CellContent, styles: readonly CellStyle[]): boolean {
  if (value !== undefined && value !== "") return true;
  const { fill, borders } = (style === undefined ? undefined : styles[style]) ?? {};
  return fill !== undefined || borders !== undefined;
}
