import { deadEnds } from "../puzzles/mazes/dead-ends";
import { keyMazeInSteps } from "../puzzles/free-the-key/kind";
import { findKey } from "../puzzles/free-the-key/find-key";
import { readMaze } from "../puzzles/mazes/cells";
import { answerInSlices, answerSoon, NoSolution } from "./calls/answering";
import { equallyLong } from "./cells/answers";
import { readCellsInSteps, readWords } from "./cells/host-cells";
import { readCount } from "./cells/options";

/**
 * Finds the dead ends of a maze: walls are 0, passages are 1, dead ends are between 0 and 1.
 * @customfunction DEADENDS
 * @param maze A range, or a line of text a row: # is a wall (or 0 without any #). Routes go from S to G. Unless both are marked, routes may also leave the maze at its edges.
 * @param [rules] walk, walk wrap rows, walk wrap columns or walk wrap rows columns. Then walls and the marks of walls, such as walls X. Default: walk.
 * @returns The maze's shape with numbers from 0 to 1.
 * @example =PUZZLE.DEADENDS({"S","#","";"","","";"","#","G"}) = {1,0,0.53125;1,1,1;0.53125,0,1}
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
 * Draws the maze of a disk with cuts on a key with teeth: 1 where the disk fits, 0 elsewhere.
 * @customfunction KEYMAZE
 * @param key Two rows: the heights of the teeth above and below.
 * @param disk One row: how deep the cuts around the disk are.
 * @returns A row for each turn of the disk, a column for each place on the key.
 * @example =PUZZLE.KEYMAZE({0,2,0,0;0,0,1,0},{2,0,1,1}) = {1,1,1,1;1,0,1,1;1,0,1,1;1,0,0,1}
 */
export function drawKeyMaze(key: unknown[][], disk: unknown[][]): number[][] {
  return answerSoon(function* () {
    const keyCells = yield* readCellsInSteps(key, "key");
    return yield* keyMazeInSteps(keyCells, yield* readCellsInSteps(disk, "disk"));
  });
}

/**
 * Finds a key with teeth and a disk with cuts that have your maze, with the fewest levels.
 * @customfunction FINDKEY
 * @param maze A range. Its rows are the turns of the disk, an even number; its columns are places on the key. # is a wall (or 0 without any #).
 * @param [levels] The most levels that there may be. Default: as few as possible.
 * @param [rules] walls and the marks of walls, such as walls X. Default: # is a wall (or 0 without any #).
 * @returns Three rows: the heights of the teeth above and below, and the depths of the cuts; shorter rows end in blanks.
 * @example =PUZZLE.FINDKEY({1,1,1,1;1,0,1,1;1,0,1,1;1,0,0,1}) = {0,2,1,0;0,1,0,0;2,1,1,0}
 */
export function findKeyOfMaze(
  maze: unknown[][],
  levels?: unknown,
  rules?: unknown,
  invocation?: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return answerInSlices(function* () {
    const most = readCount(levels, "levels", 0);
    const words = readWords(rules, "rules");
    const read = yield* readMaze(
      yield* readCellsInSteps(maze, "maze"),
      "maze",
      words.length > 0 ? words : ["walk", "wrap", "rows"],
    );
    const found = yield* findKey(read, most);
    if ("impossible" in found) throw new NoSolution(found.impossible);
    return equallyLong([found.top, found.bottom, found.disk]);
  }, invocation);
}
