import type { Steps } from "../../steps";
import { seededRandom } from "../../steps/random";
import { limited } from "../limited";
import { readGatePuzzle } from "./gate-puzzle";
import { messageOf } from "./kind";
import { addDeadEnds } from "./message-branches";
import { readQuestion, type MessageQuestion, type Spelled } from "./message-question";
import { columnOfLetter, layWays, WALL } from "./message-ways";

/** A maze as SOLVEMAZE reads it, with S and G. */
export interface GateMessage {
  readonly cells: string[][];
  /** The colours in the order that spells the message, and in the one that spells the second message. */
  readonly colours: readonly string[];
  readonly secondColours?: readonly string[];
}

/** The last column of rooms, counted from 0, is that of the last letter, or this one, so that there is room for dead ends and two ways. */
const LEAST_COLUMN = 5;

/**
 * A maze of gates in which the only way from S to G through gates of the given colours, in their order over and over, spells a message, and
 * the only way in a second order a second one. If one order is given, the second order begins with its second colour. The same seed gives
 * the same maze. Throws a CellError for what is no message or colour, and for orders that name the same colour at some turn.
 */
export function* gateMessage({
  seed = 0,
  ...question
}: MessageQuestion & { readonly seed?: number | undefined }): Steps<GateMessage> {
  const spelled = readQuestion(question);
  const cells = yield* limited(provedMaze(spelled, seed));
  return { cells, colours: spelled[0].order, secondColours: spelled[1]?.order };
}

/** Tries mazes until one is proved, as the first one is, unless letters are in each other's way, or colours more than the maze has gates. */
function* provedMaze(spelled: readonly Spelled[], seed: number): Steps<string[][]> {
  const random = seededRandom(seed);
  const letters = spelled.flatMap(({ message }) => Array.from(message, columnOfLetter));
  const columns = 1 + Math.max(LEAST_COLUMN, ...letters);
  for (let tried = 0; ; tried++) {
    yield 0;
    const sketch = layWays(spelled, columns, tried, random);
    if (!sketch) continue;
    yield* addDeadEnds(sketch, spelled, random);
    const { marks, width, start, goal } = sketch;
    marks[start] = "S";
    marks[goal] = "G";
    const cells: string[][] = [];
    for (let position = 0; position < marks.length; position += width) {
      cells.push(marks.slice(position, position + width).map((mark) => (mark === WALL ? "#" : mark)));
    }
    if (yield* isProved(cells, spelled)) return cells;
  }
}

/** Whether SOLVEMAZE counts one way for each order, which spells its message. */
function* isProved(maze: string[][], spelled: readonly Spelled[]): Steps<boolean> {
  for (const { message, order } of spelled) {
    if (!order.every((colour) => maze.flat().includes(colour))) return false;
    const puzzle = yield* readGatePuzzle({ maze, start: [[""]], goal: [[""]], rules: ["gates", ...order] });
    const found = yield* puzzle.solve();
    if (!("way" in found) || messageOf(puzzle, found.way, maze) !== message) return false;
    if ((yield* puzzle.count()) !== 1n) return false;
  }
  return true;
}
