import fc from "fast-check";
import type { Cells } from "../../../../src/grid/cells";
import { edgesBy } from "../../../../src/search/adjacency";
import { finished } from "../../../../src/steps";
import { readArrangements, type Arrangements } from "../../../../src/puzzles/pieces/arrangements";
import { Deepening } from "../../../../src/puzzles/pieces/deepening";
import { readMoves } from "../../../../src/puzzles/pieces/moves";
import type { Moves } from "../../../../src/puzzles/pieces/places";
import { patternBounds, type TableSizes } from "../../../../src/puzzles/pieces/patterns/pattern-bounds";
import { assignTokens, tokenPuzzle } from "../../../../src/puzzles/pieces/patterns/token-puzzle";
import { arranged } from "../boards";

/** Boards on which everything can be tried: one-way moves, several empty places, equal pieces. */
export interface SmallBoard {
  readonly moves: Moves;
  readonly arrangements: Arrangements;
}

const PLACES = 6;
const place = fc.integer({ min: 1, max: PLACES });

export function boardOf(moves: Cells, start: readonly number[], goal: readonly number[]): SmallBoard {
  const read = finished(readMoves(moves, "moves"));
  return { moves: read, arrangements: finished(readArrangements(arranged(start), arranged(goal), read)) };
}

/** Some moves are there both ways, so that most goals can be reached. */
export const smallBoards: fc.Arbitrary<SmallBoard> = fc
  .tuple(
    fc.uniqueArray(fc.tuple(place, place), { selector: String, minLength: 4, maxLength: 12 }),
    fc.boolean(),
    fc
      .array(fc.constantFrom(0, 0, 1, 1, 2, 3, 4), { minLength: PLACES, maxLength: PLACES })
      .filter((list) => list.includes(0)),
    fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: PLACES }),
  )
  .map(([pairs, bothWays, start, order]) => {
    const back = bothWays ? pairs.map(([from, to]) => [to, from]) : [];
    const loops = Array.from({ length: PLACES }, (_, k) => [k + 1, k + 1]);
    return boardOf(
      [...pairs, ...back, ...loops],
      start,
      order.map((k) => start[k]),
    );
  });

/** Breadth-first search without any bounds: the first of the shortest ways in the order of the moves, or undefined. */
export function firstShortestWay({ moves, arrangements }: SmallBoard): number[] | undefined {
  const { from, to } = moves;
  const goal = arrangements.goal.join();
  const seen = new Set([arrangements.start.join()]);
  let layer = [{ pieces: [...arrangements.start], way: [] as number[] }];
  while (layer.length > 0) {
    const next: typeof layer = [];
    for (const { pieces, way } of layer) {
      if (pieces.join() === goal) return way;
      from.forEach((tail, move) => {
        if (pieces[tail] === 0 || pieces[to[move]] !== 0) return;
        const after = [...pieces];
        [after[tail], after[to[move]]] = [0, pieces[tail]];
        if (seen.has(after.join())) return;
        seen.add(after.join());
        next.push({ pieces: after, way: [...way, move] });
      });
    }
    layer = next;
  }
  return undefined;
}

/** A search in depth on a board, with tables of these sizes. */
export function deepeningOn({ moves, arrangements }: SmallBoard, sizes: TableSizes): Deepening {
  const { puzzle, classOfPiece } = finished(tokenPuzzle(moves, arrangements));
  const tokens = new Int32Array(moves.places.count);
  assignTokens(arrangements.start, puzzle, classOfPiece, tokens, puzzle.firstTokens.slice());
  const bounds = finished(patternBounds(puzzle, sizes));
  return new Deepening(puzzle, bounds, finished(edgesBy(moves.to, moves.places.count)), tokens);
}
