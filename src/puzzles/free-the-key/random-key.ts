import type { Cells } from "../../grid/cells";
import { finished, type Steps } from "../../steps";
import { randomIndex, type Random } from "../../steps/random";
import { walkedMaze } from "../mazes/kind";
import { keyMaze } from "./kind";

/** The fewest and the most places on a key. */
export const PLACES = { least: 4, most: 40 };

const MAX_HEIGHT = 4;
/** So many changes are tried for each tooth and cut. */
const TRIES = 20;

/**
 * A key and a disk with a long way out. The cuts are at first so deep that every tooth fits; then teeth and cuts change one at a time. A
 * change stays if the disk still comes off, in no fewer moves.
 */
export function* randomKey(
  places: number,
  turns: number,
  random: Random,
): Steps<{ readonly key: number[][]; readonly disk: number[] }> {
  const heights = (count: number, height: () => number) => Array.from({ length: count }, height);
  const tooth = () => Math.max(0, randomIndex(random, MAX_HEIGHT + 2) - 1);
  const key = [heights(places, tooth), heights(places, tooth)];
  const disk = heights(turns, () => MAX_HEIGHT);
  let moves = movesOut(key, disk);
  const tries = TRIES * (2 * places + turns);
  for (let tried = 0; tried < tries; tried++) {
    yield tried / tries;
    const changed = random() < 0.5 ? disk : key[randomIndex(random, 2)];
    const at = randomIndex(random, changed.length);
    const before = changed[at];
    changed[at] = tooth();
    const now = movesOut(key, disk);
    if (now >= moves) moves = now;
    else changed[at] = before;
  }
  return { key, disk };
}

/** The number of moves from the first place to the last one, both in the first turn; −1 if there is no such way. */
export function movesOut(key: Cells, disk: Cells[number]): number {
  const maze = keyMaze(key, [disk]);
  const places = maze[0].length;
  if (!maze[0][0] || !maze[0][places - 1]) return -1;
  const question = { maze, start: [[1, 1]], goal: [[1, places]], rules: ["walk", "wrap", "rows"] };
  const outcome = finished(finished(walkedMaze.read(question)).solve());
  return "way" in outcome ? outcome.way.length - 1 : -1;
}
