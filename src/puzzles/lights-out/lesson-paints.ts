import { areaAddress, firstOf, plain } from "../../grid/addresses";
import { paintProblem } from "../../lessons/checks";
import type { Paint } from "../../lessons/lesson";
import { isLit, isNone, PATTERNS, type Layout } from "./lesson-layout";

/** The colours of lamps and of presses. */
export const LIT = "#ffc233";
export const DARK = "#3b4a66";
const NO_LAMP = "#9aa1ac";
const PRESSED = "#1d6fe0";
const QUIET = "#c2362b";
const FAINT = "#a9bdd6";
export const FRAME = "#1d3b6f";

export function paintsOf(layout: Layout): Paint[] {
  const { board, presses, after, length, verdict: row, left, width } = layout;
  const first = (area: string) => plain(firstOf(area));
  const patterns = Array.from({ length: PATTERNS }, (_, index) => layout.pattern(index));
  const gone = (cells: string): Paint => ({
    on: plain(cells),
    when: `=${isNone(first(cells))}`,
    fill: NO_LAMP,
    color: NO_LAMP,
  });
  const pressed = (cells: string, when: string, fill: string): Paint => ({
    on: plain(cells),
    when,
    fill,
    color: "#ffffff",
  });
  const faint = (cells: string): Paint => ({ on: plain(cells), when: `=${first(cells)}=0`, color: FAINT });
  return [
    ...[board, presses, after, ...patterns].map(gone),
    { on: plain(board), when: `=${isLit(first(board))}=1`, fill: LIT },
    pressed(presses, `=AND(${first(presses)}=1,ISNA(${length}))`, QUIET),
    pressed(presses, `=${first(presses)}=1`, PRESSED),
    { on: plain(after), when: `=${first(after)}=1`, fill: LIT },
    ...patterns.map((cells) => pressed(cells, `=${first(cells)}=1`, QUIET)),
    ...[presses, after, ...patterns].map(faint),
    paintProblem(areaAddress(row, left(0), 1, width), `=ISNA(${length})`),
  ];
}
