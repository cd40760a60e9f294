import { isBlank, textOf, type Cells } from "../../grid/cells";
import { i18n } from "../../language";
import { atStart } from "../../lessons/help";
import { ifReadable, type KindGuess, type Likeness } from "../../playing/guess";
import { lengthenedBoard, type NextPuzzle } from "../../playing/next";
import { definePuzzle, playable } from "../define-puzzle";
import { readBlocks } from "./cells";
import { klotski, rushHour } from "./lesson";
import { blocksMaker } from "./make";
import { blocksPlay, type BlocksPlay } from "./play";
import { MOVES, randomCars, randomTray, SIZE } from "./random-blocks";

const MAX_LINES = 10;

/** Letters, most of which are in several cells that touch. */
function looksLikeBlocks(cells: Cells): Likeness | undefined {
  if (cells.length < 3 || cells[0].length < 3 || Math.max(cells.length, cells[0].length) > MAX_LINES)
    return undefined;
  const letters = cells.flat().flatMap((cell) => (isBlank(cell) ? [] : [textOf(cell)]));
  if (letters.length < 4 || !letters.every((letter) => /^(?:\p{L}|[.#])$/u.test(letter))) return undefined;
  const board = ifReadable(() => readBlocks(cells, cells));
  const count = board?.blocks.length ?? 0;
  const large = board?.blocks.filter(({ shape }) => shape.length > 1).length ?? 0;
  if (count < 2 || 2 * large < count) return undefined;
  return {
    likelihood: 0.6,
    reason: i18n.t("{count, number} pieces, {large, number} of which have several cells", { count, large }),
  };
}

const solve = (answer: string) => `PUZZLE.SOLVEBLOCKS({board},{goal},{rules?}${answer})`;

const guess: KindGuess = {
  looks: { board: looksLikeBlocks },
  formulas: [
    { title: /*i18n*/ "the moves: piece, row, column and directions", template: solve("") },
    { title: /*i18n*/ "how many moves", template: solve(',"length"') },
  ],
};

/** So many moves are a step harder. */
const HARDER = 3;

/** Another board of as many moves, or fewer if none is found. */
const next: NextPuzzle<BlocksPlay> = function* ({ board, rules, lastStep }, harder, random) {
  const [rows, columns] = lengthenedBoard([board.rows, board.columns], harder, SIZE);
  const moves = lastStep > 0 ? lastStep + HARDER * harder : MOVES.usual;
  const most = Math.min(Math.max(moves, MOVES.least), MOVES.most);
  return yield* (rules.lengthwise ? randomCars : randomTray)(rows, columns, most, random);
};

export const blocks = definePuzzle({
  id: "blocks",
  lessons: [klotski, rushHour],
  help: {
    klotski: { scenes: [atStart("Blocks", "board", "The start: A has to come to the yellow corners")] },
    "rush-hour": { scenes: [atStart("Blocks", "board", "A is behind two cars that stand across")] },
  },
  makers: [blocksMaker],
  plays: [
    playable({
      kind: blocksPlay,
      task: /*i18n*/ "Slide the pieces, without lifting them, until those that matter cover the yellow corners.",
      guess,
      next,
      drawings: async () => [(await import("./drawings/blocks-board")).blocksBoard],
    }),
  ],
});
