import { isBlank, textOf, type Cells } from "../../grid/cells";
import { i18n } from "../../language";
import { ifReadable, type KindGuess, type Likeness } from "../../playing/guess";
import { readPegRules, readPegs } from "./cells";
import { Jumps, MAX_HOLES, sizeOf } from "./jumps";

const MAX_LINES = 12;

/** Only o and . where there are holes, with several jumps that are possible in the course of a game. */
function looksLikePegs(cells: Cells): Likeness | undefined {
  if (cells.length < 2 || cells.length > MAX_LINES || cells[0].length > MAX_LINES) return undefined;
  const marks = cells.flat().flatMap((cell) => (isBlank(cell) ? [] : [textOf(cell)]));
  if (marks.length > MAX_HOLES || !marks.every((mark) => /^[o●.○#]$/u.test(mark))) return undefined;
  const board = ifReadable(() => readPegs(cells, [[""]], readPegRules([])));
  if (!board) return undefined;
  const [pegs, holes] = [sizeOf(board.pegs), board.holes.cells.length];
  if (pegs < 3 || pegs === holes || new Jumps(board.holes).count === 0) return undefined;
  return {
    likelihood: 0.7,
    reason: i18n.t("{pegs, number} pegs in {holes, number} holes", { pegs, holes }),
  };
}

const solve = (answer: string) => `PUZZLE.SOLVEPEGS({board},{goal?},"${answer}",{rules?})`;

export const pegsGuess: KindGuess = {
  looks: { board: looksLikePegs },
  formulas: [
    { title: /*i18n*/ "the jumps of a solution: row, column and direction", template: solve("jumps") },
    { title: /*i18n*/ "the fewest moves, of one or several jumps", template: solve("moves") },
  ],
};
