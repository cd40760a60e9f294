import type { Steps } from "../../steps";
import { complementOf, finalsOf, goalOf, isGoal, type Goal } from "./goal";
import { setOf, sizeOf, WORDS, type Jumps } from "./jumps";
import { learnPagodas } from "./pagodas";
import { PegMoves } from "./peg-moves";
import { checkCount, MAX_POSITIONS, Positions } from "./positions";
import { MoveBounds } from "./regions";
import { Canonical, symmetriesOf } from "./symmetries";

const EXPANSIONS_PER_YIELD = 1 << 6;
/** There are about so many times more moves backwards than forwards. */
const BACKWARDS_COST = 3;

/** One of the two searches: the rows of its last layer, and how many moves away they are. */
interface Side {
  readonly number: number;
  readonly moves: PegMoves;
  depth: number;
  from: number;
  to: number;
  /** A lower bound for the moves on the other side of a position, 0 at the end, or −1 if it cannot be part of a solution. */
  readonly bound: (low: number, high: number) => number;
}

const sideOf = (number: number, moves: PegMoves, from: number, to: number, bound: Side["bound"]): Side => ({
  ...{ number, moves, depth: 0, from, to, bound },
});

/** The rows after the start of a solution: −1 for any position that is the goal. */
type Way = readonly number[];

/**
 * The fewest moves from pegs to the goal, each as its jumps; undefined if there is no solution. Two breadth-first searches, from the pegs
 * and backwards from the goal, leave out positions that take more moves than a limit, by Merson's regions, and dead ones, by pagoda
 * functions. The limit grows until they meet. Of positions that are equal but for symmetries, they look at one.
 */
export function* fewestMoves(
  jumps: Jumps,
  start: Int32Array,
  goal: Goal,
  mostPositions = MAX_POSITIONS,
): Steps<readonly (readonly number[])[] | undefined> {
  // The bounds from the start hold for images of positions only if the start is its own image.
  const symmetries = symmetriesOf(jumps.board, [goal.pegs, goal.free, start]);
  const positions = new Positions(new Canonical(symmetries));
  const { table } = positions;
  const [low, high] = start;
  const finals = finalsOf(goal, jumps.board.cells.length);
  const toGoal = yield* boundToGoal(jumps, symmetries, start, goal);
  const fromStart = finals.length === 0 ? () => -1 : yield* boundFromStart(jumps, start, goal, finals[0]);
  let isCut = true;
  for (let limit = toGoal(low, high); isCut && limit >= 0; limit++) {
    if (limit === 0) return [];
    isCut = false;
    table.clear();
    positions.add(low, high, -1, 0);
    for (const final of finals) positions.add(final[0], final[1], -1, 1);
    const forwards = sideOf(0, new PegMoves(jumps), 0, 1, toGoal);
    const backwards = sideOf(1, new PegMoves(jumps, true), 1, table.count, fromStart);
    const sizeOfLayer = ({ from, to }: Side) => to - from;
    while (sizeOfLayer(forwards) > 0 && (finals.length === 0 || sizeOfLayer(backwards) > 0)) {
      isCut ||= forwards.depth + backwards.depth === limit;
      if (forwards.depth + backwards.depth === limit) break;
      const isForwards =
        finals.length === 0 || sizeOfLayer(forwards) < BACKWARDS_COST * sizeOfLayer(backwards);
      const way = yield* expand(isForwards ? forwards : backwards, limit);
      if (way) return replay(way);
    }
  }
  return undefined;

  /** Adds the next layer of a side, and returns the way if the sides meet. */
  function* expand(side: Side, limit: number): Steps<Way | undefined> {
    const { moves, bound, number } = side;
    const depth = ++side.depth;
    const { from, to } = side;
    [side.from, side.to] = [table.count, table.count];
    for (let row = from; row < to; row++) {
      if ((row - from) % EXPANSIONS_PER_YIELD === 0) {
        yield Math.min(table.count / mostPositions, 1);
        checkCount(table.count, mostPositions);
        yield* table.makeRoom(EXPANSIONS_PER_YIELD << 6);
      }
      moves.from(table.words[WORDS * row], table.words[WORDS * row + 1]);
      for (let k = 0; k < moves.count; k++) {
        const [nextLow, nextHigh] = [moves.pegs[WORDS * k], moves.pegs[WORDS * k + 1]];
        const left = bound(nextLow, nextHigh);
        if (left > limit - depth) isCut = true;
        if (left < 0 || left > limit - depth) continue;
        const met = positions.add(nextLow, nextHigh, row, number);
        if (met >= 0) {
          const [there, back] = number === 0 ? [row, met] : [met, row];
          return [...positions.wayFrom(there).reverse().slice(1), ...positions.wayFrom(back)];
        }
        if (number === 0 && left === 0) return [...positions.wayFrom(row).reverse().slice(1), -1];
      }
    }
    side.to = table.count;
    return undefined;
  }

  /** The jumps of moves from the start through positions that are equal to those of a way but for symmetries. */
  function replay(way: Way): number[][] {
    const moves = new PegMoves(jumps);
    let pegs = start;
    return way.map((row) => {
      moves.from(pegs[0], pegs[1]);
      for (let k = 0; ; k++) {
        pegs = moves.pegs.slice(WORDS * k, WORDS * k + WORDS);
        if (row < 0 ? isGoal(goal, pegs) : positions.isAt(row, pegs[0], pegs[1])) return moves.jumpsOf(k);
      }
    });
  }
}

function* boundToGoal(
  jumps: Jumps,
  symmetries: readonly (readonly number[])[],
  start: Int32Array,
  goal: Goal,
): Steps<Side["bound"]> {
  const pagodas = yield* learnPagodas(jumps, symmetries, start, goal);
  const bounds = new MoveBounds(jumps, start, goal);
  const pegs = new Int32Array(WORDS);
  return (low, high) => {
    pegs[0] = low;
    pegs[1] = high;
    if (isGoal(goal, pegs)) return 0;
    const isTooFew = goal.count !== undefined && sizeOf(pegs) <= goal.count;
    return isTooFew || pagodas.isDead(low, high) ? -1 : bounds.toGoal(low, high);
  };
}

/** Backwards, holes and pegs change their parts. */
function* boundFromStart(
  jumps: Jumps,
  start: Int32Array,
  goal: Goal,
  final: Int32Array,
): Steps<Side["bound"]> {
  const holes = jumps.board.cells.length;
  const all = complementOf(setOf([]), holes);
  const end = goalOf(complementOf(start, holes), setOf([]));
  const pagodas = yield* learnPagodas(
    jumps,
    symmetriesOf(jumps.board, [end.pegs]),
    complementOf(final, holes),
    end,
  );
  const bounds = new MoveBounds(jumps, start, goal);
  return (low, high) => (pagodas.isDead(~low & all[0], ~high & all[1]) ? -1 : bounds.fromStart(low, high));
}
