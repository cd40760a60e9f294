import fc from "fast-check";
import { inOrder, slidingMoves } from "../boards";
import { boardOf, deepeningOn, firstShortestWay, smallBoards } from "./small-boards";

/** Tables for one token, for a few, and for all of them. */
const SIZES = [6, 6 ** 2, 6 ** 3, 6 ** 5].map((table) => ({ table, together: 2 ** 20 }));

test.each(SIZES)("the first of the shortest ways on any board, whatever the tables: %j", (sizes) => {
  fc.assert(
    fc.property(smallBoards, (board) => {
      const way = firstShortestWay(board);
      const search = deepeningOn(board, sizes);
      if (way) expect(search.bound).toBeLessThanOrEqual(way.length);
      for (let slices = 0; slices < 200 && !search.isDone; slices++) search.run(1000);
      if (way) expect([...search.way!]).toEqual(way);
      else expect(search.way).toBeUndefined();
    }),
    { numRuns: 200 },
  );
});

test("slices make no difference, and the bound only grows", () => {
  const tiles = [0, 3, 8, 4, 2, 9, 13, 7, 1, 5, 11, 10, 6, 15, 14, 12];
  const board = boardOf(slidingMoves(4, 4), tiles, inOrder(16));
  const sizes = { table: 16 ** 3, together: 2 ** 20 };
  const whole = deepeningOn(board, sizes);
  while (!whole.isDone) whole.run(2 ** 20);
  const sliced = deepeningOn(board, sizes);
  for (let before = 0; !sliced.isDone; before = sliced.bound) {
    sliced.run(777);
    expect(sliced.bound).toBeGreaterThanOrEqual(before);
  }
  expect(sliced.way).toEqual(whole.way);
  expect(whole.way).toHaveLength(36);
  expect(sliced.nodes).toBe(whole.nodes);
});

test("a way that is longer than can be looked for is no endless search", () => {
  const path = Array.from({ length: 40_000 }, (_, k) => [k + 1, k + 2]);
  const pieces = (at: number) => Array.from({ length: 40_001 }, (_, k) => (k === at ? 1 : 0));
  const search = deepeningOn(boardOf(path, pieces(0), pieces(40_000)), { table: 2 ** 20, together: 2 ** 22 });
  expect(search.isDone).toBe(true);
  expect(search.way).toBeUndefined();
  expect(search.bound).toBe(40_000);
});
