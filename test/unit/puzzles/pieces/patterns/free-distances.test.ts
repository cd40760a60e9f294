import fc from "fast-check";
import { freeDistances } from "../../../../../src/puzzles/pieces/patterns/free-distances";
import { tokenPuzzle } from "../../../../../src/puzzles/pieces/patterns/token-puzzle";
import { edgesBy } from "../../../../../src/search/adjacency";
import { finished } from "../../../../../src/steps";
import { smallBoards } from "../small-boards";

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
