import { equivalence, type TransitiveAction } from "../groups/order-bound";
import { orbitsOf, restrictedTo } from "../groups/orbits";
import { cycleType } from "../permutation";
import type { Steps } from "../../steps";
import type { Moves } from "./moves";

/** Larger puzzles are taken to have none, as tables of all pairs of moves are made, and each point may go to each other one. */
const MAX_MOVES = 100;
const MAX_POINTS = 1000;
/** No more ways to exchange some of the moves than this are looked through. */
const MAX_TRIED = 20_000;

/** A permutation of the points that takes each move to the one with the number in `exchange`. */
interface Symmetry {
  readonly exchange: readonly number[];
  readonly points: Int32Array;
}

/**
 * Permutations of the points that exchange the moves among themselves, as if the puzzle were turned in the hand or seen in a mirror. They are
 * a few of which all others are products, up to what commutes with all moves: for each move, those that leave the ones before it (as C. C.
 * Sims finds generators). Yields now and then.
 */
export function* symmetriesOf(moves: Moves): Steps<Int32Array[]> {
  const { degree, images, inverses } = moves;
  if (images.length > MAX_MOVES || degree > MAX_POINTS) return [];
  const kinds = yield* kindsOfPairs(images);
  const actions = orbitsOf(images, degree).map((orbit) => actionOn(orbit, images));
  const numbers = [...inverses.keys()];
  const firsts = numbers.filter((move) => move <= inverses[move]);
  let tried = 0;

  /** Takes a move, the next of `firsts`, to another one, and looks for where those after it can go. */
  function* symmetryWith(before: readonly number[], next: number, to: number): Steps<Symmetry | undefined> {
    const move = firsts[next];
    const exchange = [...before];
    exchange[move] = to;
    exchange[inverses[move]] = inverses[to];
    const isAlike = (other: number) => kinds[move][other] === kinds[to][exchange[other]];
    const known = firsts.slice(0, next + 1);
    if (!known.every((other) => isAlike(other) && isAlike(inverses[other]))) return undefined;
    if (++tried > MAX_TRIED) return undefined;
    yield 0;
    if (next + 1 === firsts.length) {
      const points = relabelling(actions, exchange, degree);
      return points && { exchange, points };
    }
    for (const nextTo of numbers) {
      const symmetry = yield* symmetryWith(exchange, next + 1, nextTo);
      if (symmetry) return symmetry;
    }
    return undefined;
  }

  const found: Symmetry[] = [];
  for (let next = firsts.length - 1; next >= 0; next--) {
    const reached = new Set([firsts[next]]);
    for (const to of numbers) {
      const symmetry = reached.has(to) ? undefined : yield* symmetryWith(numbers, next, to);
      if (symmetry) found.push(symmetry);
      // A set also goes through what is added meanwhile.
      for (const move of reached) for (const { exchange } of found) reached.add(exchange[move]);
    }
  }
  return found.map(({ points }) => points);
}

/** For each two moves a number that tells the lengths of the cycles of their product. Symmetries preserve it. */
function* kindsOfPairs(images: readonly Int32Array[]): Steps<number[][]> {
  const numbers = new Map<string, number>();
  const kinds: number[][] = [];
  for (const first of images) {
    kinds.push([]);
    for (const second of images) {
      const lengths = cycleType({ images: first.map((image) => second[image]) }).join();
      if (!numbers.has(lengths)) numbers.set(lengths, numbers.size);
      kinds[kinds.length - 1].push(numbers.get(lengths)!);
      yield 0;
    }
  }
  return kinds;
}

interface OrbitAction extends TransitiveAction {
  readonly orbit: readonly number[];
}

function actionOn(orbit: readonly number[], images: readonly Int32Array[]): OrbitAction {
  return { orbit, degree: orbit.length, generators: restrictedTo(orbit, images) };
}

/** The permutation of the points by which each move becomes another one; undefined if there is none. Each orbit goes to one of its kind. */
function relabelling(
  actions: readonly OrbitAction[],
  exchange: readonly number[],
  degree: number,
): Int32Array | undefined {
  const points = new Int32Array(degree);
  const free = new Set(actions);
  for (const action of actions) {
    let map: Int32Array | undefined;
    for (const other of free) {
      map = equivalence(action, { ...other, generators: exchange.map((move) => other.generators[move]) });
      if (!map) continue;
      free.delete(other);
      action.orbit.forEach((point, k) => (points[point] = other.orbit[map![k]]));
      break;
    }
    if (!map) return undefined;
  }
  return points;
}
