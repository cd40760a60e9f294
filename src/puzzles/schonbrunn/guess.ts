import { i18n } from "../../language";
import { isBlank, type Cells } from "../../grid/cells";
import { ifReadable, type KindGuess, type Likeness } from "../../playing/guess";
import { finished } from "../../steps";
import { readJumpBoard, type JumpBoard } from "./cells";

/** Whole numbers with one 0, most of which are short enough for a jump on the board. */
function looksLikeJumps(cells: Cells): Likeness | undefined {
  const board = ifReadable(() => finished(readJumpBoard(cells, "board")));
  if (!board || board.goals.length !== 1 || board.numbers.length < 4) return undefined;
  if (areSlidingTiles(board)) return undefined;
  const { rows, columns, numbers, goals } = board;
  const longest = Math.max(rows, columns) - 1;
  const onBoard = numbers.filter((number) => number !== 0 && Math.abs(number) <= longest).length;
  const goal = cells[Math.floor(goals[0] / columns)][goals[0] % columns];
  const isWritten = !isBlank(goal) || goal === 0;
  const fits = onBoard / (numbers.length - 1);
  return {
    likelihood: (isWritten ? 0.5 : 0.35) + 0.4 * fits,
    reason: isWritten
      ? i18n.t("{count, number} whole numbers that say how far to jump, and the goal {goal}", {
          count: numbers.length - 1,
          goal: String(goal).trim(),
        })
      : i18n.t("{count, number} whole numbers that say how far to jump, and a blank cell for the goal", {
          count: numbers.length - 1,
        }),
  };
}

/** The tiles 1, 2, 3 … in any order, and a hole. */
const areSlidingTiles = ({ numbers }: JumpBoard) =>
  numbers.toSorted((a, b) => a - b).every((number, k) => number === k);

const withPart = (part: number) => (cells: Cells) => {
  const likeness = looksLikeJumps(cells);
  return likeness && { ...likeness, likelihood: part * likeness.likelihood };
};

function guessWith(rules: string, looks: KindGuess["looks"]): KindGuess {
  const solve = (answer: string) => `PUZZLE.SOLVEMAZE({board},{start},,"${rules}"${answer})`;
  return {
    looks,
    formulas: [
      { title: /*i18n*/ "the path: rows and columns", template: solve("") },
      { title: /*i18n*/ "how many moves", template: solve(',"length"') },
      { title: /*i18n*/ "the sum of the numbers on the way", template: solve(',"sum"') },
      { title: /*i18n*/ "the way as a grid of numbers", template: solve(',"grid"') },
    ],
  };
}

export const jumpsGuess = guessWith("jump", { board: looksLikeJumps });
/** Less likely than that without a sum, but before all other puzzles. */
export const zeroJumpsGuess = guessWith("jump zero", { board: withPart(0.97) });
