import { randomBoard } from "../../../../src/puzzles/schonbrunn/random-board";
import { searchJumps } from "../../../../src/puzzles/schonbrunn/jump-search";
import { finished } from "../../../../src/steps";
import { LimitError } from "../../../../src/steps/limit-error";
import { seededRandom } from "../../../../src/steps/random";
import { numbersOfWays, shortestWays } from "./counted-ways";

const board = (rows: number, columns: number, rules: string, seed: number) =>
  finished(randomBoard(rows, columns, rules, seededRandom(seed))).tiles;

test.each([5, 8, 12])("40 boards of %i rows and columns have one shortest way each", (size) => {
  for (let seed = 1; seed <= 40; seed++) {
    const { numbers, jumps } = finished(searchJumps(size, size, seededRandom(seed), 2500))!;
    const tiles = Array.from({ length: size }, (_, k) => [...numbers.slice(k * size, (k + 1) * size)]);
    expect([seed, shortestWays(tiles)]).toEqual([seed, { jumps, ways: 1 }]);
  }
});

test("boards of 5 × 5 have 18 jumps and more, most of them 19 @all", () => {
  const lengths = [1, 2, 3, 4, 5].map((seed) => {
    const { jumps, ways } = shortestWays(board(5, 5, "jump", seed));
    expect(ways).toBe(1);
    return jumps;
  });
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(18);
  expect(lengths.sort((a, b) => a - b)[2]).toBeGreaterThanOrEqual(19);
});

test.each([
  ["jump zero", 0],
  ["jump least", 1],
])("with %s all ways of a board say that one is the best, and not the shortest of all", (rules, sum) => {
  for (const [rows, columns] of [
    [3, 3],
    [5, 5],
    [3, 8],
  ]) {
    // prettier-ignore
    for (let seed = 1; seed <= 3; seed++) {
      const ways = numbersOfWays(board(rows, columns, rules, seed));
      expect(ways.nearest).toEqual([sum, expect.any(Number), 1]);
      expect(ways.nearest[1]).toBeGreaterThan(ways.any[0][0]);
    }
  }
});

test("every jump is possible, and the numbers have signs only where the sum matters", () => {
  for (const rules of ["jump", "jump zero"]) {
    const tiles = board(4, 6, rules, 5);
    tiles.forEach((row, r) =>
      row.forEach((number, c) => {
        const farthest = Math.max(r, 3 - r, c, 5 - c);
        expect(Math.abs(number)).toBeLessThanOrEqual(farthest);
      }),
    );
    expect(tiles.flat().some((number) => number < 0)).toBe(rules === "jump zero");
    expect(tiles.flat().filter((number) => number === 0)).toHaveLength(1);
  }
});

test("where no board has one best way, it is said so", () => {
  expect(() => board(2, 2, "jump zero", 1)).toThrow(LimitError);
});

test("the smallest and the narrowest boards have one shortest way too", () => {
  for (const [rows, columns] of [
    [2, 2],
    [2, 9],
    [9, 2],
  ]) {
    // prettier-ignore
    expect(shortestWays(board(rows, columns, "jump", 1)).ways).toBe(1);
  }
});
