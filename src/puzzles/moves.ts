import { i18n } from "../language";
import { orderOfPoints } from "../permutations/points";
import { edgesBy } from "../search/adjacency";
import { isPause, ITEMS_PER_STEP, type Steps } from "../steps";
import { CellError, columnsThere, isBlank, shown, textOf, type Cell, type Cells } from "./cells";

/** Moves from place to place as a table lists them, without repeats and moves that go nowhere. */
export interface Moves {
  /** The names of the places, in the order of points. */
  readonly places: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
  /** The places as the table shows them: 5 is no text there. */
  readonly cells: readonly Cell[];
  /** The numbers of the places of each move, in the order of the table. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** The names of the moves, or blanks. */
  readonly names: readonly Cell[];
  /** Whether the table has a column for them. */
  readonly named: boolean;
}

const expected = () => i18n.t("expected two columns, from and to, and perhaps names");

/** Reads moves from two columns, from and to, or three, the last one for their names. Blank rows are skipped. */
export function* readMoves(cells: Cells, argument: string): Steps<Moves> {
  const width = cells[0].length;
  if (width !== 2 && width !== 3) {
    throw new CellError(argument, `${columnsThere(width)}; ${expected()}`);
  }
  /** The places, their cells and their numbers in the order in which they come first. */
  const found: string[] = [];
  const cellsFound: Cell[] = [];
  const numbers = new Map<string, number>();
  const numberAt = (row: number, column: number): number => {
    const cell = cells[row][column];
    const place = placeIn(cell, argument, row, column);
    const known = numbers.get(place);
    if (known !== undefined) return known;
    numbers.set(place, found.length);
    cellsFound.push(typeof cell === "string" ? place : cell);
    return found.push(place) - 1;
  };
  const rows = new Int32Array(cells.length);
  const tails = new Int32Array(cells.length);
  const heads = new Int32Array(cells.length);
  let filled = 0;
  for (let row = 0; row < cells.length; row++) {
    if (isPause(row)) yield 0;
    if (cells[row].every(isBlank)) continue;
    tails[filled] = numberAt(row, 0);
    heads[filled] = numberAt(row, 1);
    rows[filled++] = row;
  }
  if (filled === 0) throw new CellError(argument, `${i18n.t("all cells are blank")}; ${expected()}`);

  const order = yield* orderOfPoints(found);
  const places: string[] = [];
  const placeCells: Cell[] = [];
  const inOrder = new Int32Array(found.length);
  for (const number of order) {
    inOrder[number] = places.length;
    numbers.set(found[number], places.length);
    placeCells.push(cellsFound[number]);
    if (places.push(found[number]) % ITEMS_PER_STEP === 0) yield 0;
  }
  const isMove = yield* firstOfEqualMoves(tails.subarray(0, filled), heads, found.length);
  const names: Cell[] = [];
  for (let k = 0; k < filled; k++) {
    if (isPause(k)) yield 0;
    if (!isMove[k]) continue;
    tails[names.length] = inOrder[tails[k]];
    heads[names.length] = inOrder[heads[k]];
    const name = cells[rows[k]][2];
    names.push(name === undefined || isBlank(name) ? "" : name);
  }
  return {
    places,
    numbers,
    cells: placeCells,
    from: tails.slice(0, names.length),
    to: heads.slice(0, names.length),
    names,
    named: width === 3,
  };
}

/** Marks with 1 each move that goes somewhere and is not there before. */
function* firstOfEqualMoves(tails: Int32Array, heads: Int32Array, placeCount: number): Steps<Uint8Array> {
  const { offsets, edges } = edgesBy(tails, placeCount);
  yield 0;
  const isFirst = new Uint8Array(tails.length);
  /** The last place from which a move to each place was seen; −1 for none. */
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

function placeIn(cell: Cell, argument: string, row: number, column: number): string {
  if (!isBlank(cell)) return textOf(cell);
  const problem =
    column === 0
      ? i18n.t("the place from is blank or 0; expected its name (for 0 the text '0)")
      : i18n.t("the place to is blank or 0; expected its name (for 0 the text '0)");
  throw new CellError(argument, problem, row, column);
}

/** The number of the place in a cell. `table` is the name of the argument that lists the places. */
export function readPlace(
  cell: Cell,
  { numbers }: Moves,
  table: string,
  argument: string,
  row?: number,
  column?: number,
): number {
  if (isBlank(cell)) {
    const problem = i18n.t("the cell is blank; expected a place of the {table}", { table });
    throw new CellError(argument, problem, row, column);
  }
  const number = numbers.get(textOf(cell));
  if (number !== undefined) return number;
  const problem = i18n.t("{cell} is not among the {table}; expected a place of the {table}", {
    cell: shown(cell),
    table,
  });
  throw new CellError(argument, problem, row, column);
}
