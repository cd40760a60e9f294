import type { Steps } from "../../steps";
import { randomIndex, shuffled, type Random } from "../../steps/random";
import type { Spelled } from "./message-question";
import { OPEN, WALL, type Sketch } from "./message-ways";

/** One of so many passages along a row is a gate, one down is open, and one branch begins anew. */
const GATES_ON_ROWS = 8;
const OPEN_DOWN = 10;
const NEW_BRANCHES = 12;
/** One wall of so many becomes a gate. */
const MORE_GATES = 4;
/** Of looking for a second way after another gate. */
const MOST_VISITS = 1 << 11;

/**
 * Makes dead ends of all rooms that are left, and gates in walls. First trees grow from where a way comes by, with gates in its order, so
 * that one can go far into them; whoever enters one cannot come back without coming into a room twice. Then walls become gates where each
 * way stays the only one, so that there are many ways for those who take no heed of colours.
 */
export function* addDeadEnds(sketch: Sketch, spelled: readonly Spelled[], random: Random): Steps<void> {
  const { marks, states, width } = sketch;
  const steps = [1, width, -1, -width];
  /** The gate that is the next one for who comes to a room. */
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
