import { i18n } from "../../language";
import { edgesBy } from "../../search/adjacency";
import { isPause, type Steps } from "../../steps";
import { blankProblem, CellError, isBlank, numberIn, shown, type Cell, type Cells } from "../../grid/cells";
import { filledRows } from "../../grid/columns";
import { isGrid, isOmitted, neighbourMoves } from "./grids";
import type { MoveRules } from "./move-rules";
import { Places, type Moves } from "./places";

const expected = () => i18n.t("expected two columns, from and to, and perhaps names");

const expectedCosts = () => i18n.t("expected costs of 0 or more in a third column");

/** Reads moves from two columns, from and to, or three, with names or costs last. Skips blank rows. */
export function* readMoves(
  cells: Cells,
  argument: string,
  { bothWays, third }: MoveRules = { bothWays: false },
): Steps<Moves> {
  const hasCosts = third === "costs";
  const rows = yield* filledRows(
    cells,
    argument,
    hasCosts ? [3] : [2, 3],
    hasCosts ? expectedCosts : expected,
  );
  const places = new Places(cells);
  /** The moves of the table, and after all of them, if they lead both ways, the same back. */
  const moveCount = (bothWays ? 2 : 1) * rows.length;
  const tails = new Int32Array(moveCount);
  const heads = new Int32Array(moveCount);
  const costs = hasCosts ? new Float64Array(moveCount) : undefined;
  for (let k = 0; k < rows.length; k++) {
    if (isPause(k)) yield 0;
    const row = rows[k];
    const [tail, head] = cells[row];
    if (isBlank(tail)) throw noPlace(argument, row, 0);
    if (isBlank(head)) throw noPlace(argument, row, 1);
    if (!places.hasRoom(2)) yield* places.makeRoom();
    tails[k] = places.add(tail, row, 0);
    heads[k] = places.add(head, row, 1);
    if (costs) costs[k] = readCost(cells[row][2], argument, row);
  }
  if (bothWays) {
    tails.set(heads.subarray(0, rows.length), rows.length);
    heads.set(tails.subarray(0, rows.length), rows.length);
    costs?.copyWithin(rows.length, 0);
    yield 0;
  }

  const inOrder = yield* places.sort();
  const isMove = yield* distinctMoves(tails, heads, places.count, costs);
  const names: Cell[] | undefined = cells[0].length === 3 ? [] : undefined;
  let count = 0;
  for (let k = 0; k < moveCount; k++) {
    if (isPause(k)) yield 0;
    if (!isMove[k]) continue;
    tails[count] = inOrder[tails[k]];
    if (costs) costs[count] = costs[k];
    heads[count++] = inOrder[heads[k]];
    if (!names) continue;
    const name = cells[rows[k % rows.length]][2];
    names.push(isBlank(name) ? "" : name);
  }
  const moves = { places, from: tails.subarray(0, count), to: heads.subarray(0, count), names };
  return costs ? { ...moves, costs: costs.subarray(0, count) } : moves;
}

/** Like readMoves or, if the moves are left out, those between neighbours on a board, which is an argument of its own. */
export function* readBoardMoves(
  cells: Cells | undefined,
  boards: Readonly<Record<string, Cells>>,
  rules: MoveRules,
): Steps<Moves> {
  if (cells && !isOmitted(cells)) return yield* readMoves(cells, "moves", rules);
  const [argument, board] =
    Object.entries(boards).find(([, each]) => isGrid(each)) ?? Object.entries(boards)[0];
  return yield* readMoves(yield* neighbourMoves(board, argument), "moves");
}

/** The number in a third column; 0 for a blank. */
export const numberOf = (cell: Cell): number | undefined =>
  isBlank(cell) ? 0 : typeof cell === "boolean" ? undefined : numberIn(cell);

function readCost(cell: Cell, argument: string, row: number): number {
  const cost = numberOf(cell);
  if (cost !== undefined && cost >= 0) return cost;
  throw new CellError(argument, `${shown(cell)}; ${expectedCosts()}`, row, 2);
}

/** Marks with 1 each move that goes somewhere; of equal moves the first one or, if they have costs, the first of the cheapest. */
function* distinctMoves(
  tails: Int32Array,
  heads: Int32Array,
  placeCount: number,
  costs?: Float64Array,
): Steps<Uint8Array> {
  const { offsets, edges } = yield* edgesBy(tails, placeCount);
  const isMarked = new Uint8Array(tails.length);
  /** The marked move to each place; −1 for none. */
  const marked = new Int32Array(placeCount).fill(-1);
  for (let place = 0; place < placeCount; place++) {
    for (let k = offsets[place]; k < offsets[place + 1]; k++) {
      if (isPause(k)) yield 0;
      const move = edges[k];
      const head = heads[move];
      const known = marked[head];
      const isKnown = known >= 0 && tails[known] === place;
      if (head === place || (isKnown && !(costs && costs[move] < costs[known]))) continue;
      if (isKnown) isMarked[known] = 0;
      isMarked[move] = 1;
      marked[head] = move;
    }
  }
  return isMarked;
}

function noPlace(argument: string, row: number, column: number): CellError {
  const problem =
    column === 0
      ? i18n.t("the place that the move leaves is blank or 0; expected its name (for 0 the text '0)")
      : i18n.t("the place to which the move leads is blank or 0; expected its name (for 0 the text '0)");
  return new CellError(argument, problem, row, column);
}

/** The number of the place in a cell. `table` is the name of the argument that lists the places. */
export function readPlace(
  cell: Cell,
  { places }: Moves,
  table: string,
  argument: string,
  row?: number,
  column?: number,
): number {
  if (isBlank(cell)) {
    const problem = `${blankProblem([cell])}; ${i18n.t("expected a place of the {table}", { table })}`;
    throw new CellError(argument, problem, row, column);
  }
  const number = places.find(cell);
  if (number !== undefined) return number;
  const problem = i18n.t("{cell} is not among the {table}; expected a place of the {table}", {
    cell: shown(cell),
    table,
  });
  throw new CellError(argument, problem, row, column);
}
