import { CellError, isBlank, shown, textOf, type Cell, type Cells } from "../../grid/cells";
import { i18n } from "../../language";
import { isPause, type Steps } from "../../steps";
import { readCellsInSteps } from "./host-cells";

/** A point and its place in a range; a list in a single cell has no places. */
export interface PlacedPoint {
  readonly point: string;
  readonly row?: number;
  readonly column?: number;
}

/** The images of points or, if they are in a second line, points and their images. */
export interface OneLine {
  readonly points?: readonly PlacedPoint[];
  readonly images: readonly PlacedPoint[];
}

const expectedLines = () =>
  i18n.t("expected a row or column of images, or two of them: points and their images");

/** Reads one row or column, or two, of which the first has the points. Throws a CellError. */
export function* readOneLine(raw: unknown, argument: string): Steps<OneLine> {
  const cells = yield* readCellsInSteps(raw, argument);
  const [rows, columns] = [cells.length, cells[0].length];
  const fail = (problem: string, row?: number, column?: number) =>
    new CellError(argument, `${problem}; ${expectedLines()}`, row, column);
  if (rows === 1 && columns === 1) {
    const images = listIn(cells[0][0], argument);
    if (images.length > 0) return { images };
    throw fail(i18n.t("the cell is blank"));
  }
  const inRows = rows <= 2 && (rows === 1 || columns >= 2);
  if (!inRows && columns > 2) {
    throw fail(i18n.t("there are {rows, number} rows and {columns, number} columns", { rows, columns }));
  }
  const lines = inRows ? rows : columns;
  const placeOf = (line: number, k: number) => (inRows ? [line, k] : [k, line]) as [number, number];
  const read: PlacedPoint[][] = Array.from({ length: lines }, () => []);
  let blank: number | undefined;
  for (let k = 0; k < (inRows ? columns : rows); k++) {
    if (isPause(k)) yield 0;
    const places = read.map((_, line) => placeOf(line, k));
    const missing = places.find(([row, column]) => isBlank(cells[row][column]));
    const filled = places.some(([row, column]) => !isBlank(cells[row][column]));
    if (!filled) {
      blank ??= k;
      continue;
    }
    // Without a line of points, a blank leaves open whose image it is.
    if (missing) throw fail(i18n.t("the cell is blank"), ...missing);
    if (blank !== undefined && lines === 1) throw fail(i18n.t("the cell is blank"), ...placeOf(0, blank));
    for (const [line, [row, column]] of places.entries()) {
      read[line].push(pointIn(cells[row][column], argument, row, column));
    }
  }
  if (read[0].length === 0) throw fail(i18n.t("all cells are blank"));
  return lines === 1 ? { images: read[0] } : { points: read[0], images: read[1] };
}

/** The points in cells, row by row, without blanks; a single cell may hold a list. */
export function* readPoints(cells: Cells, argument: string): Steps<PlacedPoint[]> {
  if (cells.length === 1 && cells[0].length === 1) return listIn(cells[0][0], argument);
  const points: PlacedPoint[] = [];
  for (const [row, each] of cells.entries()) {
    if (isPause(row)) yield 0;
    for (const [column, cell] of each.entries()) {
      if (!isBlank(cell)) points.push(pointIn(cell, argument, row, column));
    }
  }
  return points;
}

/** The number of each point. Throws a CellError where one stands twice; `expected` ends its message. */
export function* numbersOfPlaced(
  points: readonly PlacedPoint[],
  argument: string,
  expected: () => string,
): Steps<Map<string, number>> {
  const numbers = new Map<string, number>();
  for (const [k, { point, row, column }] of points.entries()) {
    if (isPause(k)) yield 0;
    if (numbers.has(point)) {
      const problem = i18n.t("{point} stands here for the second time", { point: shown(point) });
      throw new CellError(argument, `${problem}; ${expected()}`, row, column);
    }
    numbers.set(point, k);
  }
  return numbers;
}

/** A list such as `2 3 1` or `[2, 3, 1]`; digits that stand together are points of their own, as in `231`. */
function listIn(cell: Cell, argument: string): PlacedPoint[] {
  const text = isBlank(cell) ? "" : textOf(cell).replace(/^\[([^[\]]*)\]$/, "$1");
  const parts = /^\d+$/.test(text) ? Array.from(text) : text.split(/[\s,]+/).filter((part) => part !== "");
  return parts.map((part) => pointIn(part, argument));
}

function pointIn(cell: Cell, argument: string, row?: number, column?: number): PlacedPoint {
  const point = textOf(cell);
  if (!/[\s,()]/.test(point)) return { point, ...(row !== undefined && { row, column: column! }) };
  const problem = i18n.t("{cell} is no point, as points have no spaces, commas or parentheses", {
    cell: shown(cell),
  });
  throw new CellError(argument, problem, row, column);
}
