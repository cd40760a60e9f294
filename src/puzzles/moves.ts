import { i18n } from "../language";
import { sortedPoints } from "../permutations/points";
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
export function readMoves(cells: Cells, argument: string): Moves {
  const width = cells[0].length;
  if (width !== 2 && width !== 3) {
    throw new CellError(argument, `${columnsThere(width)}; ${expected()}`);
  }
  const rows = [...cells.keys()].filter((row) => !cells[row].every(isBlank));
  if (rows.length === 0) throw new CellError(argument, `${i18n.t("all cells are blank")}; ${expected()}`);
  const cellOf = new Map<string, Cell>();
  const pairs = rows.map((row) =>
    [0, 1].map((column) => placeIn(cells[row][column], cellOf, argument, row, column)),
  );

  const places = sortedPoints(cellOf.keys());
  const numbers = new Map(places.map((place, number) => [place, number]));
  const from: number[] = [];
  const to: number[] = [];
  const names: Cell[] = [];
  const seen = new Set<number>();
  pairs.forEach((pair, k) => {
    const [tail, head] = pair.map((place) => numbers.get(place)!);
    const key = tail * places.length + head;
    if (tail === head || seen.has(key)) return;
    seen.add(key);
    from.push(tail);
    to.push(head);
    const name = cells[rows[k]][2];
    names.push(name === undefined || isBlank(name) ? "" : name);
  });
  return {
    places,
    numbers,
    cells: places.map((place) => cellOf.get(place)!),
    from: Int32Array.from(from),
    to: Int32Array.from(to),
    names,
    named: width === 3,
  };
}

function placeIn(
  cell: Cell,
  cellOf: Map<string, Cell>,
  argument: string,
  row: number,
  column: number,
): string {
  if (isBlank(cell)) {
    const problem =
      column === 0
        ? i18n.t("the place from is blank or 0; expected its name (for 0 the text '0)")
        : i18n.t("the place to is blank or 0; expected its name (for 0 the text '0)");
    throw new CellError(argument, problem, row, column);
  }
  const place = textOf(cell);
  if (!cellOf.has(place)) cellOf.set(place, typeof cell === "string" ? place : cell);
  return place;
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
