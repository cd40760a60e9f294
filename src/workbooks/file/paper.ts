import {
  DEFAULT_COLUMN_WIDTH,
  DEFAULT_ROW_HEIGHT,
  pixelsOfCharacters,
  pointsOfPixels,
} from "../../grid/sizes";
import type { CellContent, CellStyle, SheetContent } from "../content";

/** The area of an A4 or Letter page within Excel's default margins, the smaller of the two, in points. */
const LONG_SIDE = 660;
const SHORT_SIDE = 480;

/** A sheet that would have to be scaled below this to fit on one page takes several pages instead. */
const MIN_SCALE = 0.6;

/** Row heights are not known precisely enough for a small difference to matter. */
const CLEARLY = 1.1;

/**
 * How a sheet is laid out on paper; a `fitToHeight` of 0 stands for as many pages as needed. A sheet is one page wide. It is also one page
 * long, in either orientation, if that does not make it much smaller than several pages would.
 */
export function pageLayout(sheet: SheetContent, styles: readonly CellStyle[]) {
  const { width, height } = extent(sheet, styles);
  const scale = (across: number, down: number) => Math.min(1, across / width, down / height);
  const [landscape, portrait] = [scale(LONG_SIDE, SHORT_SIDE), scale(SHORT_SIDE, LONG_SIDE)];
  const onOnePage = Math.max(landscape, portrait) >= MIN_SCALE * scale(LONG_SIDE, Infinity);
  return {
    orientation: onOnePage && portrait > CLEARLY * landscape ? "portrait" : "landscape",
    fitToPage: true,
    fitToWidth: 1,
    fitToHeight: onOnePage ? 1 : 0,
  } as const;
}

/** The size of the rectangle from the first cell to the last visible one, in points. */
function extent({ cells, columns, rows }: SheetContent, styles: readonly CellStyle[]) {
  let [across, down] = [1, 1];
  for (const cell of cells) {
    if (!shows(cell, styles)) continue;
    across = Math.max(across, cell.column + 1);
    down = Math.max(down, cell.row + 1);
  }
  /** The total size of the first `count` lines, some of which may have their own size. */
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
