import { simpleProgram } from "../peers/simple-program.mjs";
import { fewestMovesByConflicts } from "../peers/linear-conflicts.mjs";
import { fewestMoves } from "../peers/sliding-tiles.mjs";

/** Solved in 40 moves. */
export const SCRAMBLED = [2, 5, 11, 7, 13, 1, 8, 3, 15, 6, 0, 4, 9, 14, 12, 10];
/** Solved in 52 moves, as many as random boards take on average. */
const RANDOM = [13, 9, 4, 11, 12, 15, 5, 1, 0, 14, 7, 3, 10, 2, 8, 6];
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
      name: "15-puzzle, 52 moves",
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
