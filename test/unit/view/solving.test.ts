import type { PuzzleRange } from "../../../src/excel/puzzle-sheet";
import { areaAddress } from "../../../src/grid/addresses";
import { describeObstacle } from "../../../src/components/obstacle";
import { playableOf } from "../../../src/puzzles";
import { cellsOf } from "../../../src/view/solving";
import { played } from "../playing/played";
import { lessonPuzzle } from "./lesson-puzzle";

const kindOf = (prefix: string) => playableOf(prefix).kind;

/** The message for ranges that cannot be played or solved, or undefined. */
function obstacle(prefix: string, ranges: Readonly<Record<string, PuzzleRange>>): string | undefined {
  try {
    return played(kindOf(prefix), cellsOf(kindOf(prefix), ranges).cells).impossible;
  } catch (error) {
    return describeObstacle(error, ranges);
  }
}

function rangeAt(row: number, column: number, values: readonly unknown[][], sheetId = "s"): PuzzleRange {
  const address = areaAddress(row, column, values.length, values[0].length);
  return { sheetId, address, fullAddress: `${sheetId}!${address}`, row, column, values };
}

test("cells of the board that are given as a start stand for their positions in it", () => {
  const kind = kindOf("Schonbrunn");
  const board = rangeAt(4, 2, [
    [1, 2],
    [1, 0],
  ]);
  const startOf = (start: PuzzleRange) => cellsOf(kind, { board, start }).cells.start;
  expect(startOf(rangeAt(5, 2, [[1]]))).toEqual([[2, 1]]);
  expect(startOf(rangeAt(4, 3, [[2], [0]]))).toEqual([
    [1, 2],
    [2, 2],
  ]);
  expect(startOf(rangeAt(0, 0, [[1, 2]]))).toEqual([[1, 2]]);
  expect(startOf(rangeAt(4, 2, [[1, 1]], "other"))).toEqual([[1, 1]]);
  expect(startOf(rangeAt(5, 3, [[1, 2]]))).toEqual([[1, 2]]);
});

test("a range that cannot be read is told of with its cell in the sheet", () => {
  const cycles = rangeAt(1, 1, [["(1 2"]]);
  expect(obstacle("Permutation", { cycles })).toMatch(
    /^cycles, B2: "\(1 2", character 1: this parenthesis is not closed/,
  );
  expect(obstacle("Permutation", { cycles: { ...cycles, values: [["(1 2)"]] } })).toBeUndefined();
});

describe("a tooth of Free the Key, at place 2 below", () => {
  const withTooth = async (height: unknown) => {
    const { ranges } = await lessonPuzzle("free-the-key", "FreeTheKey");
    const values = ranges.key.values.map((row) => [...row]);
    values[1][1] = height;
    return { ...ranges, key: { ...ranges.key, values } };
  };

  test("that is no height is told of with its cell, one that is too high by its outcome", async () => {
    expect(obstacle("FreeTheKey", await withTooth("tall"))).toMatch(
      /^key, H10: here is "tall"; expected a height/,
    );
    const high = cellsOf(kindOf("FreeTheKey"), await withTooth(9)).cells;
    expect(played(kindOf("FreeTheKey"), high).impossible).toBe(
      "There is no route: the disk stays on the key.",
    );
  });

  test("that is lower opens a short way", async () => {
    const { kind, play } = await lessonPuzzle("free-the-key", "FreeTheKey");
    expect(played(kind, cellsOf(kind, await withTooth(4)).cells).lastStep).toBe(play.lastStep);
    expect(played(kind, cellsOf(kind, await withTooth(0)).cells).lastStep).toBeLessThan(play.lastStep);
  });
});
