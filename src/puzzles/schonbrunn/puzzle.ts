import { atEnd } from "../../lessons/help";
import { definePuzzle, playable } from "../define-puzzle";
import { jumpMazes } from "./jump-mazes/lesson";
import { schonbrunn as lesson } from "./lesson";
import { jumpMaker } from "./make";
import { schonbrunn as play, schonbrunnExpert, type SchonbrunnPlay } from "./play";
import { QUICK_CHANGES, randomBoard, SIZE } from "./random-board";
import { i18n } from "../../language";
import { isBlank, type Cells } from "../../grid/cells";
import { ifReadable, type KindGuess, type Likeness } from "../../playing/guess";
import { lengthenedBoard, type NextPuzzle } from "../../playing/next";
import { finished } from "../../steps";
import { readJumpBoard } from "./cells";

/** Whole numbers with one 0, O or G, most of which are short enough for a jump on the board. */
function looksLikeJumps(cells: Cells): Likeness | undefined {
  const board = ifReadable(() => finished(readJumpBoard(cells, "board")));
  if (board?.goals.length !== 1) return undefined;
  const { rows, columns, open, goals } = board;
  const numbers = board.numbers.filter((number, tile) => open[tile] === 1 && number !== 0);
  if (numbers.length < 3 || areSlidingTiles(numbers)) return undefined;
  const longest = Math.max(rows, columns) - 1;
  const fits = numbers.filter((number) => Math.abs(number) <= longest).length / numbers.length;
  const goal = board.cells[Math.floor(goals[0] / columns)][goals[0] % columns];
  const isWritten = goal === 0 || !isBlank(goal);
  const count = numbers.length;
  return {
    likelihood: (isWritten ? 0.5 : 0.35) + 0.4 * fits,
    reason: isWritten
      ? i18n.t("{count, number} whole numbers that say how far to jump, and the goal {goal}", {
          count,
          goal: String(goal).trim(),
        })
      : i18n.t("{count, number} whole numbers that say how far to jump, and a blank cell for the goal", {
          count,
        }),
  };
}

/** Whether the numbers besides the hole are 1, 2, 3 … in any order. */
const areSlidingTiles = (numbers: Int32Array) =>
  numbers.toSorted((a, b) => a - b).every((number, k) => number === k + 1);

const withPart = (part: number) => (cells: Cells) => {
  const likeness = looksLikeJumps(cells);
  return likeness && { ...likeness, likelihood: part * likeness.likelihood };
};

function guessWith(rules: string, looks: KindGuess["looks"]): KindGuess {
  const solve = (answer: string) => `PUZZLE.SOLVEMAZE({board},{start},,"${rules}"${answer})`;
  return {
    looks,
    formulas: [
      { title: /*i18n*/ "the route: rows and columns", template: solve("") },
      { title: /*i18n*/ "how many moves", template: solve(',"length"') },
      { title: /*i18n*/ "the sum of the numbers on the route", template: solve(',"sum"') },
      { title: /*i18n*/ "the route as a grid of numbers", template: solve(',"grid"') },
    ],
  };
}

const jumpsGuess = guessWith("jump", { board: looksLikeJumps });
/** Less likely than that without a sum, but before all other puzzles. */
const zeroJumpsGuess = guessWith("jump zero", { board: withPart(0.97) });

const drawings = async () => [(await import("./drawings/jump-board")).jumpBoard];

/** A full board with one best way by the same rules. */
const nextBy = (rules: string): NextPuzzle<SchonbrunnPlay> =>
  function* ({ numbers }, harder, random) {
    const [rows, columns] = lengthenedBoard([numbers.length, numbers[0].length], harder, SIZE);
    const { tiles, start } = yield* randomBoard(rows, columns, rules, random, QUICK_CHANGES);
    return { board: tiles, start: [start] };
  };

export const schonbrunn = definePuzzle({
  id: "schonbrunn",
  lessons: [lesson, jumpMazes],
  help: {
    schonbrunn: {
      scenes: [
        atEnd("Schonbrunn", "board", "The shortest way"),
        atEnd("SchonbrunnExpert", "board", "The shortest way for experts: its sum is 0"),
      ],
    },
    "jump-mazes": {
      scenes: [
        atEnd("Schonbrunn", "board", "A board of 19 jumps that MAKEJUMP has made, and its only shortest way"),
      ],
    },
  },
  makers: [jumpMaker],
  plays: [
    playable({
      kind: play,
      task: /*i18n*/ "Jump to the goal: right, left, up or down, as many tiles as the number under you says.",
      guess: jumpsGuess,
      next: nextBy("jump"),
      drawings,
    }),
    playable({
      kind: schonbrunnExpert,
      task: /*i18n*/ "Jump to the goal, as many tiles as the number under you says. The sum must be 0 there.",
      guess: zeroJumpsGuess,
      next: nextBy("jump zero"),
      drawings,
    }),
  ],
});
