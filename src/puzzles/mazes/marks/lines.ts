import { isBlank, numberIn, type Cell, type Cells } from "../../../grid/cells";
import { isPause, type Steps } from "../../../steps";
import { nameOf } from "./marks";
import type { NamedWalls } from "./walls";

/** A maze with one mark a cell, and where in the range its rows and columns are, if it was written otherwise. */
export interface Drawn {
  readonly cells: Cells;
  readonly places?: Places;
}

export interface Places {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/** The cell of the range in which a cell of the maze is written. */
export const placeOf = <Place extends Readonly<Record<"row" | "column", number>>>(
  place: Place,
  places: Places | undefined,
) => (places ? { row: places.rows[place.row], column: places.columns[place.column] } : place);

/** How a line of text is split: at each character, or at spaces. */
export type Splitting = (line: string) => string[];
export const byCharacter: Splitting = (line) => Array.from(line.trimEnd());
export const bySpaces: Splitting = (line) => line.trim().split(/[\s,;]+/u);

/** Lines of text below each other, one a cell, as one mark a cell; all other cells as they are. Shorter lines end in blank cells. */
export function* linesOf(cells: Cells, named: NamedWalls, split: Splitting): Steps<Drawn> {
  if (!(yield* areLines(cells, named, split))) return { cells };
  const lines = cells.map(([line = ""]) => split(typeof line === "string" ? line : ""));
  const width = lines.reduce((most, line) => Math.max(most, line.length), 0);
  return {
    cells: lines.map((line) =>
      Array.from({ length: width }, (_, k) => (line[k] === "0" ? 0 : (line[k] ?? ""))),
    ),
    places: { rows: [...lines.keys()], columns: new Array<number>(width).fill(0) },
  };
}

/** Longer texts are not mazes, and would not fit into memory as cells. */
const MOST_CELLS = 1 << 22;

function* areLines(cells: Cells, named: NamedWalls, split: Splitting): Steps<boolean> {
  const lines: string[] = [];
  let longest = 0;
  for (const [r, row] of cells.entries()) {
    if (row.length > 1) return false;
    if (isPause(r)) yield 0;
    const cell = row[0] ?? "";
    if (isBlank(cell)) continue;
    if (typeof cell !== "string" || isWholeMark(cell, named)) return false;
    lines.push(cell);
    longest = Math.max(longest, cell.length);
  }
  const isSplit = (line: string) => line.trim().length > 1 && split(line).length > 1;
  return cells.length * longest <= MOST_CELLS && lines.some(isSplit) && !areNumbers(lines);
}

const isWholeMark = (cell: Cell, named: NamedWalls) =>
  typeof cell === "string" && cell.trim().length > 1 && named.has(nameOf(cell));

/** A column of numbers is a maze of one column, unless they are as long as each other and of 0 and 1. */
function areNumbers(lines: readonly string[]): boolean {
  const isBinary = (line: string) => /^[01]{2,}$/.test(line.trim());
  const isEqual = lines.every((line) => line.trim().length === lines[0].trim().length);
  return !(isEqual && lines.every(isBinary)) && lines.every((line) => numberIn(line) !== undefined);
}
