import { simpleProgram } from "../peers/simple-program.mjs";
import { fewestMovesByConflicts } from "../peers/linear-conflicts.mjs";
import { fewestMoves } from "../peers/sliding-tiles.mjs";

/** Solved in 40 moves. */
export const SCRAMBLED = [2, 5, 11, 7, 13, 1, 8, 3, 15, 6, 0, 4, 9, 14, 12, 10];
/** About as far as random boards are. */
const RANDOM = [7, 9, 8, 12, 2, 13, 3, 1, 6, 10, 5, 11, 4, 15, 0, 14];
/** One of the two arrangements that take the most moves, 31. */
const HARDEST = [8, 6, 7, 2, 5, 4, 3, 0, 1];

/** Puzzles with tiles and an empty place. Goals: at most 1.0 times the simple program on easy boards, random ones in under a second. */
export function slidingTileTasks({ REARRANGE }) {
  return [
    {
      name: "8-puzzle, 31 moves",
      ours: async () => (await REARRANGE(slidingMoves(3), arranged(HARDEST), arranged(inOrder(9)))).length,
      peers: [simpleProgram(() => fewestMoves(HARDEST, 3))],
    },
    {
      name: "15-puzzle, 40 moves",
      ours: async () => (await REARRANGE(slidingMoves(4), arranged(SCRAMBLED), arranged(inOrder(16)))).length,
      peers: [simpleProgram(() => fewestMoves(SCRAMBLED, 4))],
    },
    {
      name: "15-puzzle, a random board (median of 1,000: test/peers)",
      ours: async () => (await REARRANGE(slidingMoves(4), arranged(RANDOM), arranged(inOrder(16)))).length,
      peers: [simpleProgram(() => fewestMovesByConflicts(RANDOM, 4))],
    },
  ];
}

/** Places 1, 2, … row by row with their tiles; 0 is the empty place. */
export function arranged(tiles) {
  return tiles.map((tile, place) => [place + 1, tile]);
}

/** The solved puzzle. */
export function inOrder(count) {
  return Array.from({ length: count }, (_, place) => (place + 1) % count);
}

/** From and to, for every two adjacent places. */
export function slidingMoves(size) {
  const moves = [];
  for (let place = 0; place < size * size; place++) {
    if ((place + 1) % size !== 0) moves.push([place + 1, place + 2], [place + 2, place + 1]);
    if (place + size < size * size) moves.push([place + 1, place + size + 1], [place + size + 1, place + 1]);
  }
  return moves;
}
