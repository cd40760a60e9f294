import type { Steps } from "../../steps";
import { isEven } from "../images";
import { blockSystem, onBlocks } from "./blocks";
import { factorial } from "./giants";
import { restrictedTo } from "./orbits";

/**
 * Actions of one group on several sets, without those determined by another one. Two are equivalent if a one-to-one map between their
 * points carries each generator's action on one to its action on the other. On a 4 × 4 × 4 cube, for instance, an edge's two stickers
 * always move together, and so do the corners and the blocks of their white-or-yellow stickers.
 */
export function withoutEquivalents<Action extends TransitiveAction>(actions: readonly Action[]): Action[] {
  const kept: Action[] = [];
  for (const action of actions) {
    if (!kept.some((other) => equivalence(other, action))) kept.push(action);
  }
  return kept;
}

/** What each generator does on the points 0, 1, … of a set that is one orbit. */
export interface TransitiveAction {
  readonly degree: number;
  readonly generators: readonly Int32Array[];
}

/**
 * A one-to-one map between the points of two actions that carries each generator's action on one to its action on the other; undefined if
 * there is none. The image of one point determines it, as the generators lead from it to all others. Each possible image is tried.
 */
export function equivalence(first: TransitiveAction, second: TransitiveAction): Int32Array | undefined {
  const { degree } = first;
  if (degree !== second.degree) return undefined;
  const map = new Int32Array(degree);
  const queue = new Int32Array(degree);
  for (let image = 0; image < degree; image++) {
    if (mapsOver(first, second, image, map, queue)) return map;
  }
  return undefined;
}

function mapsOver(
  first: TransitiveAction,
  second: TransitiveAction,
  image: number,
  map: Int32Array,
  queue: Int32Array,
): boolean {
  map.fill(-1);
  map[0] = image;
  queue[0] = 0;
  for (let next = 0, length = 1; next < length; next++) {
    const point = queue[next];
    for (let k = 0; k < first.generators.length; k++) {
      const to = first.generators[k][point];
      const toImage = second.generators[k][map[point]];
      if (map[to] === -1) {
        map[to] = toImage;
        queue[length++] = to;
      } else if (map[to] !== toImage) return false;
    }
  }
  // The image of an orbit is an orbit, so the map covers the second set, and the sizes are equal.
  return true;
}

/** What generators do on an orbit with blocks: they move the blocks like pieces, and turn each within itself. */
interface MovesAndTurns {
  readonly moves: TransitiveAction;
  /** The most ways in which one block can be turned. */
  readonly ways: bigint;
  /** The `modulus` of a number that adds up over the blocks when elements are multiplied; 1 if there is none. */
  readonly modulus: number;
  /** One for each generator. */
  readonly sums: readonly number[];
}

/**
 * Splits the generators into moves and turns. Elements that lead from the first block to the others are used to compare these with it, so
 * that the turns are permutations of the first block's points. By Schreier's lemma they generate all that its stabilizer does on it. If
 * they are powers of one cycle of all its points, as Rubik's cube corners turn by thirds, the exponents add up; otherwise their parities
 * do.
 */
function movesAndTurns(action: TransitiveAction, blocks: readonly (readonly number[])[]): MovesAndTurns {
  const { degree, generators } = action;
  const size = degree / blocks.length;
  const moves = onBlocks(blocks, action);
  const seats = seatsIn(blocks, generators, moves, degree);
  const turnsOf = generators.map((images) =>
    blocks.map((block) => {
      const turn = new Array<number>(size).fill(0);
      for (const point of block) turn[seats[point]] = seats[images[point]];
      return turn;
    }),
  );
  const { ways, modulus, valueOf } = groupOfTurns(turnsOf.flat(), size);
  const sums = turnsOf.map((turns) => turns.reduce((sum, turn) => sum + valueOf(turn), 0) % modulus);
  return { moves: { degree: blocks.length, generators: moves }, ways, modulus, sums };
}

/** For each point, the number of the point in the first block that the element leading to its block takes to it. */
function seatsIn(
  blocks: readonly (readonly number[])[],
  generators: readonly Int32Array[],
  moves: readonly Int32Array[],
  degree: number,
): Int32Array {
  const seats = new Int32Array(degree);
  const reached = new Uint8Array(blocks.length);
  blocks[0].forEach((point, seat) => (seats[point] = seat));
  reached[0] = 1;
  const queue = [0];
  for (const block of queue) {
    generators.forEach((images, k) => {
      const next = moves[k][block];
      if (reached[next] === 1) return;
      reached[next] = 1;
      queue.push(next);
      for (const point of blocks[block]) seats[images[point]] = seats[point];
    });
  }
  return seats;
}

function groupOfTurns(
  turns: readonly (readonly number[])[],
  size: number,
): { ways: bigint; modulus: number; valueOf: (turn: readonly number[]) => number } {
  const cycle = turns.find(isOneCycle);
  if (cycle) {
    const exponentOf = exponentsOf(cycle);
    if (turns.every((turn) => exponentOf(turn) >= 0)) {
      return { ways: BigInt(size), modulus: size, valueOf: exponentOf };
    }
  }
  const ways = factorial(size);
  if (turns.every(isEven))
    return {
      ways: turns.every(isIdentity) ? 1n : ways / 2n,
      modulus: 1,
      valueOf: () => 0,
    };
  return { ways, modulus: 2, valueOf: (turn) => (isEven(turn) ? 0 : 1) };
}

function isOneCycle(images: readonly number[]): boolean {
  let length = 1;
  for (let x = images[0]; x !== 0; x = images[x]) length++;
  return length === images.length;
}

function isIdentity(images: readonly number[]): boolean {
  return images.every((image, x) => image === x);
}

/** Returns the exponent of a power of a cycle of all points, or −1 for any other permutation. */
function exponentsOf(cycle: readonly number[]): (images: readonly number[]) => number {
  const { length } = cycle;
  const steps = new Int32Array(length);
  for (let x = cycle[0], step = 1; x !== 0; x = cycle[x]) steps[x] = step++;
  return (images) => {
    const exponent = steps[images[0]];
    for (let x = 1; x < length; x++) {
      if ((steps[x] + exponent) % length !== steps[images[x]]) return -1;
    }
    return exponent;
  };
}

/**
 * How many times more residue vectors there are than the generators' rows span by addition. It is the determinant of the lattice spanned by
 * the rows and the multiples of the moduli, made triangular by Euclid's algorithm. Each column has its own modulus, each generator a row.
 */
export function indexOfSpan(moduli: readonly number[], values: readonly (readonly number[])[]): bigint {
  const rows = values.map((row) => row.slice());
  let index = 1n;
  for (let column = 0; column < moduli.length; column++) {
    const pivot: number[] = moduli.map((modulus, k) => (k === column ? modulus : 0));
    for (const row of rows) {
      while (row[column] !== 0) {
        const times = Math.floor(pivot[column] / row[column]);
        for (let k = column; k < moduli.length; k++) {
          const rest = pivot[k] - times * row[k];
          pivot[k] = row[k];
          row[k] = k === column ? rest : ((rest % moduli[k]) + moduli[k]) % moduli[k];
        }
      }
    }
    index *= BigInt(pivot[column]);
  }
  return index;
}

/** Larger problems get no bound: computing it would take as long as it saves. */
const MAX_IMAGES = 1_000_000;

/**
 * An upper bound for the order of a group, which many puzzles' groups reach. On each orbit, pieces (blocks of points or single points) are
 * moved, and turned in their places. If all moves and turns were independently possible, the bound would be their number. But the parities
 * of the moves and the sums of the turns add up from factors to products, and only those that result from the generators are possible.
 */
export function* orderBound(
  generators: readonly Int32Array[],
  orbits: readonly (readonly number[])[],
): Steps<bigint | undefined> {
  const degree = generators[0]?.length ?? 0;
  if (generators.length * degree > MAX_IMAGES) return undefined;
  const actions: TransitiveAction[] = [];
  for (const orbit of orbits) {
    actions.push({ degree: orbit.length, generators: restrictedTo(orbit, generators) });
    yield 0;
  }
  const pieces: TransitiveAction[] = [];
  const moduli: number[] = [];
  const columns: (readonly number[])[] = [];
  let bound = 1n;
  for (const action of withoutEquivalents(actions)) {
    const blocks = yield* blockSystem(action.generators, action.degree);
    if (blocks === undefined) {
      pieces.push(action);
      continue;
    }
    const { moves, ways, modulus, sums } = movesAndTurns(action, blocks);
    pieces.push(moves);
    moduli.push(modulus);
    columns.push(sums);
    bound *= ways ** BigInt(blocks.length);
  }
  for (const { degree, generators: moves } of withoutEquivalents(pieces)) {
    bound *= factorial(degree);
    moduli.push(2);
    columns.push(moves.map((images) => (isEven(images) ? 0 : 1)));
    yield 1;
  }
  const values = generators.map((_, k) => columns.map((column) => column[k]));
  return bound / indexOfSpan(moduli, values);
}
