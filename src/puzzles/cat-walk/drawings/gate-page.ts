import type { GateWalkPlay } from "../play-line";
import { WIDTH } from "../../../drawing/flat/flat-picture";
import { legibleSize } from "../../../drawing/flat/legible";
import { gateColours } from "./GateMaze";
import { mazeGeometry } from "./maze-geometry";

/** A letter of the message, and how many letters fit in a line. */
export const LETTER = { width: 16, height: 24 };
export const LETTERS_A_LINE = Math.floor(WIDTH / LETTER.width);
/** The lines of the legend, with this many colours each. */
export const LEGEND = { line: 24, columns: 4, bar: 22 };
export const GAP = 4;
const MAX_COLORS = 8;

/** The layout: the letters of the columns, the maze, the legend of its gates, the message. */
export function pageOf(play: GateWalkPlay) {
  const below = LEGEND.line * Math.ceil(coloursOf(play).length / LEGEND.columns);
  const lines = linesOf(play) * LETTER.height + GAP;
  const usual = 5 * GAP;
  const text = legibleSize(usual + mazeGeometry(play, usual).height + below + lines);
  const geometry = mazeGeometry(play, text + GAP);
  const legend = text + GAP + geometry.height;
  return { geometry, text, legend, message: legend + below, height: legend + below + lines };
}

export type GatePage = ReturnType<typeof pageOf>;

/** The colours in the legend. */
export const coloursOf = (play: GateWalkPlay) => gateColours(play).slice(0, MAX_COLORS);

function linesOf(play: GateWalkPlay): number {
  const longest = Math.max(
    ...play.walks.map(({ messages, letters }) => Math.max(messages[messages.length - 1].length, letters)),
  );
  return Math.ceil(longest / LETTERS_A_LINE);
}
