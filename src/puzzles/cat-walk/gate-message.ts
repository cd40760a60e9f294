import type { Steps } from "../../steps";
import { seededRandom, randomIndex, shuffled, type Random } from "../../steps/random";
import { limited } from "../limited";
import { readGatePuzzle } from "./gate-puzzle";
import { messageOf } from "./kind";
import { readQuestion, type MessageQuestion, type Spelled } from "./message-question";
import { columnOfLetter, layWays, WALL, OPEN, type Sketch } from "./message-ways";

/** One passage in so many is a gate along a row, or open if it leads down. One step in so many begins a new branch. */
const GATES_ON_ROWS = 8;
const OPEN_DOWN = 10;
const NEW_BRANCHES = 12;
/** One wall of so many becomes a gate. */
const MORE_GATES = 4;
/** Of looking for a second way after another gate. */
const MOST_VISITS = 1 << 11;

/**
 * Makes dead ends of all rooms that are left, and gates in walls. First, trees grow from the rooms of a way, with gates in its order, so
 * that a walker can go far into them. A walker cannot leave a tree without entering a room twice. Then walls become gates where each way
 * stays the only one, so that there are many ways for a walker who ignores colours.
 */
function* addDeadEnds(sketch: Sketch, spelled: readonly Spelled[], random: Random): Steps<void> {
  const { marks, states, width } = sketch;
  const steps = [1, width, -1, -width];
  /** The next gate for a walker who reaches a room. */
  const gateFrom = (room: number) => {
    const { order } = spelled[states[room]! % 2];
    return order[(states[room]! >> 1) % order.length];
  };
  const rooms = [...states.keys()].filter((room) => states[room] !== undefined);
  const growing = shuffled(rooms, random);
  while (growing.length > 0) {
    const k = randomIndex(random, NEW_BRANCHES) ? growing.length - 1 : randomIndex(random, growing.length);
    const room = growing[k];
    const free = steps.filter((step) => marks[room + step] === WALL && states[room + 2 * step] === undefined);
    if (free.length === 0) {
      growing.splice(k, 1);
      continue;
    }
    const step = free[randomIndex(random, free.length)];
    const isGate = Math.abs(step) > 1 ? randomIndex(random, OPEN_DOWN) : !randomIndex(random, GATES_ON_ROWS);
    const next = room + 2 * step;
    marks[room + step] = isGate ? gateFrom(room) : OPEN;
    states[next] = states[room]! + (isGate ? 2 : 0);
    growing.push(next);
    rooms.push(next);
  }

  const sides = rooms.flatMap((room) => [
    [room, room + 1],
    [room, room + width],
  ]);
  const walled = shuffled(
    sides.filter(([, position]) => marks[position] === WALL),
    random,
  );
  let left = walled.length / MORE_GATES;
  for (const [k, [room, position]] of walled.entries()) {
    if (left <= 0) return;
    yield k / walled.length;
    marks[position] = gateFrom(room);
    if (spelled.every(({ order }) => waysIn(sketch, order, steps) === 1)) left--;
    else marks[position] = WALL;
  }
}

/** How many ways there are in this order and into no room twice, by going through them all; Infinity if that takes too long. */
function waysIn({ marks, start, goal }: Sketch, order: readonly string[], steps: readonly number[]): number {
  const isVisited = new Uint8Array(marks.length);
  let visits = 0;
  const waysFrom = (room: number, turn: number): number => {
    if (room === goal) return 1;
    if (++visits > MOST_VISITS) return Infinity;
    isVisited[room] = 1;
    let ways = 0;
    for (const step of steps) {
      const mark = marks[room + step];
      const next = room + 2 * step;
      if (isVisited[next]) continue;
      if (mark === OPEN) ways += waysFrom(next, turn);
      else if (mark === order[turn]) ways += waysFrom(next, (turn + 1) % order.length);
    }
    isVisited[room] = 0;
    return ways;
  };
  return waysFrom(start, 0);
}

/** The last column of rooms, counted from 0, is that of the last letter, or this one, so that there is room for dead ends and two ways. */
const LEAST_COLUMN = 5;

/**
 * A maze of gates with only one way from S to G through gates of the given colours, in their order over and over. This way spells a
 * message. The only way in a second order spells a second message. If one order is given, the second order begins with its second colour.
 * The same seed gives the same maze. Throws a CellError for what is not a message or a colour, and for orders that name the same colour at
 * some turn.
 */
export function* gateMessage({
  seed = 0,
  ...question
}: MessageQuestion & { readonly seed?: number | undefined }) {
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
