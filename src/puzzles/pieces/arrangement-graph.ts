import type { EstimatedGraph } from "../../search/bounded-layers";
import type { ArrangementStates } from "./arrangement-states";
import type { Moves } from "./places";
import type { PatternBounds } from "./patterns/pattern-bounds";
import { assignTokens, type TokenPuzzle } from "./patterns/token-puzzle";

export interface ArrangementGraph extends EstimatedGraph, Pick<ArrangementStates, "unpack"> {}

/** The graph of all arrangements, with lower bounds for their distance from the goal. */
export function arrangementGraph(
  states: ArrangementStates,
  { from, to, places: { count: placeCount } }: Moves,
  puzzle: TokenPuzzle,
  classOfPiece: Int32Array,
  { values, unreachable, patternCount, views: [{ firsts, strides, patterns }] }: PatternBounds,
): ArrangementGraph {
  const { wordCount, maximumDegree, start, unpack } = states;
  const pieces = new Int32Array(placeCount);
  const tokens = new Int32Array(placeCount);
  const free = new Int32Array(puzzle.firstTokens.length);
  const indices = new Int32Array(patternCount);

  /** Leaves the patterns' indices in `indices`. Returns −1 if a pattern cannot reach its goal. */
  const estimate = (): number => {
    assignTokens(pieces, puzzle, classOfPiece, tokens, free);
    indices.set(firsts);
    for (let place = 0; place < placeCount; place++) {
      const token = tokens[place];
      if (token >= 0) indices[patterns[token]] += place * strides[token];
    }
    let sum = 0;
    for (let pattern = 0; pattern < patternCount; pattern++) {
      const value = values[indices[pattern]];
      if (value === unreachable) return -1;
      sum += value;
    }
    return sum;
  };

  unpack(start, 0, pieces);
  const taken = new Int32Array(maximumDegree);
  return {
    wordCount,
    maximumDegree,
    start,
    startEstimate: estimate(),
    unpack,

    expand(words, at, successors, estimates) {
      unpack(words, at, pieces);
      const sum = estimate();
      if (sum < 0) return 0;
      const count = states.expand(words, at, -1, successors, taken);
      for (let k = 0; k < count; k++) {
        const tail = from[taken[k]];
        const token = tokens[tail];
        const before = indices[patterns[token]];
        const after = values[before + (to[taken[k]] - tail) * strides[token]];
        estimates[k] = after === unreachable ? -1 : sum - values[before] + after;
      }
      return count;
    },
  };
}
