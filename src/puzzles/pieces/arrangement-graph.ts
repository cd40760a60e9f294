import type { EstimatedGraph } from "../../search/bounded-layers";
import type { ArrangementStates } from "./arrangement-states";
import type { Arrangements } from "./arrangements";
import type { Moves } from "./moves";
import { UNREACHABLE, type PieceDistances } from "./piece-distances";

export interface ArrangementGraph extends EstimatedGraph, Pick<ArrangementStates, "unpack"> {}

/** The graph of all arrangements, with estimates of their distance from the goal. */
export function arrangementGraph(
  states: ArrangementStates,
  moves: Moves,
  arrangements: Arrangements,
  { tables, firstGroup, tableOf, strides }: PieceDistances,
): ArrangementGraph {
  const { from, to } = moves;
  const { wordCount, maximumDegree, start, unpack } = states;

  const indices = new Int32Array(tables.length);
  /** Leaves the groups' indices in `indices`. Returns −1 if a group cannot reach its goal. */
  const estimate = (pieces: Int32Array): number => {
    let sum = 0;
    for (let group = firstGroup; group < tables.length; group++) indices[group] = 0;
    for (let place = 0; place < pieces.length; place++) {
      const piece = pieces[place];
      if (piece === 0) continue;
      const group = tableOf[piece];
      if (group >= firstGroup) indices[group] += place * strides[piece];
      else if (tables[group][place] === UNREACHABLE) return -1;
      else sum += tables[group][place];
    }
    for (let group = firstGroup; group < tables.length; group++) {
      const distance = tables[group][indices[group]];
      if (distance === UNREACHABLE) return -1;
      sum += distance;
    }
    return sum;
  };

  const pieces = new Int32Array(moves.places.count);
  const taken = new Int32Array(maximumDegree);
  return {
    wordCount,
    maximumDegree,
    start,
    startEstimate: estimate(arrangements.start),
    unpack,

    expand(words, at, successors, estimates) {
      unpack(words, at, pieces);
      const sum = estimate(pieces);
      if (sum < 0) return 0;
      const count = states.expand(words, at, pieces, successors, taken);
      for (let k = 0; k < count; k++) {
        const tail = from[taken[k]];
        const head = to[taken[k]];
        const piece = pieces[tail];
        const group = tableOf[piece];
        const table = tables[group];
        const before = group < firstGroup ? tail : indices[group];
        const after = table[before + (head - tail) * strides[piece]];
        estimates[k] = after === UNREACHABLE ? -1 : sum - table[before] + after;
      }
      return count;
    },
  };
}
