import { deadEnds } from "../puzzles/mazes/dead-ends";
import { keyMazeInSteps } from "../puzzles/free-the-key/kind";
import { findKey } from "../puzzles/free-the-key/find-key";
import { readMaze } from "../puzzles/mazes/cells";
import { answerInSlices, answerSoon, NoSolution } from "./answering";
import { equallyLong } from "./cells/answers";
import { readCellsInSteps, readWords } from "./cells/host-cells";
import { readCount } from "./cells/permutations";

/**
 * Shows the dead ends of a maze by Caviness's algorithm: walls are 0, dead ends are in between, growing from their ends on, and all that is left is 1: the ways through the maze, and loops too that lead nowhere.
 * @customfunction DEADENDS
 * @helpurl https://localhost:3000/help/functions/deadends.html
 * @cancelable
 * @requiresAddress
 * @param maze A range: walls are # (or 0 if there is no #). Ways go from S to G; unless both are marked, they may also leave the maze at its edges.
 * @param [rules] walk (if omitted), walk wrap rows, walk wrap columns or walk wrap rows columns.
 * @param invocation How Excel cancels the call.
 * @returns The maze's shape with numbers from 0 to 1.
 */
export function showDeadEnds(
  maze: unknown[][],
  rules?: unknown,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<number[][]> {
  return answerInSlices(function* () {
    const words = readWords(rules, "rules");
    return yield* deadEnds(yield* readCellsInSteps(maze, "maze"), words.length > 0 ? words : ["walk"]);
  }, invocation);
}

/**
 * Draws the maze of a puzzle in which a disk with cuts is slid along a key with teeth and turned: 1 where the teeth fit through the cuts, else 0.
 * @customfunction KEYMAZE
 * @helpurl https://localhost:3000/help/functions/keymaze.html
 * @param key Two rows: the heights of the teeth above and below.
 * @param disk One row: how deep the cuts around the disk are.
 * @returns A row for each turn of the disk, a column for each place on the key.
 */
export function drawKeyMaze(key: unknown[][], disk: unknown[][]): number[][] {
  return answerSoon(function* () {
    const keyCells = yield* readCellsInSteps(key, "key");
    return yield* keyMazeInSteps(keyCells, yield* readCellsInSteps(disk, "disk"));
  });
}

/**
 * Finds a key with teeth and a disk with cuts for a maze, with the fewest levels: different depths of cuts. If no key has this maze, the error says which of its walls contradict each other.
 * @customfunction FINDKEY
 * @helpurl https://localhost:3000/help/functions/findkey.html
 * @cancelable
 * @requiresAddress
 * @param maze A range with an even number of rows, the turns of the disk; columns are places on the key. Walls are # (or 0 if there is no #).
 * @param [levels] The most levels that there may be; if omitted, there are as few as possible.
 * @param invocation How Excel cancels the call.
 * @returns Three rows: the heights of the teeth above and below, and the depths of the cuts; shorter rows end in blanks.
 */
export function findKeyOfMaze(
  maze: unknown[][],
  levels?: unknown,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answerInSlices(function* () {
    const most = readCount(levels, "levels", 0);
    const found = yield* findKey(yield* readMaze(yield* readCellsInSteps(maze, "maze"), "maze"), most);
    if ("impossible" in found) throw new NoSolution(found.impossible);
    return equallyLong([found.top, found.bottom, found.disk]);
  }, invocation);
}
