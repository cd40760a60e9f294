import fc from "fast-check";
import { isReachable } from "../../../../src/puzzles/pieces/arrangement-ways";
import { finished } from "../../../../src/steps";
import { inOrder, slidingMoves } from "../boards";
import { boardOf, firstShortestWay, smallBoards } from "./small-boards";

test("what is said without a search is true on any board, and said of many", () => {
  let told = 0;
  fc.assert(
    fc.property(smallBoards, (board) => {
      const isReached = finished(isReachable(board.moves, board.arrangements));
      if (isReached === undefined) return;
      told++;
      expect(isReached).toBe(firstShortestWay(board) !== undefined);
    }),
    { numRuns: 500 },
  );
  expect(told).toBeGreaterThan(50);
});

test("the 15-puzzle, and a board of 400 places", () => {
  const swapped = [2, 1, ...inOrder(16).slice(2)];
  const equal = inOrder(16).map((tile) => Math.min(tile, 14));
  const said = (start: readonly number[], goal: readonly number[], size: number) => {
    const { moves, arrangements } = boardOf(slidingMoves(size, size), start, goal);
    return finished(isReachable(moves, arrangements));
  };
  expect(said(swapped, inOrder(16), 4)).toBe(false);
  expect(said(equal.toReversed(), equal, 4)).toBe(true);
  expect(said([...inOrder(400).slice(0, 397), 399, 398, 0], inOrder(400), 20)).toBe(false);
});
