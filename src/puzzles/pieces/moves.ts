import { i18n } from "../../language";
import { edgesBy } from "../../search/adjacency";
import { isPause, type Steps } from "../../steps";
import { blankProblem, CellError, isBlank, shown, type Cell, type Cells } from "../../grid/cells";
import { filledRows } from "../../grid/columns";
import { Places } from "./places";

/** Moves from place to place as listed in a table, without repeats and moves that go nowhere. */
export interface Moves {
  /** In point order. */
  readonly places: Places;
  /** The place numbers of each move, in the order of the table. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** The names of the moves, or blanks; undefined if the table has no column for them. */
  readonly names: readonly Cell[] | undefined;
}

const expected = () => i18n.t("expected two columns, from and to, and perhaps names");

/** Reads moves from two columns, from and to, or three, with the names last. Skips blank rows. */
export function* readMoves(cells: Cells, argument: string): Steps<Moves> {
  const rows = yield* filledRows(cells, argument, [2, 3], expected);
  const places = new Places(cells);
  const tails = new Int32Array(rows.length);
  const heads = new Int32Array(rows.length);
  for (let k = 0; k < rows.length; k++) {
    if (isPause(k)) yield 0;
    const row = rows[k];
    const [tail, head] = cells[row];
    if (isBlank(tail)) throw noPlace(argument, row, 0);
    if (isBlank(head)) throw noPlace(argument, row, 1);
    if (!places.hasRoom(2)) yield* places.makeRoom();
    tails[k] = places.add(tail, row, 0);
    heads[k] = places.add(head, row, 1);
  }

  const inOrder = yield* places.sort();
  const isMove = yield* firstOfEqualMoves(tails, heads, places.count);
  const names: Cell[] | undefined = cells[0].length === 3 ? [] : undefined;
  let count = 0;
  for (let k = 0; k < rows.length; k++) {
    if (isPause(k)) yield 0;
    if (!isMove[k]) continue;
    tails[count] = inOrder[tails[k]];
    heads[count++] = inOrder[heads[k]];
    if (!names) continue;
    const name = cells[rows[k]][2];
    names.push(isBlank(name) ? "" : name);
  }
  return { places, from: tails.subarray(0, count), to: heads.subarray(0, count), names };
}

/** Marks with 1 each move that goes somewhere and has not occurred before. */
function* firstOfEqualMoves(tails: Int32Array, heads: Int32Array, placeCount: number): Steps<Uint8Array> {
  const { offsets, edges } = yield* edgesBy(tails, placeCount);
  const isFirst = new Uint8Array(tails.length);
  /** The last place with a known move to each place; −1 for none. */
  const seenFrom = new Int32Array(placeCount).fill(-1);
  for (let place = 0; place < placeCount; place++) {
    for (let k = offsets[place]; k < offsets[place + 1]; k++) {
      if (isPause(k)) yield 0;
      const head = heads[edges[k]];
      if (head !== place && seenFrom[head] !== place) isFirst[edges[k]] = 1;
      seenFrom[head] = place;
    }
  }
  return isFirst;
}

function noPlace(argument: string, row: number, column: number): CellError {
  const problem =
    column === 0
      ? i18n.t("the place from is blank or 0; expected its name (for 0 the text '0)")
      : i18n.t("the place to is blank or 0; expected its name (for 0 the text '0)");
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
