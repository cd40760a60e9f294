import { distancesFromIdentity } from "../../src/permutations/groups/distances";
import { permutationGroup } from "../../src/permutations/groups/stabilizer-chain";
import { finished } from "../../src/steps";
import type { Cells } from "../../src/grid/cells";
import { arrangementStates } from "../../src/puzzles/pieces/arrangement-states";
import { readArrangements } from "../../src/puzzles/pieces/arrangements";
import { readMoves } from "../../src/puzzles/pieces/moves";
import { edgesBy } from "../../src/search/adjacency";
import { enlarged, StateTable } from "../../src/search/state-table";

/**
 * Searches of everything reachable, made from the parts that the functions and the pane use. The bench finds them among the functions. Both
 * return the counts by distance.
 */

/** Elements of a group, by the fewest generators that produce them. */
function elementsByDistance(generators: readonly Int32Array[]): readonly number[] {
  const group = finished(permutationGroup(generators, generators[0].length));
  return finished(distancesFromIdentity(group)).counts;
}

/** Arrangements of pieces, by the fewest moves to reach them. */
function arrangementsByDistance(movesCells: Cells, startCells: Cells): readonly number[] {
  const moves = finished(readMoves(movesCells, "moves"));
  const arrangements = finished(readArrangements(startCells, startCells, moves));
  const incoming = finished(edgesBy(moves.to, moves.places.count));
  const states = finished(arrangementStates(moves, arrangements, incoming));
  const { wordCount, maximumDegree } = states;
  const successors = new Int32Array(maximumDegree * wordCount);
  const taken = new Int32Array(maximumDegree);
  const found = new StateTable(wordCount);
  found.add(states.start, 0);
  /** The move that leads to each state. */
  let lastMoves = Int32Array.of(-1);
  const counts: number[] = [];
  for (let row = 0; row < found.count;) {
    const end = found.count;
    counts.push(end - row);
    for (; row < end; row++) {
      const count = states.expand(found.words, row * wordCount, lastMoves[row], successors, taken);
      for (let k = 0; k < count; k++) {
        const known = found.count;
        const next = found.add(successors, k * wordCount);
        if (next < known) continue;
        if (next === lastMoves.length) lastMoves = enlarged(lastMoves, 2 * next);
        lastMoves[next] = taken[k];
      }
    }
  }
  return counts;
}

CustomFunctions.associate("elementsByDistance", elementsByDistance);
CustomFunctions.associate("arrangementsByDistance", arrangementsByDistance);
