import { designJumpBoard } from "../../../../src/puzzles/schonbrunn/jump-design";
import { measuresOf } from "../../../../src/puzzles/schonbrunn/jump-measures";
import { readJumps } from "../../../../src/puzzles/schonbrunn/kind";
import { randomBoard } from "../../../../src/puzzles/schonbrunn/random-board";
import { shortestJumps } from "../../../../src/puzzles/schonbrunn/shortest";
import { finished } from "../../../../src/steps";
import { seededRandom } from "../../../../src/steps/random";
import { numbersOfWays } from "./counted-ways";

function measured(maze: number[][], start = [1, 1]) {
  const puzzle = finished(readJumps({ maze, start: [start], goal: [[""]], rules: ["jump"] }));
  const best = finished(shortestJumps(puzzle));
  if ("impossible" in best) throw new Error(best.impossible);
  return finished(measuresOf(puzzle, best.way));
}

test("a board designed is the one that MAKEJUMP makes, with its measures", () => {
  for (const rules of ["jump", "jump zero", "jump least"]) {
    const { cells, start, measures } = finished(designJumpBoard({ rows: 4, columns: 5, seed: 3, rules }));
    expect(cells).toEqual(finished(randomBoard(4, 5, rules, seededRandom(3))).tiles);
    expect(start).toEqual([1, 1]);
    const ways = numbersOfWays(cells);
    expect(measures.length).toBe(rules === "jump" ? ways.any[0][0] : ways.nearest[1]);
    expect(measures.ways).toBe(ways.any.reduce((sum, [, count]) => sum + count, 0));
  }
});

test("each measure of a small board, counted by hand", () => {
  // From the first tile right to the 2 and on to the 0; down to the other 2 and on to the 3, where it ends.
  const board = [
    [1, 2, 1, 0],
    [2, 1, 3, 1],
  ];
  expect(measured(board)).toEqual({
    length: 2,
    ways: 1,
    whiteHoles: 3,
    blackHoles: 2,
    deadEnds: 1,
    forcedMoves: 0,
    decisions: 1,
    mistakes: 1,
    firstMistake: 1,
    largestCluster: 1,
  });
  expect(measured([[1, 1, 1, 0]])).toMatchObject({ forcedMoves: 3, decisions: 0, largestCluster: 3 });
});
