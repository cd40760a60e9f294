import { either, i18n } from "../../language";
import { isPause, type Steps } from "../../steps";
import { CellError, isBlank, isBlankRange, numberIn, shown, type Cell, type Cells } from "../../grid/cells";
import type { MazeGrid } from "./cells";

/** Each edge's first position, the step along it, and the number of positions. */
const EDGES: Readonly<Record<string, (grid: MazeGrid) => [first: number, step: number, length: number]>> = {
  left: ({ rows, columns, edges }) => [edges?.left ?? 0, columns, rows],
  right: ({ rows, columns, edges }) => [edges?.right ?? columns - 1, columns, rows],
  top: ({ columns, edges }) => [(edges?.top ?? 0) * columns, 1, columns],
  bottom: ({ rows, columns, edges }) => [(edges?.bottom ?? rows - 1) * columns, 1, columns],
};

const expected = () =>
  i18n.t("expected a row and a column such as '{'1,1'}', or {edges}", { edges: either(Object.keys(EDGES)) });

/** The starts: the open cells of an edge, or positions. For a blank argument, the cells marked `S`. */
export function* readStarts(cells: Cells, grid: MazeGrid): Steps<readonly number[]> {
  return (yield* readPositions(cells, "start", grid)) ?? marked(grid.starts, "S", "start", cells);
}

/** The goals: the open cells of an edge, or positions. For a blank argument, the cells marked `G`, or otherwise. */
export function* readGoals(cells: Cells, grid: MazeGrid, mark = "G"): Steps<readonly number[]> {
  return (yield* readPositions(cells, "goal", grid)) ?? marked(grid.goals, mark, "goal", cells);
}

/** The error of a blank position that is needed, if there is a 0 in it: somebody may count from 0. */
export function checkZero(cells: Cells, argument: string): void {
  if (!cells.flat().includes(0)) return;
  const problem = i18n.t(
    "it is 0 or blank, which look the same to a function; rows and columns count from 1, as in '{'1,1'}'",
  );
  throw new CellError(argument, problem);
}

function marked(
  positions: readonly number[],
  mark: string,
  argument: string,
  given: Cells,
): readonly number[] {
  if (positions.length > 0) return positions;
  checkZero(given, argument);
  const problem = i18n.t("no cell is marked {mark}; mark one, or give the {argument}", { mark, argument });
  throw new CellError("maze", problem);
}

function* readPositions(cells: Cells, argument: string, grid: MazeGrid): Steps<number[] | undefined> {
  if (isBlankRange(cells)) return undefined;
  if (isEdge(cells)) return openCellsOfEdge(edgeName(cells[0][0]), argument, grid);
  const isColumn = cells.length === 2 && cells.every((row) => row.length === 1);
  const pairs = isColumn ? [cells.flat()] : cells;
  const several = pairs.length > 1;
  const positions: number[] = [];
  for (const [k, pair] of pairs.entries()) {
    if (isPause(k)) yield 0;
    if (pair.length !== 2) {
      const cell = pair.find((each) => typeof each === "string" && !isBlank(each)) ?? pair[0];
      const problem = i18n.t("{cell} is not a position", { cell: shown(cell) });
      throw new CellError(argument, `${problem}; ${expected()}`);
    }
    if (pair.every(isBlank)) continue;
    const place = several ? k : undefined;
    const row = readCoordinate(pair[0], "row", grid.rows, argument, place);
    const column = readCoordinate(pair[1], "column", grid.columns, argument, place);
    const position = row * grid.columns + column;
    if (!grid.open[position]) {
      const problem = i18n.t("row {row}, column {column} of the maze is {closed}", {
        row: row + 1,
        column: column + 1,
        closed: grid.closed?.() ?? i18n.t("a wall; expected an open cell"),
      });
      throw new CellError(argument, problem, place);
    }
    positions.push(position);
  }
  return positions;
}

function readCoordinate(
  cell: Cell,
  name: "row" | "column",
  size: number,
  argument: string,
  place?: number,
): number {
  const number = numberIn(cell);
  if (number === undefined || !Number.isInteger(number) || number < 1 || number > size) {
    const value = isBlank(cell) && cell !== 0 ? i18n.t("blank") : shown(cell);
    const problem =
      name === "row"
        ? i18n.t("the row is {value}; expected a whole number from 1 to {size}", { value, size })
        : i18n.t("the column is {value}; expected a whole number from 1 to {size}", { value, size });
    throw new CellError(argument, problem, place);
  }
  return number - 1;
}

function edgeName(cell: Cell): string {
  return String(cell).trim().toLowerCase();
}

function isEdge(cells: Cells): boolean {
  return cells.length === 1 && cells[0].length === 1 && Object.hasOwn(EDGES, edgeName(cells[0][0]));
}

function openCellsOfEdge(edge: string, argument: string, grid: MazeGrid): number[] {
  const [first, step, length] = EDGES[edge](grid);
  const open = Array.from({ length }, (_, k) => first + k * step).filter((position) => grid.open[position]);
  if (open.length > 0) return open;
  const problem = i18n.t("all cells of the {edge} edge are walls; expected an open one", { edge });
  throw new CellError(argument, problem);
}
