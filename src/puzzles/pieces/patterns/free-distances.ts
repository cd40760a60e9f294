import type { Adjacency } from "../../../search/adjacency";
import type { Steps } from "../../../steps";
import { goalTuples } from "./goal-tuples";
import type { TokenPuzzle } from "./token-puzzle";

const UNREACHABLE = 0xffff;
const MAX_DISTANCE = UNREACHABLE - 1;

/** How many moves are examined between two yields. */
const MOVES_PER_YIELD = 1 << 15;

/**
 * Fills a table with the fewest moves that a pattern's pieces need to their goals, by breadth-first search backwards along the moves. No
 * other piece is in the way, and any free place counts as empty. For boards with many places. Indices are those of `maskedDistances`.
 */
export function* freeDistances(
  { placeCount, from }: TokenPuzzle,
  incoming: Adjacency,
  homes: readonly (readonly number[])[],
  table: Uint16Array,
): Steps<void> {
  const pieceCount = homes.length;
  table.fill(UNREACHABLE);
  yield 0;
  const queue = new Int32Array(table.length);
  const taken = new Int32Array(pieceCount);
  const isTaken = new Uint8Array(placeCount);
  let found = 0;
  for (const goal of goalTuples(homes)) {
    if (goal === undefined) {
      yield 0;
      continue;
    }
    const index = goal.reduceRight((sum, place) => sum * placeCount + place, 0);
    table[index] = 0;
    queue[found++] = index;
  }
  let looked = 0;
  for (let next = 0, pause = MOVES_PER_YIELD; next < found; next++) {
    if (looked >= pause) {
      pause = looked + MOVES_PER_YIELD;
      yield next / table.length;
    }
    const index = queue[next];
    for (let k = 0, rest = index; k < pieceCount; k++) {
      const quotient = (rest / placeCount) | 0;
      taken[k] = rest - quotient * placeCount;
      isTaken[taken[k]] = 1;
      rest = quotient;
    }
    const distance = Math.min(table[index] + 1, MAX_DISTANCE);
    for (let k = 0, stride = 1; k < pieceCount; k++, stride *= placeCount) {
      const place = taken[k];
      looked += 1 + incoming.offsets[place + 1] - incoming.offsets[place];
      for (let edge = incoming.offsets[place]; edge < incoming.offsets[place + 1]; edge++) {
        const before = from[incoming.edges[edge]];
        if (isTaken[before]) continue;
        const predecessor = index + (before - place) * stride;
        if (table[predecessor] !== UNREACHABLE) continue;
        table[predecessor] = distance;
        queue[found++] = predecessor;
      }
    }
    for (let k = 0; k < pieceCount; k++) isTaken[taken[k]] = 0;
  }
}
