import { legibleSize, lettersIn, widthOf } from "../../../drawing/flat/legible";
import { truncated, WIDTH } from "../../../drawing/flat/flat-picture";
import type { Point } from "../../../drawing/flat/points";
import type { LatticePlay } from "../lattice-play";
import { movedAside } from "./lattice-aside";

/** The widest node of a row with many, as a share of the width. */
const WIDEST = 1 / 4;
/** In text heights: a node, the way from line to line of a folded row, and what is at least between two rows. */
const NODE = 1.6;
const LINE = 1.9;
const BETWEEN = 1.1;
/** The line of text below the rows. */
export const UNDERLINE = 1.5;
/** Rows of low drawings are this far from each other. */
const ROOMY = 26;
const PADDING = 10;
const GAP = 4;
/** No drawing needs larger texts: classes are few. */
const LARGEST = 32;

/** Rows from the bottom up. One that is too long is folded: neighbours are at different heights. */
export function latticeLayout({ classes, edges, rows }: LatticePlay) {
  // What is written in each node: the name and, if several, how many conjugates.
  const names = classes.map(({ name, conjugates }) => (conjugates === 1 ? name : `${name} (${conjugates})`));
  const { text, letters, lines, between, height } = sizesOf(rows, names);
  const widths = names.map((name, number) => widthOf(truncated(name, letters[number]), text) + PADDING);
  const places: Point[] = [];
  let bottom = height - PADDING / 2;
  rows.forEach((row, r) => {
    row.forEach((number, k) => {
      const y = bottom - ((k % lines[r]) * LINE + NODE / 2) * text;
      const margin = widths[number] / 2 + 1;
      const x = ((k + 0.5) * WIDTH) / row.length;
      places[number] = { x: Math.min(Math.max(x, margin), WIDTH - margin), y };
    });
    bottom -= ((lines[r] - 1) * LINE + NODE) * text + between;
  });
  const placed = places.map((place, number) => ({ ...place, width: widths[number] }));
  return {
    nodes: movedAside(placed, rows, edges, { width: WIDTH, gap: GAP }),
    ...{ names, letters, height, text, nodeHeight: NODE * text },
  };
}

export type LatticeLayout = ReturnType<typeof latticeLayout>;

/** A higher drawing needs larger texts, and these more room: the smallest text that is legible. */
function sizesOf(rows: readonly (readonly number[])[], names: readonly string[]) {
  for (let text = legibleSize(0); ; text += 0.25) {
    // How many letters of each name there is room for, and over how many lines each row is folded.
    const letters: number[] = [];
    const lines = rows.map((row) => {
      const room = WIDTH * Math.max(WIDEST, 1 / row.length) - PADDING - GAP;
      for (const number of row) letters[number] = lettersIn(room, text);
      const widest = Math.max(
        ...row.map((number) => widthOf(truncated(names[number], letters[number]), text)),
      );
      return Math.ceil((row.length * (widest + PADDING + GAP)) / WIDTH);
    });
    const between = Math.max(BETWEEN * text, ROOMY);
    const high = lines.reduce((sum, count) => sum + (count - 1) * LINE + NODE, 0) * text;
    const height = high + (lines.length - 1) * between + PADDING;
    if (legibleSize(height + UNDERLINE * text) <= text || text > LARGEST)
      return { text, letters, lines, between, height };
  }
}
