import { atStart } from "../../lessons/help";
import { definePuzzle, playable } from "../define-puzzle";
import { lightsOut as lesson } from "./lesson";
import { alienTiles } from "./lesson-alien-tiles";
import { lightsMaker } from "./make";
import { statesMaker } from "./make-states";
import { lightsOutPlay } from "./play";
import { i18n } from "../../language";
import { textOf, type Cells } from "../../grid/cells";
import { ifReadable, type KindGuess, type Likeness } from "../../playing/guess";
import { finished } from "../../steps";
import { readLights } from "./cells";
import { LIT, markOf } from "./marks";

/** Boards that somebody switches off are not larger; mazes of 0 and 1 are. */
const MAX_LINES = 10;

/** Lit lamps of one mark, dark ones, and # for none. A single character that may mean anything else, too, is less certain. */
function looksLikeLamps(cells: Cells): Likeness | undefined {
  const isGrid = cells.length > 1 && cells[0].length > 1;
  if (!isGrid || cells.length > MAX_LINES || cells[0].length > MAX_LINES) return undefined;
  const board = ifReadable(() => finished(readLights(cells)));
  const first = board?.lit.indexOf(1) ?? -1;
  if (!board || first < 0) return undefined;
  const { count, columns, cellOf } = board.lamps;
  const mark = textOf(cells[Math.floor(cellOf[first] / columns)][cellOf[first] % columns]);
  const isCertain = markOf(mark) === LIT;
  if (!isCertain && Array.from(mark).length > 1) return undefined;
  return {
    likelihood: isCertain ? 0.65 : 0.25,
    reason: i18n.t("{lit, plural, one {# lit lamp} other {# lit lamps}} ({mark}) among {lamps, number}", {
      lit: board.lit.reduce((sum, on) => sum + on, 0),
      lamps: count,
      mark,
    }),
  };
}

const lightsGuess: KindGuess = {
  looks: { board: looksLikeLamps },
  formulas: [
    {
      title: /*i18n*/ "the lamps to press as a grid",
      template: "PUZZLE.SOLVELIGHTS({board},{goal?},,{rules?})",
    },
    {
      title: /*i18n*/ "how many presses",
      template: 'INDEX(PUZZLE.SOLVELIGHTS({board},{goal?},"length",{rules?}),1,1)',
    },
  ],
};

export const lightsOut = definePuzzle({
  id: "lights-out",
  lessons: [lesson, alienTiles],
  help: {
    "lights-out": {
      scenes: [atStart("LightsOut", "lamps", "The start: eight of the 25 lamps are lit")],
    },
    "alien-tiles": {
      scenes: [atStart("LightsOut", "lamps", "The corners are at 1, and all other lamps at 0")],
    },
  },
  makers: [lightsMaker, statesMaker],
  plays: [
    playable({
      kind: lightsOutPlay,
      task: /*i18n*/ "Press lamps until all are off, or as at the goal. Each press switches the neighbours, too.",
      guess: lightsGuess,
      drawings: async () => [(await import("./drawings/lamps")).lampsDrawing],
    }),
  ],
});
