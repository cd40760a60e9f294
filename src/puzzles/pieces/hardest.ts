import { i18n } from "../../language";
import { isBlank, type Cell, type Cells } from "../../grid/cells";
import { edgesBy } from "../../search/adjacency";
import { layersByNumber } from "../../search/layers-by-number";
import { LimitError } from "../../steps/limit-error";
import { arrangementNumbers, arrangementCount } from "./arrangement-numbers";
import { readArrangements } from "./arrangements";
import { isGrid } from "./grids";
import { readMoveRules } from "./move-rules";
import { readBoardMoves } from "./moves";

/** 128 MB with two bits each. */
const MAX_ARRANGEMENTS = 2 ** 29;
/** Some minutes. */
const MAX_MOVES = 2 ** 34;
/** A few milliseconds. */
const MOVES_PER_YIELD = 1 << 15;

/**
 * How far all arrangements of the pieces are from the goal, of those from which it can be reached: found by going back from it. Moves and goal are
 * as in REARRANGE. Examples are made when they are asked for. Throws a CellError or a LimitError.
 */
export function* hardestArrangements(moveCells: Cells, goalCells: Cells, rules: readonly string[] = []) {
  const moves = yield* readBoardMoves(moveCells, { goal: goalCells }, readMoveRules(rules));
  const { from, to, places } = moves;
  const { goal, counts, cells } = yield* readArrangements(goalCells, goalCells, moves, "goal");
  const most = Math.min(MAX_ARRANGEMENTS, Math.floor(MAX_MOVES / from.length));
  const total = yield* arrangementCount(counts, places.count, most);
  if (total > most) {
    throw new LimitError(i18n.t("there are more than {most, number} arrangements of the pieces", { most }));
  }

  // With the places in the order of the goal's pieces the goal has the number 0, and those with the same empty places come next.
  const order = Int32Array.from(goal.keys()).sort((a, b) => goal[a] - goal[b] || a - b);
  const turn = new Int32Array(order.length);
  order.forEach((place, k) => (turn[place] = k));
  yield 0;
  const { offsets, edges } = yield* edgesBy(
    from.map((place) => turn[place]),
    places.count,
  );
  const heads = edges.map((move) => turn[to[move]]);
  yield 0;

  const numbers = arrangementNumbers(counts, order.length, total);
  const { empties } = numbers;
  const tails = edges.map((move) => turn[from[move]]);
  const layers = yield* layersByNumber(
    total,
    {
      maximumDegree: heads.length,
      successors(state, by, states, taken) {
        // The piece that has just moved would move back from where it is to where it was.
        const is = by < 0 ? -1 : tails[by];
        const was = by < 0 ? -1 : heads[by];
        let count = 0;
        numbers.lookAt(state);
        for (const empty of empties) {
          for (let move = offsets[empty]; move < offsets[empty + 1]; move++) {
            const place = heads[move];
            if (place === is && empty === was) continue;
            states[count] = numbers.afterMove(place, empty);
            taken[count++] = move;
          }
        }
        return count;
      },
    },
    Math.ceil(MOVES_PER_YIELD / from.length),
  );

  // The places of a board are in its order anyway.
  const listed = isGrid(goalCells)
    ? []
    : goalCells.flatMap(([place]) => (isBlank(place) ? [] : places.find(place)!));
  const shown = [...new Set([...listed, ...goal.keys()])];
  return {
    /** The goal's places in its order, then those that it leaves out. */
    places: shown.map((place) => places.cell(place)),
    /** Farthest first, down to the goal itself. */
    distances: layers.reverse().map(({ count, first }, k) => ({
      distance: layers.length - 1 - k,
      count,
      /** The piece at each of the places; "" for none. If possible, one whose empty places are those of the goal. */
      get example(): Cell[] {
        numbers.lookAt(first);
        const pieces = numbers.pieces();
        return shown.map((place) => cells[pieces[turn[place]]]);
      },
    })),
  };
}
