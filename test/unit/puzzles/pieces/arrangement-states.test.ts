import { arrangementStates } from "../../../../src/puzzles/pieces/arrangement-states";
import { readArrangements } from "../../../../src/puzzles/pieces/arrangements";
import type { Cells } from "../../../../src/grid/cells";
import { readMoves } from "../../../../src/puzzles/pieces/moves";
import { edgesBy } from "../../../../src/search/adjacency";
import { StateTable } from "../../../../src/search/state-table";
import { arranged, inOrder, slidingMoves } from "../boards";
import { finished } from "../../../../src/steps";

function statesOf(movesCells: Cells, startCells: Cells) {
  const moves = finished(readMoves(movesCells, "moves"));
  const arrangements = finished(readArrangements(startCells, startCells, moves));
  const incoming = finished(edgesBy(moves.to, moves.places.count));
  return { moves, states: finished(arrangementStates(moves, arrangements, incoming)) };
}

/** The number of reachable arrangements, and the number of moves to the farthest. */
function reached(movesCells: Cells, startCells: Cells): { count: number; farthest: number } {
  const { moves, states } = statesOf(movesCells, startCells);
  const successors = new Int32Array(states.maximumDegree * states.wordCount);
  const taken = new Int32Array(states.maximumDegree);
  const found = new StateTable(states.wordCount);
  found.add(states.start, 0);
  const distances = [0];
  for (let row = 0; row < found.count; row++) {
    const at = row * states.wordCount;
    const pieces = states.unpack(found.words, at);
    const count = states.expand(found.words, at, -1, successors, taken);
    for (let k = 0; k < count; k++) {
      expect(pieces[moves.from[taken[k]]]).not.toBe(0);
      expect(pieces[moves.to[taken[k]]]).toBe(0);
      if (found.add(successors, k * states.wordCount) === distances.length)
        distances.push(distances[row] + 1);
    }
  }
  return { count: found.count, farthest: distances.at(-1)! };
}

test("half of all arrangements of a sliding puzzle can be reached", () => {
  expect(reached(slidingMoves(2, 2), arranged(inOrder(4)))).toEqual({ count: 12, farthest: 6 });
  expect(reached(slidingMoves(2, 3), arranged(inOrder(6)))).toEqual({ count: 360, farthest: 21 });
});

test("the successor that takes the last move back is left out, and no other", () => {
  for (const pieces of [inOrder(6), ["a", "a", "b", "", "", ""]]) {
    const { moves, states } = statesOf(slidingMoves(2, 3), arranged(pieces));
    const room = states.maximumDegree * states.wordCount;
    const listed = (words: Int32Array, at: number, last: number) => {
      const [successors, taken] = [new Int32Array(room), new Int32Array(states.maximumDegree)];
      const count = states.expand(words, at, last, successors, taken);
      return { successors, taken: [...taken.subarray(0, count)] };
    };
    const all = listed(states.start, 0, -1);
    all.taken.forEach((move, k) => {
      const back = (each: number) =>
        moves.from[each] === moves.to[move] && moves.to[each] === moves.from[move];
      const at = k * states.wordCount;
      const onward = listed(all.successors, at, -1).taken;
      expect(onward.filter(back)).toHaveLength(1);
      expect(listed(all.successors, at, move).taken).toEqual(onward.filter((each) => !back(each)));
    });
  }
});

test("equal pieces and several empty places", () => {
  const pieces = ["a", "a", "b", "", "", ""];
  expect(reached(slidingMoves(2, 3), arranged(pieces)).count).toBe(60);
  // Twenty places of two bits each take more than one word.
  const row = Array.from({ length: 20 }, (_, k) => (k === 0 ? "a" : k === 1 ? "b" : ""));
  expect(reached(slidingMoves(1, 20), arranged(row)).count).toBe(190);
});
