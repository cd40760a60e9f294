import { strict as assert } from "node:assert";
import { buildFunctions } from "../bench/bundle.mjs";
import { shortestJumps } from "../bench/peers/jump-board.mjs";

/**
 * Counts by a plain program how many ways are the best on boards that MAKEJUMP makes: `node test/peers/jump-boards.mjs [boards] [sizes]`, such as
 * `node test/peers/jump-boards.mjs 1000 5,12`, for seeds from 1 on. Up to 7 × 7 tiles all ways are gone through for the rules with a sum too.
 * A thousand boards of each size from 5 to 12 take about three quarters of an hour of one core.
 */
const [boards = "1000", sizes = "5,6,7,8,9,10,11,12"] = process.argv.slice(2);
const LARGEST_WITH_SUMS = 7;
const { MAKEJUMP } = buildFunctions();

for (const size of sizes.split(",").map(Number)) {
  const lengths = [];
  for (let seed = 1; seed <= Number(boards); seed++) {
    const { ways, jumps } = shortestJumps(await MAKEJUMP(size, size, seed));
    assert.equal(ways, 1, `${size} × ${size}, seed ${seed}`);
    lengths.push(jumps);
    if (size > LARGEST_WITH_SUMS || seed % 10 !== 0) continue;
    for (const rules of ["jump zero", "jump least"]) {
      assert.equal(bestWays(await MAKEJUMP(size, size, seed, rules), rules), 1, `${size}, ${seed}, ${rules}`);
    }
  }
  lengths.sort((a, b) => a - b);
  const [median, most] = [lengths[lengths.length >> 1], lengths[lengths.length - 1]];
  console.log(
    `${size} × ${size}: ${boards} boards, one best way each; jumps from ${lengths[0]} to ${most}, median ${median}`,
  );
}

/** Goes all ways over different tiles; the best have the sum nearest to 0, and of these the fewest jumps. */
function bestWays(board, rules) {
  const found = new Map();
  const visit = (tile, visited, sum) => {
    const number = numberAt(board, tile);
    if (number === 0) {
      const rating = 1000 * Math.abs(sum) + visited.length;
      found.set(rating, (found.get(rating) ?? 0) + 1);
      return;
    }
    const way = [...visited, tile];
    for (const to of jumpsFrom(board, tile)) if (!way.includes(to)) visit(to, way, sum + number);
  };
  visit("0,0", [], 0);
  const best = Math.min(...found.keys());
  assert.equal(best < 1000, rules === "jump zero");
  return found.get(best);
}

function numberAt(board, tile) {
  const [row, column] = tile.split(",").map(Number);
  return board[row][column];
}

function jumpsFrom(board, tile) {
  const [row, column] = tile.split(",").map(Number);
  const far = Math.abs(board[row][column]);
  const around = [[row + far, column], [row - far, column], [row, column + far], [row, column - far]]; // prettier-ignore
  return around.filter(([r, c]) => board[r]?.[c] !== undefined).map((place) => place.join(","));
}
