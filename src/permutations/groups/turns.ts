import { isEven } from "../images";
import type { TransitiveAction } from "./equivalent-orbits";

/** What generators do on an orbit with blocks: they move the blocks, as pieces, and turn each in itself. */
export interface MovesAndTurns {
  readonly moves: TransitiveAction;
  /** How many ways there are, at most, for one block to be turned. */
  readonly ways: bigint;
  /** A number that is added up over the blocks when elements are multiplied, modulo `modulus`, which is 1 if there is none. */
  readonly modulus: number;
  /** For each generator. */
  readonly sums: readonly number[];
}

/**
 * Takes the generators apart. The blocks are compared with the first one by elements that lead from it to them, so that
 * the turns are permutations of the first block's points; by Schreier's lemma these generate all that its
 * stabilizer does on it. If they are powers of one cycle of all its points, as the corners of Rubik's cube are turned by thirds, the exponents
 * add up; if not, their parities do.
 */
export function movesAndTurns(
  action: TransitiveAction,
  blocks: readonly (readonly number[])[],
): MovesAndTurns {
  const { degree, generators } = action;
  const size = degree / blocks.length;
  const blockOf = new Int32Array(degree);
  blocks.forEach((block, k) => block.forEach((point) => (blockOf[point] = k)));
  const moves = generators.map((images) => {
    const move = new Int32Array(blocks.length);
    for (let k = 0; k < blocks.length; k++) move[k] = blockOf[images[blocks[k][0]]];
    return move;
  });
  const seats = seatsIn(blocks, generators, moves, degree);
  const turnsOf = generators.map((images) =>
    blocks.map((block) => {
      const turn = new Array<number>(size).fill(0);
      for (const point of block) turn[seats[point]] = seats[images[point]];
      return turn;
    }),
  );
  const all = groupOfTurns(turnsOf.flat(), size);
  const { ways, modulus, valueOf } = all;
  const sums = turnsOf.map((turns) => turns.reduce((sum, turn) => sum + valueOf(turn), 0) % modulus);
  return { moves: { degree: blocks.length, generators: moves }, ways, modulus, sums };
}

/** For each point the point of the first block, as its number there, which an element takes to it that leads to its block. */
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

interface GroupOfTurns {
  readonly ways: bigint;
  readonly modulus: number;
  readonly valueOf: (turn: readonly number[]) => number;
}

function groupOfTurns(turns: readonly (readonly number[])[], size: number): GroupOfTurns {
  const cycle = turns.find(isOneCycle);
  if (cycle) {
    const exponentOf = exponentsOf(cycle);
    if (turns.every((turn) => exponentOf(turn) >= 0)) {
      return { ways: BigInt(size), modulus: size, valueOf: exponentOf };
    }
  }
  let ways = 1n;
  for (let k = 2; k <= size; k++) ways *= BigInt(k);
  if (turns.every(isEven))
    return { ways: turns.every(isIdentity) ? 1n : ways / 2n, modulus: 1, valueOf: () => 0 };
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

/** Tells the exponent of a power of a cycle of all points, and −1 for any other permutation. */
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
