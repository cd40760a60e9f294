import { atStart } from "../../lessons/help";
import { definePuzzle, playable } from "../define-puzzle";
import { lightsOut as lesson } from "./lesson";
import { lightsMaker } from "./make";
import { lightsOutPlay } from "./play";
import { i18n } from "../../language";
import { isBlank, type Cells } from "../../grid/cells";
import type { KindGuess, Likeness } from "../../playing/guess";

/** Boards that somebody switches off are not larger; mazes of 0 and 1 are. */
const MAX_LINES = 10;

/** Cells with 1 for a lit lamp, 0 or nothing for a dark one, and # for none. */
function looksLikeLamps(cells: Cells): Likeness | undefined {
  const isGrid = cells.length > 1 && cells[0].length > 1;
  if (!isGrid || cells.length > MAX_LINES || cells[0].length > MAX_LINES) return undefined;
  const all = cells.flat();
  const lit = all.filter((cell) => cell === 1 || cell === "1").length;
  const missing = all.filter((cell) => typeof cell === "string" && cell.trim() === "#").length;
  const dark = all.filter(isBlank).length;
  if (lit === 0 || lit + missing + dark < all.length) return undefined;
  return {
    likelihood: 0.65,
    reason: i18n.t("{lit, plural, one {# lit lamp} other {# lit lamps}} (1) among {lamps, number}", {
      lit,
      lamps: lit + dark,
    }),
  };
}

const lightsGuess: KindGuess = {
  looks: { board: looksLikeLamps },
  formulas: [
    { title: /*i18n*/ "the lamps to press as a grid", template: "PUZZLE.SOLVELIGHTS({board},{goal?})" },
    {
      title: /*i18n*/ "how many presses",
      template: 'INDEX(PUZZLE.SOLVELIGHTS({board},{goal?},"length"),1,1)',
    },
  ],
};

export const lightsOut = definePuzzle({
  id: "lights-out",
  lessons: [lesson],
  help: {
    "lights-out": {
      scenes: [
        atStart("LightsOut", "lamps", "Eight lamps are lit. Dashed rings are around the lamps to be pressed"),
      ],
    },
  },
  makers: [lightsMaker],
  plays: [
    playable({
      kind: lightsOutPlay,
      guess: lightsGuess,
      drawings: async () => [(await import("./drawings/lamps")).lampsDrawing],
    }),
  ],
});
