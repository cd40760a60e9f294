import { keptBounds } from "../../../../../src/puzzles/pieces/patterns/kept-bounds";
import { tokenPuzzle } from "../../../../../src/puzzles/pieces/patterns/token-puzzle";
import { finished } from "../../../../../src/steps";
import { inOrder, slidingMoves } from "../../boards";
import { boardOf } from "../small-boards";

const SIZES = { table: 1 << 16, together: 1 << 18 };

const puzzleOf = (rows: number, columns: number, goal = inOrder(rows * columns)) => {
  const { moves, arrangements } = boardOf(slidingMoves(rows, columns), goal, goal);
  return finished(tokenPuzzle(moves, arrangements)).puzzle;
};

test("tables are kept for the same moves and goals that differ in names only", () => {
  const first = finished(keptBounds(puzzleOf(3, 3), SIZES));
  expect(finished(keptBounds(puzzleOf(3, 3), SIZES))).toBe(first);
  expect(finished(keptBounds(puzzleOf(3, 3, [5, 6, 7, 8, 1, 2, 3, 4, 0]), SIZES))).toBe(first);
  expect(finished(keptBounds(puzzleOf(3, 3, [0, 1, 2, 3, 4, 5, 6, 7, 8]), SIZES))).not.toBe(first);
  expect(finished(keptBounds(puzzleOf(3, 3), { ...SIZES }))).not.toBe(first);
});

test("better tables are taken where they are there, and only there", () => {
  const better = { table: 1 << 20, together: 1 << 22 };
  const first = finished(keptBounds(puzzleOf(3, 4), SIZES, better));
  expect(finished(keptBounds(puzzleOf(3, 4), SIZES))).toBe(first);
  const larger = finished(keptBounds(puzzleOf(3, 4), better));
  expect(larger).not.toBe(first);
  expect(finished(keptBounds(puzzleOf(3, 4), SIZES, better))).toBe(larger);
});

test("calls that want the same tables build them together, also if one of them gives up", () => {
  const one = keptBounds(puzzleOf(4, 3), SIZES);
  const other = keptBounds(puzzleOf(4, 3), SIZES);
  for (let k = 0; k < 5; k++) expect(one.next().done).toBe(false);
  one.return(undefined as never);
  expect(finished(other)).toBe(finished(keptBounds(puzzleOf(4, 3), SIZES)));
});

test("no more than 80 MB are kept: the tables used least recently go", () => {
  const large = { table: 1 << 16, together: 50 * 2 ** 20 };
  const first = finished(keptBounds(puzzleOf(2, 3), large));
  expect(finished(keptBounds(puzzleOf(2, 3), large))).toBe(first);
  finished(keptBounds(puzzleOf(3, 2), large));
  expect(finished(keptBounds(puzzleOf(2, 3), large))).not.toBe(first);
});
