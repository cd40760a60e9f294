import { strict as assert } from "node:assert";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { buildFunctions } from "../bench/bundle.mjs";
import { random } from "../bench/measure.mjs";
import { arranged, inOrder, slidingMoves } from "../bench/tasks/sliding-tiles.mjs";

/**
 * Solves random boards of the 15-puzzle with REARRANGE, replays the moves, and has an independent solver in C++ judge each hundred of them:
 * `node test/peers/fifteen.mjs [boards]`. Prints what they took. Their mean is known to be 52.6 moves. A thousand boards take about half an hour,
 * most of it the judge's.
 */
const [boards = 1000] = process.argv.slice(2).map(Number);
const { REARRANGE } = buildFunctions();
const below = random(0x2545f491);
const moves = slidingMoves(4);
const goal = arranged(inOrder(16));
const folder = mkdtempSync(path.join(tmpdir(), "puzzlebook-peers-"));
const judge = path.join(folder, "judge");
execFileSync("g++", [
  "-O2",
  "-std=c++17",
  "-o",
  judge,
  fileURLToPath(new URL("walking-distance.cpp", import.meta.url)),
]);

const beforeTables = process.cpuUsage().user;
await REARRANGE(moves, arranged([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 0, 15]), goal);
console.log(`tables: ${((process.cpuUsage().user - beforeTables) / 1e6).toFixed(2)} s of one core`);

const times = [];
let total = 0;
let unjudged = [];
for (let board = 0; board < boards; board++) {
  const tiles = randomBoard();
  const start = process.cpuUsage().user;
  const way = await REARRANGE(moves, arranged(tiles), goal);
  times.push((process.cpuUsage().user - start) / 1000);
  total += way.length;
  assert.deepEqual(replayed(tiles, way), inOrder(16), tiles.join());
  unjudged.push({ tiles, moves: way.length });
  if (board % 100 !== 99 && board !== boards - 1) continue;
  judgeAll(unjudged);
  unjudged = [];
  report(board + 1);
}
rmSync(folder, { recursive: true });

function judgeAll(solved) {
  const input = solved.map(({ tiles }) => tiles.join(" ")).join("\n");
  const fewest = execFileSync(judge, { input, encoding: "utf8" }).trim().split("\n").map(Number);
  assert.equal(fewest.length, solved.length);
  for (const [k, { tiles, moves }] of solved.entries()) assert.equal(moves, fewest[k], tiles.join());
}

function report(solved) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part) => `${Math.round(sorted[Math.min(Math.floor(part * solved), solved - 1)])} ms`;
  const mean = (total / solved).toFixed(2);
  console.log(`${solved} of ${solved} boards solved, mean ${mean} moves, all judged fewest`);
  console.log(`time of one core: median ${at(0.5)}, 90 % ${at(0.9)}, 99 % ${at(0.99)}, longest ${at(1)}`);
}

/** One that can be solved: every other arrangement of the tiles with the empty place in the last row can. */
function randomBoard() {
  const tiles = inOrder(16);
  for (let last = 15; last > 0; last--) {
    const other = below(last + 1);
    [tiles[last], tiles[other]] = [tiles[other], tiles[last]];
  }
  let inversions = 0;
  for (let k = 0; k < 16; k++)
    for (let j = 0; j < k; j++) if (tiles[k] !== 0 && tiles[j] > tiles[k]) inversions++;
  const rowsBelow = 3 - Math.floor(tiles.indexOf(0) / 4);
  if ((inversions + rowsBelow) % 2 === 0) return tiles;
  const [a, b] = tiles[0] !== 0 && tiles[1] !== 0 ? [0, 1] : [14, 15];
  [tiles[a], tiles[b]] = [tiles[b], tiles[a]];
  return tiles;
}

function replayed(tiles, way) {
  const board = [...tiles];
  for (const [from, to, piece] of way) {
    assert.ok(board[to - 1] === 0 && board[from - 1] === Number(piece));
    assert.ok(moves.some(([tail, head]) => tail === from && head === to));
    [board[from - 1], board[to - 1]] = [0, board[from - 1]];
  }
  return board;
}
