import fc from "fast-check";
import { inRows, scrambled, type PlaceMove } from "../../../../src/puzzles/pieces/random-scramble";
import { slidingMoves } from "../../../../src/puzzles/pieces/sliding-moves";
import { rearrangement } from "../../../../src/puzzles/pieces/kind";
import { seededRandom } from "../../../../src/steps/random";
import { finished } from "../../../../src/steps";
import { arranged, movesOf } from "../boards";

test("scrambled tiles come back in at most as many moves, and an odd or even number like theirs", () => {
  const tables = [1, 2, 3, 4, 5, ""];
  const moves = slidingMoves(2, 3).map(([from, to]): PlaceMove => [from - 1, to - 1]);
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 0, max: 18 }), (seed, count) => {
      const start = scrambled(tables, moves, count, seededRandom(seed));
      const back = movesOf(
        finished(
          rearrangement.read({
            moves: slidingMoves(2, 3),
            start: arranged(start),
            goal: arranged(tables),
          }),
        ),
      );
      expect(back.length).toBeLessThanOrEqual(count);
      expect((count - back.length) % 2).toBe(0);
    }),
    { numRuns: 60 },
  );
});

test("pieces that cannot move stay", () => {
  expect(scrambled(["a", "b"], [[0, 1]], 5, seededRandom(1))).toEqual(["a", "b"]);
  expect(scrambled(["a", ""], [[0, 1], [1, 0]], 3, seededRandom(1))).toEqual(["", "a"]); // prettier-ignore
});

test("a list in rows", () => expect(inRows([1, 2, 3, 4, 5, 6], 3)).toEqual([[1, 2, 3], [4, 5, 6]])); // prettier-ignore
