import fc from "fast-check";
import {
  patternBounds,
  automorphisms,
  freeDistances,
} from "../../../../../src/puzzles/pieces/patterns/pattern-bounds";
import { tokenPuzzle } from "../../../../../src/puzzles/pieces/patterns/token-puzzle";
import { finished } from "../../../../../src/steps";
import { inOrder, slidingMoves } from "../../boards";
import { boardOf, deepeningOn, firstShortestWay, smallBoards } from "../small-boards";
import { edgesBy } from "../../../../../src/search/adjacency";

const sliding = (size: number, pieces: readonly number[] = inOrder(size * size)) => {
  const { moves, arrangements } = boardOf(slidingMoves(size, size), pieces, pieces);
  return finished(tokenPuzzle(moves, arrangements)).puzzle;
};

test("a pattern of all pieces knows the fewest moves if one place is empty", () => {
  fc.assert(
    fc.property(
      smallBoards.filter(({ arrangements }) => arrangements.counts[0] === 1),
      (board) => {
        const way = firstShortestWay(board);
        const { bound } = deepeningOn(board, { table: 6 ** 5, together: 6 ** 5 });
        expect(bound).toBe(way ? way.length : Infinity);
      },
    ),
    { numRuns: 200 },
  );
});

test("the 15-puzzle has three patterns of five and its mirror image", () => {
  const small = finished(patternBounds(sliding(4), { table: 1 << 20, together: 1 << 22 }));
  expect(small.views).toHaveLength(2);
  expect(small.values).toHaveLength(3 * 16 ** 5);
  expect(Array.from(small.views[0].patterns)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 1, 1, 2, 2, 2]);
  expect(small.views[1].patterns).not.toEqual(small.views[0].patterns);
});

test("equal pieces share their tables, and their places count for all of them", () => {
  const equal = [1, 1, 1, 1, 1, 1, 1, 1, 0];
  const { values, patternCount } = finished(
    patternBounds(sliding(3, equal), { table: 9 ** 4, together: 9 ** 5 }),
  );
  expect(patternCount).toBe(2);
  expect(values).toHaveLength(9 ** 4);
});

test("no more memory than is said, whatever the board", () => {
  for (const size of [3, 4, 5, 6, 7]) {
    const { values } = finished(patternBounds(sliding(size), { table: 1 << 16, together: 1 << 18 }));
    expect(values.byteLength).toBeLessThanOrEqual(1 << 18);
  }
});

test("symmetric boards: those of a square with an empty corner, and with an empty centre", () => {
  expect([...automorphisms(sliding(4))]).toHaveLength(1);
  expect([...automorphisms(sliding(3, [1, 2, 3, 4, 0, 5, 6, 7, 8]))]).toHaveLength(7);
  expect([...automorphisms(sliding(3, [1, 1, 2, 1, 0, 2, 1, 1, 2]))]).toHaveLength(1);
});

const UNREACHABLE = 0xffff;

test("pieces that are alone on the board need as many moves as a plain search from each of their places", () => {
  fc.assert(
    fc.property(smallBoards, fc.nat(5), fc.nat(5), ({ moves, arrangements }, first, second) => {
      fc.pre(first !== second);
      const { puzzle } = finished(tokenPuzzle(moves, arrangements));
      const places = puzzle.placeCount;
      const table = new Uint16Array(places * places);
      const incoming = finished(edgesBy(moves.to, places));
      finished(freeDistances(puzzle, incoming, [[first], [second]], table));
      for (let one = 0; one < places; one++) {
        for (let other = 0; other < places; other++) {
          if (one === other) continue;
          const expected = fewestMoves(moves, [one, other], [first, second]);
          expect(table[one + other * places]).toBe(expected ?? UNREACHABLE);
        }
      }
    }),
    { numRuns: 50 },
  );
});

/** Forwards along the moves, each piece by itself, never both in one place. */
function fewestMoves(
  { from, to }: { readonly from: Int32Array; readonly to: Int32Array },
  start: readonly number[],
  goal: readonly number[],
): number | undefined {
  const seen = new Set([start.join()]);
  for (let layer = [start], count = 0; layer.length > 0; count++) {
    if (layer.some((places) => places.join() === goal.join())) return count;
    const next: (readonly number[])[] = [];
    for (const places of layer) {
      for (const [piece, place] of places.entries()) {
        for (const [move, tail] of from.entries()) {
          if (tail !== place || places.includes(to[move])) continue;
          const after = places.with(piece, to[move]);
          if (seen.has(after.join())) continue;
          seen.add(after.join());
          next.push(after);
        }
      }
    }
    layer = next;
  }
  return undefined;
}
