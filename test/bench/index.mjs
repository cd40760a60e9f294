import { strict as assert } from "node:assert";
import { readFileSync } from "node:fs";
import { buildFunctions } from "./bundle.mjs";
import { measure, random, RUNS } from "./measure.mjs";
import { expand, simplify } from "./peers/cycles.mjs";
import { allZeroWays } from "./peers/jump-board.mjs";
import { shortestLength } from "./peers/maze.mjs";
import { fewestMoves } from "./peers/sliding-tiles.mjs";

/**
 * Times the functions as they are shipped. Each task is also given to a straightforward program, and both must agree;
 * the ratio of the two times says more than the times, which depend on the machine.
 */

const { SIMPLIFYCYCLES, GENPERMPROD, SOLVEMAZE, REARRANGE } = buildFunctions();

const fixture = (name) => JSON.parse(readFileSync(new URL(`../fixtures/${name}`, import.meta.url), "utf8"));
const generators = fixture("pinball.json").generators.map(({ label, perm }) => [label, perm]);
const products = productsOfNinePoints(100_000);
const maze = mazeOfSize(1000);
const jumpBoard = fixture("jump_boards.json").find(({ n }) => n === 8);
/** Solved in 40 moves. */
const scrambled = [2, 5, 11, 7, 13, 1, 8, 3, 15, 6, 0, 4, 9, 14, 12, 10];

const start = [jumpBoard.start.map((each) => each + 1)];

const tasks = [
  {
    name: "100,000 simplified products of nine points",
    ours: () => products.map((product) => SIMPLIFYCYCLES(product)),
    peer: () => products.map(simplify),
  },
  ...[2, 3].map((passes) => ({
    name: `pinball, ${passes} passes (${passes === 2 ? "257" : "14,198"} products)`,
    ours: () => GENPERMPROD(generators, passes),
    peer: () => expand(generators, passes),
  })),
  {
    name: "maze of 1000 × 1000 cells",
    ours: async () => (await SOLVEMAZE(maze, [[1, 1]], [[999, 999]], "walk", "length"))[0][0],
    peer: () => shortestLength(maze, { row: 0, column: 0 }, { row: 998, column: 998 }),
  },
  {
    name: "8 × 8 jump board: best way and number of ways, sum 0",
    ours: async () => {
      const answer = async (wanted) =>
        (await SOLVEMAZE(jumpBoard.grid, start, null, "jump zero", wanted))[0][0];
      return { shortest: await answer("length"), count: await answer("count") };
    },
    peer: () => allZeroWays(jumpBoard.grid, jumpBoard.start),
  },
  {
    name: "15-puzzle, 40 moves",
    ours: async () => (await REARRANGE(slidingMoves(4), arranged(scrambled), arranged(inOrder(16)))).length,
    peer: () => fewestMoves(scrambled, 4),
  },
];

const row = (...cells) =>
  console.log(cells.map((cell, k) => (k ? cell.padStart(12) : cell.padEnd(56))).join(""));
row(`medians of ${RUNS} runs`, "ours", "peer", "ratio");
for (const { name, ours, peer } of tasks) {
  const mine = await measure(ours);
  const other = await measure(peer);
  assert.deepEqual(mine.result, other.result, name);
  const ratio = other.median / mine.median;
  row(name, `${mine.median.toFixed(1)} ms`, `${other.median.toFixed(1)} ms`, `${ratio.toFixed(1)} ×`);
}

/** Places 1, 2, … row by row with the tiles upon them; 0 is the empty place. */
function arranged(tiles) {
  return tiles.map((tile, place) => [place + 1, tile]);
}

function inOrder(count) {
  return Array.from({ length: count }, (_, place) => (place + 1) % count);
}

/** From and to, for every two places side by side. */
function slidingMoves(size) {
  const moves = [];
  for (let place = 0; place < size * size; place++) {
    if ((place + 1) % size !== 0) moves.push([place + 1, place + 2], [place + 2, place + 1]);
    if (place + size < size * size) moves.push([place + 1, place + size + 1], [place + size + 1, place + 1]);
  }
  return moves;
}

/** Each a product of four cycles of two to nine of the points 1 to 9. */
function productsOfNinePoints(count) {
  const below = random(0x1b873593);
  const cycle = () => {
    const points = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    const length = 2 + below(8);
    for (let k = 0; k < length; k++) {
      const other = k + below(9 - k);
      [points[k], points[other]] = [points[other], points[k]];
    }
    return `(${points.slice(0, length).join(" ")})`;
  };
  return Array.from({ length: count }, () => cycle() + cycle() + cycle() + cycle());
}

/**
 * 1 is open and 0 a wall. The rooms stand on the even rows and columns, counted from 0; each has a passage up or to the
 * left, so that all are connected, and every third one both.
 */
function mazeOfSize(size) {
  const below = random(0x2545f491);
  const maze = Array.from({ length: size }, () => new Array(size).fill(0));
  for (let row = 0; row < size; row += 2) {
    for (let column = 0; column < size; column += 2) {
      const draw = below(3);
      maze[row][column] = 1;
      if (row > 0 && (draw !== 0 || column === 0)) maze[row - 1][column] = 1;
      if (column > 0 && (draw !== 1 || row === 0)) maze[row][column - 1] = 1;
    }
  }
  return maze;
}
