import { CellError, textOf } from "../grid/cells";
import { MAX_TEXT_LENGTH } from "../grid/limits";
import { i18n } from "../language";
import { gateMessage } from "../puzzles/cat-walk/gate-message";
import { answerInSlices } from "./calls/answering";
import { eachFilled } from "./cells/host-cells";
import { readSeed, readChoice, readSize } from "./cells/options";
import { designKey, MEASURES } from "../puzzles/free-the-key/design-key";
import { MAX_POSITIONS } from "../puzzles/free-the-key/escapes";
import { checkCuts } from "../puzzles/free-the-key/kind";
import { equallyLong } from "./cells/answers";
import { randomMaze } from "../puzzles/mazes/random-maze";
import { randomBoard } from "../puzzles/schonbrunn/random-board";
import type { Steps } from "../steps";
import { seededRandom } from "../steps/random";

/**
 * Makes a maze of gates that hides a message: the only route from S to G spells it.
 * @customfunction MAKEGATES
 * @param message The message: up to 40 letters from A to Z. Spaces are left out.
 * @param colours The colours in their order, such as gray or red blue green. Two messages may have two orders: gray; red blue green.
 * @param [second] Another message for the second order of colours. Default of the second order: the first one, beginning with its second colour.
 * @param [seed] A whole number. Each makes another maze, always the same one. Default: 0.
 * @returns The maze with S and G: rooms in even rows and columns, and between them # for a wall, a blank cell or the colour of a gate.
 * @example =PUZZLE.MAKEGATES("CAB","red blue") = {"#","#","#","#","#","#","#","#","#","#","#","#","#";"#","","#","S","","","#","","","","","","#";"#","blue","#","#","#","red","#","blue","#","#","#","red","#";"#","","","","","","#","","","","","","#";"#","blue","#","#","#","blue","#","#","#","#","#","red","#";"#","","","","red","","","","","","","","#";"#","red","#","red","#","#","#","red","#","red","#","red","#";"#","","#","","","G","#","","","","","","#";"#","#","#","#","#","#","#","#","#","#","#","#","#"}
 */
export function makeGates(
  message: unknown[][],
  colours: unknown[][],
  second?: unknown[][],
  seed?: unknown,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<string[][]> {
  return answerInSlices(function* () {
    const { cells } = yield* gateMessage({
      message: yield* readText(message, "message"),
      colours: yield* readText(colours, "colours"),
      second: yield* readText(second, "second"),
      seed: readSeed(seed),
    });
    return cells;
  }, invocation);
}

/** The text of a cell, or of several ones with spaces between. Throws a CellError if it is longer than a cell can hold. */
function* readText(raw: unknown, argument: string): Steps<string> {
  const texts: string[] = [];
  yield* eachFilled(raw, argument, (cell) => void texts.push(textOf(cell)));
  const count = texts.reduce((sum, { length }) => sum + length + 1, -1);
  if (count <= MAX_TEXT_LENGTH) return texts.join(" ");
  const problem = i18n.t("here are {count, number} characters; expected at most {most, number}", {
    count,
    most: MAX_TEXT_LENGTH,
  });
  throw new CellError(argument, problem);
}

const MAX_COLUMNS = 64;
const MAX_LEVELS = 16;

/**
 * What makes a key hard.
 * @customenum {string}
 */
enum KeyMeasure {
  /** The shortest route out has many moves. */
  escape = "escape",
  /** Every route out slides the disk back often. */
  back = "back",
}

/**
 * Designs a key with teeth and a disk with cuts that is hard to take off.
 * @customfunction DESIGNKEY
 * @param columns The places on the key, from 3 to 64. The puzzle Free the Key has 21. The first and the last place have no teeth.
 * @param positions The turns of the disk: an even number up to 32. The puzzle Free the Key has 16.
 * @param levels How many heights there are, from 1 to 16: with 5 they are 0 to 4.
 * @param [seed] A whole number. Each finds another key, always the same one. Default: 0.
 * @param [measure] What makes a key hard. escape: the shortest route out has many moves. back: every route out slides the disk back often. Default: escape.
 * @returns Four rows: the heights of the teeth above and below, the cuts of the disk, and the measure with its number. The shortest route out begins in row 1 of the maze.
 * @example =PUZZLE.DESIGNKEY(5,4,3) = {0,2,0,0,0;0,0,0,2,0;2,0,0,0,"";"escape",6,"","",""}
 */
export function designHardKey(
  columns: unknown,
  positions: unknown,
  levels: unknown,
  seed?: unknown,
  measure?: KeyMeasure,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answerInSlices(function* () {
    const asked = readChoice(measure, "measure", MEASURES);
    const question = {
      columns: readSize(columns, "columns", 3, MAX_COLUMNS),
      positions: readSize(positions, "positions", 2, MAX_POSITIONS),
      levels: readSize(levels, "levels", 1, MAX_LEVELS),
      seed: readSeed(seed),
      measure: asked,
    };
    checkCuts("positions", question.positions);
    const { rows, measured } = yield* designKey(question);
    return equallyLong<string | number>([...rows, [asked, measured]]);
  }, invocation);
}

/** Larger boards take more than some seconds. */
const LARGEST_BOARD = 20;
const LARGEST_MAZE = 500;

/**
 * Makes a jump board for SOLVEMAZE that has exactly one best route, and a long one.
 * @customfunction MAKEJUMP
 * @param rows How many rows, from 2 to 20.
 * @param columns How many columns, from 2 to 20.
 * @param [seed] A whole number. Each makes another board, always the same one. Default: 0.
 * @param [rules] jump, jump zero or jump least: the rules by which one route is the best. With jump, no number has a sign. Default: jump.
 * @returns The numbers of the tiles.
 * @example =PUZZLE.MAKEJUMP(4,4,1) = {3,0,2,3;2,2,2,2;3,2,2,1;2,1,3,3}
 */
export function makeJump(
  rows: unknown,
  columns: unknown,
  seed?: unknown,
  rules?: unknown,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<number[][]> {
  return answerInSlices(function* () {
    const board = yield* randomBoard(
      readSize(rows, "rows", 2, LARGEST_BOARD),
      readSize(columns, "columns", 2, LARGEST_BOARD),
      readChoice(rules, "rules", ["jump", "jump zero", "jump least"]),
      seededRandom(readSeed(seed)),
    );
    return board.tiles as number[][];
  }, invocation);
}

/**
 * Makes a maze for SOLVEMAZE with exactly one route between any two cells.
 * @customfunction MAKEMAZE
 * @param rows How many rows, from 2 to 500.
 * @param columns How many columns, from 2 to 500.
 * @param [seed] A whole number. Each makes another maze, always the same one. Default: 0.
 * @param [wrap] none, rows, columns or rows columns: what goes round, as in SOLVEMAZE's rules walk wrap rows and so on. Default: none.
 * @returns The maze: # is a wall, S the start, G the goal.
 * @example =PUZZLE.MAKEMAZE(4,6,1) = {"","","","","","";"","#","","#","","#";"","","#","","","";"#","","S","#","#","G"}
 */
export function makeMaze(
  rows: unknown,
  columns: unknown,
  seed?: unknown,
  wrap?: unknown,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<string[][]> {
  return answerInSlices(function* () {
    const height = readSize(rows, "rows", 2, LARGEST_MAZE);
    const width = readSize(columns, "columns", 2, LARGEST_MAZE);
    const wraps = readChoice(wrap, "wrap", ["none", "rows", "columns", "rows columns"]);
    const wrapping = { rows: wraps.startsWith("rows"), columns: wraps.endsWith("columns") };
    return yield* randomMaze(height, width, wrapping, seededRandom(readSeed(seed)), true);
  }, invocation);
}
