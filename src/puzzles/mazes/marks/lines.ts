import { isBlank, numberIn, type Cells } from "../../../grid/cells";
import { isPause, type Steps } from "../../../steps";
import { markOf, nameOf } from "./marks";
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

/** A line of text, and the row of the range that it is in. */
interface Line {
  readonly text: string;
  readonly row: number;
}

/**
 * Lines of text below each other, in one cell each or together, as one mark a cell; all other cells as they are. Shorter lines end in
 * blank cells.
 */
export function* linesOf(cells: Cells, named: NamedWalls, usual: Splitting): Steps<Drawn> {
  const lines = yield* readLines(cells, named);
  if (!lines) return { cells };
  const texts = lines.map(({ text }) => text);
  const split = isSpaced(texts.filter((text) => text.trim() !== "")) ? bySpaces : usual;
  if (!texts.some((text) => text.trim().length > 1 && split(text).length > 1)) return { cells };
  const rows = texts.map(split);
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  return {
    cells: rows.map((row) => Array.from({ length: width }, (_, k) => (row[k] === "0" ? 0 : (row[k] ?? "")))),
    places: { rows: lines.map(({ row }) => row), columns: new Array<number>(width).fill(0) },
  };
}

/** Longer texts are not mazes, and would not fit into memory as cells. */
const MOST_CELLS = 1 << 22;

/** The lines of a single column of texts; undefined if it has other cells, or if each cell is a mark or a number. */
function* readLines(cells: Cells, named: NamedWalls): Steps<readonly Line[] | undefined> {
  const lines: Line[] = [];
  let longest = 0;
  for (const [row, range] of cells.entries()) {
    if (range.length > 1) return undefined;
    if (isPause(row)) yield 0;
    const cell = range[0] ?? "";
    if (!isBlank(cell) && (typeof cell !== "string" || isWholeMark(cell, named))) return undefined;
    const texts = isBlank(cell)
      ? [""]
      : String(cell)
          .replace(/[\r\n]+$/, "")
          .split(/\r\n|\r|\n/);
    for (const text of texts) {
      lines.push({ text, row });
      longest = Math.max(longest, text.length);
    }
  }
  const filled = lines.flatMap(({ text }) => (text.trim() === "" ? [] : [text]));
  return lines.length * longest > MOST_CELLS || areNumbers(filled) ? undefined : lines;
}

const isWholeMark = (cell: string, named: NamedWalls) => cell.trim().length > 1 && named.has(nameOf(cell));

/** A column of numbers is a maze of one column, unless they are as long as each other and consist of 0 and 1. */
function areNumbers(lines: readonly string[]): boolean {
  const isBinary = (line: string) => /^[01]{2,}$/.test(line.trim());
  const isEqual = lines.every((line) => line.trim().length === lines[0].trim().length);
  const areMarks = isEqual && lines.every(isBinary) && lines.some((line) => line.includes("0"));
  return !areMarks && lines.every((line) => numberIn(line) !== undefined);
}

/**
 * Whether spaces are between the marks and not ways: there are numbers, or ways are written otherwise, or every second column would be a
 * way from top to bottom.
 */
function isSpaced(lines: readonly string[]): boolean {
  const rows = lines.map(bySpaces);
  if (!rows.every((row) => row.length > 1 && row.length === rows[0].length)) return false;
  const marks = rows.flat();
  const isNumber = (mark: string) => numberIn(mark) !== undefined;
  if (!marks.every((mark) => isNumber(mark) || Array.from(mark).length === 1)) return false;
  const isClear = marks.some((mark) => markOf(mark) === "way" || (isNumber(mark) && mark !== "1"));
  return isClear || marks.every(isNumber) || (rows.length > 2 && rows[0].length > 2);
}
